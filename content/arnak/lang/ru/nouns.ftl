### What things of the game are called.

## Tokens and icons

resource-coin =
    { $form ->
        [gen] { $n ->
            [one] монеты
           *[other] монет
        }
        [dat] { $n ->
            [one] монете
           *[other] монетам
        }
        [ins] { $n ->
            [one] монетой
           *[other] монетами
        }
        [prep] { $n ->
            [one] монете
           *[other] монетах
        }
        [acc] { $n ->
            [one] монету
            [few] монеты
            [plural] монеты
           *[many] монет
        }
       *[nom] { $n ->
            [one] монета
            [few] монеты
            [plural] монеты
           *[many] монет
        }
    }
    .gender = f
resource-compass =
    { $form ->
        [gen] { $n ->
            [one] компаса
           *[other] компасов
        }
        [dat] { $n ->
            [one] компасу
           *[other] компасам
        }
        [ins] { $n ->
            [one] компасом
           *[other] компасами
        }
        [prep] { $n ->
            [one] компасе
           *[other] компасах
        }
        [acc] { $n ->
            [one] компас
            [few] компаса
            [plural] компасы
           *[many] компасов
        }
       *[nom] { $n ->
            [one] компас
            [few] компаса
            [plural] компасы
           *[many] компасов
        }
    }
resource-tablet =
    { $form ->
        [gen] { $n ->
            [one] таблички
           *[other] табличек
        }
        [dat] { $n ->
            [one] табличке
           *[other] табличкам
        }
        [ins] { $n ->
            [one] табличкой
           *[other] табличками
        }
        [prep] { $n ->
            [one] табличке
           *[other] табличках
        }
        [acc] { $n ->
            [one] табличку
            [few] таблички
            [plural] таблички
           *[many] табличек
        }
       *[nom] { $n ->
            [one] табличка
            [few] таблички
            [plural] таблички
           *[many] табличек
        }
    }
    .gender = f
resource-arrowhead =
    { $form ->
        [gen] { $n ->
            [one] стрелки-указателя
           *[other] стрелок-указателей
        }
        [dat] { $n ->
            [one] стрелке-указателю
           *[other] стрелкам-указателям
        }
        [ins] { $n ->
            [one] стрелкой-указателем
           *[other] стрелками-указателями
        }
        [prep] { $n ->
            [one] стрелке-указателе
           *[other] стрелках-указателях
        }
        [acc] { $n ->
            [one] стрелку-указатель
            [few] стрелки-указателя
            [plural] стрелки-указатели
           *[many] стрелок-указателей
        }
       *[nom] { $n ->
            [one] стрелка-указатель
            [few] стрелки-указателя
            [plural] стрелки-указатели
           *[many] стрелок-указателей
        }
    }
    .gender = f
resource-jewel =
    { $form ->
        [gen] { $n ->
            [one] драгоценности
           *[other] драгоценностей
        }
        [dat] { $n ->
            [one] драгоценности
           *[other] драгоценностям
        }
        [ins] { $n ->
            [one] драгоценностью
           *[other] драгоценностями
        }
        [prep] { $n ->
            [one] драгоценности
           *[other] драгоценностях
        }
        [acc] { $n ->
            [one] драгоценность
            [few] драгоценности
            [plural] драгоценности
           *[many] драгоценностей
        }
       *[nom] { $n ->
            [one] драгоценность
            [few] драгоценности
            [plural] драгоценности
           *[many] драгоценностей
        }
    }
    .gender = f
resource-figure =
    { $form ->
        [gen] { $n ->
            [one] исследователя
           *[other] исследователей
        }
        [dat] { $n ->
            [one] исследователю
           *[other] исследователям
        }
        [ins] { $n ->
            [one] исследователем
           *[other] исследователями
        }
        [prep] { $n ->
            [one] исследователе
           *[other] исследователях
        }
        [acc] { $n ->
            [one] исследователя
           *[other] исследователей
        }
       *[nom] { $n ->
            [one] исследователь
            [few] исследователя
            [plural] исследователи
           *[many] исследователей
        }
    }
    .animate = yes
resource-idol =
    { $form ->
        [gen] { $n ->
            [one] идола
           *[other] идолов
        }
        [dat] { $n ->
            [one] идолу
           *[other] идолам
        }
        [ins] { $n ->
            [one] идолом
           *[other] идолами
        }
        [prep] { $n ->
            [one] идоле
           *[other] идолах
        }
        [acc] { $n ->
            [one] идола
           *[other] идолов
        }
       *[nom] { $n ->
            [one] идол
            [few] идола
            [plural] идолы
           *[many] идолов
        }
    }
    .animate = yes
resource-slotted =
    { $form ->
        [gen] { $n ->
            [one] идола в ячейке
           *[other] идолов в ячейках
        }
        [dat] { $n ->
            [one] идолу в ячейке
           *[other] идолам в ячейках
        }
        [ins] { $n ->
            [one] идолом в ячейке
           *[other] идолами в ячейках
        }
        [prep] { $n ->
            [one] идоле в ячейке
           *[other] идолах в ячейках
        }
        [acc] { $n ->
            [one] идола в ячейке
           *[other] идолов в ячейках
        }
       *[nom] { $n ->
            [one] идол в ячейке
            [few] идола в ячейке
            [plural] идолы в ячейках
           *[many] идолов в ячейках
        }
    }
    .animate = yes
resource-fear_tile =
    { $form ->
        [gen] { $n ->
            [one] плитки ужаса
           *[other] плиток ужаса
        }
        [dat] { $n ->
            [one] плитке ужаса
           *[other] плиткам ужаса
        }
        [ins] { $n ->
            [one] плиткой ужаса
           *[other] плитками ужаса
        }
        [prep] { $n ->
            [one] плитке ужаса
           *[other] плитках ужаса
        }
        [acc] { $n ->
            [one] плитку ужаса
            [few] плитки ужаса
            [plural] плитки ужаса
           *[many] плиток ужаса
        }
       *[nom] { $n ->
            [one] плитка ужаса
            [few] плитки ужаса
            [plural] плитки ужаса
           *[many] плиток ужаса
        }
    }
    .gender = f
resource-action =
    { $form ->
        [gen] { $n ->
            [one] основного действия
           *[other] основных действий
        }
        [dat] { $n ->
            [one] основному действию
           *[other] основным действиям
        }
        [ins] { $n ->
            [one] основным действием
           *[other] основными действиями
        }
        [prep] { $n ->
            [one] основном действии
           *[other] основных действиях
        }
        [acc] { $n ->
            [one] основное действие
            [few] основного действия
            [plural] основные действия
           *[many] основных действий
        }
       *[nom] { $n ->
            [one] основное действие
            [few] основного действия
            [plural] основные действия
           *[many] основных действий
        }
    }
    .gender = n
icon-boot =
    { $form ->
        [gen] { $n ->
            [one] ботинка
           *[other] ботинок
        }
        [dat] { $n ->
            [one] ботинку
           *[other] ботинкам
        }
        [ins] { $n ->
            [one] ботинком
           *[other] ботинками
        }
        [prep] { $n ->
            [one] ботинке
           *[other] ботинках
        }
        [acc] { $n ->
            [one] ботинок
            [few] ботинка
            [plural] ботинки
           *[many] ботинок
        }
       *[nom] { $n ->
            [one] ботинок
            [few] ботинка
            [plural] ботинки
           *[many] ботинок
        }
    }
icon-car =
    { $form ->
        [gen] { $n ->
            [one] автомобиля
           *[other] автомобилей
        }
        [dat] { $n ->
            [one] автомобилю
           *[other] автомобилям
        }
        [ins] { $n ->
            [one] автомобилем
           *[other] автомобилями
        }
        [prep] { $n ->
            [one] автомобиле
           *[other] автомобилях
        }
        [acc] { $n ->
            [one] автомобиль
            [few] автомобиля
            [plural] автомобили
           *[many] автомобилей
        }
       *[nom] { $n ->
            [one] автомобиль
            [few] автомобиля
            [plural] автомобили
           *[many] автомобилей
        }
    }
icon-ship =
    { $form ->
        [gen] { $n ->
            [one] корабля
           *[other] кораблей
        }
        [dat] { $n ->
            [one] кораблю
           *[other] кораблям
        }
        [ins] { $n ->
            [one] кораблем
           *[other] кораблями
        }
        [prep] { $n ->
            [one] корабле
           *[other] кораблях
        }
        [acc] { $n ->
            [one] корабль
            [few] корабля
            [plural] корабли
           *[many] кораблей
        }
       *[nom] { $n ->
            [one] корабль
            [few] корабля
            [plural] корабли
           *[many] кораблей
        }
    }
icon-plane =
    { $form ->
        [gen] { $n ->
            [one] самолета
           *[other] самолетов
        }
        [dat] { $n ->
            [one] самолету
           *[other] самолетам
        }
        [ins] { $n ->
            [one] самолетом
           *[other] самолетами
        }
        [prep] { $n ->
            [one] самолете
           *[other] самолетах
        }
        [acc] { $n ->
            [one] самолет
            [few] самолета
            [plural] самолеты
           *[many] самолетов
        }
       *[nom] { $n ->
            [one] самолет
            [few] самолета
            [plural] самолеты
           *[many] самолетов
        }
    }
unit-card =
    { $form ->
        [gen] { $n ->
            [one] карты из руки
           *[other] карт из руки
        }
        [dat] { $n ->
            [one] карте из руки
           *[other] картам из руки
        }
        [ins] { $n ->
            [one] картой из руки
           *[other] картами из руки
        }
        [prep] { $n ->
            [one] карте из руки
           *[other] картах из руки
        }
        [acc] { $n ->
            [one] карту из руки
            [few] карты из руки
            [plural] карты из руки
           *[many] карт из руки
        }
       *[nom] { $n ->
            [one] карта из руки
            [few] карты из руки
            [plural] карты из руки
           *[many] карт из руки
        }
    }
    .gender = f

## Kinds

kind-playing_card =
    { $form ->
        [gen] { $n ->
            [one] карты
           *[other] карт
        }
        [dat] { $n ->
            [one] карте
           *[other] картам
        }
        [ins] { $n ->
            [one] картой
           *[other] картами
        }
        [prep] { $n ->
            [one] карте
           *[other] картах
        }
        [acc] { $n ->
            [one] карту
            [few] карты
            [plural] карты
           *[many] карт
        }
       *[nom] { $n ->
            [one] карта
            [few] карты
            [plural] карты
           *[many] карт
        }
    }
    .gender = f
kind-starting =
    { $form ->
        [gen] { $n ->
            [one] стартовой карты
           *[other] стартовых карт
        }
        [dat] { $n ->
            [one] стартовой карте
           *[other] стартовым картам
        }
        [ins] { $n ->
            [one] стартовой картой
           *[other] стартовыми картами
        }
        [prep] { $n ->
            [one] стартовой карте
           *[other] стартовых картах
        }
        [acc] { $n ->
            [one] стартовую карту
            [few] стартовой карты
            [plural] стартовые карты
           *[many] стартовых карт
        }
       *[nom] { $n ->
            [one] стартовая карта
            [few] стартовой карты
            [plural] стартовые карты
           *[many] стартовых карт
        }
    }
    .gender = f
kind-fear_card =
    { $form ->
        [gen] { $n ->
            [one] карты ужаса
           *[other] карт ужаса
        }
        [dat] { $n ->
            [one] карте ужаса
           *[other] картам ужаса
        }
        [ins] { $n ->
            [one] картой ужаса
           *[other] картами ужаса
        }
        [prep] { $n ->
            [one] карте ужаса
           *[other] картах ужаса
        }
        [acc] { $n ->
            [one] карту ужаса
            [few] карты ужаса
            [plural] карты ужаса
           *[many] карт ужаса
        }
       *[nom] { $n ->
            [one] карта ужаса
            [few] карты ужаса
            [plural] карты ужаса
           *[many] карт ужаса
        }
    }
    .gender = f
kind-item =
    { $form ->
        [gen] { $n ->
            [one] предмета
           *[other] предметов
        }
        [dat] { $n ->
            [one] предмету
           *[other] предметам
        }
        [ins] { $n ->
            [one] предметом
           *[other] предметами
        }
        [prep] { $n ->
            [one] предмете
           *[other] предметах
        }
        [acc] { $n ->
            [one] предмет
            [few] предмета
            [plural] предметы
           *[many] предметов
        }
       *[nom] { $n ->
            [one] предмет
            [few] предмета
            [plural] предметы
           *[many] предметов
        }
    }
kind-artifact =
    { $form ->
        [gen] { $n ->
            [one] артефакта
           *[other] артефактов
        }
        [dat] { $n ->
            [one] артефакту
           *[other] артефактам
        }
        [ins] { $n ->
            [one] артефактом
           *[other] артефактами
        }
        [prep] { $n ->
            [one] артефакте
           *[other] артефактах
        }
        [acc] { $n ->
            [one] артефакт
            [few] артефакта
            [plural] артефакты
           *[many] артефактов
        }
       *[nom] { $n ->
            [one] артефакт
            [few] артефакта
            [plural] артефакты
           *[many] артефактов
        }
    }
kind-site =
    { $form ->
        [gen] { $n ->
            [one] локации
           *[other] локаций
        }
        [dat] { $n ->
            [one] локации
           *[other] локациям
        }
        [ins] { $n ->
            [one] локацией
           *[other] локациями
        }
        [prep] { $n ->
            [one] локации
           *[other] локациях
        }
        [acc] { $n ->
            [one] локацию
            [few] локации
            [plural] локации
           *[many] локаций
        }
       *[nom] { $n ->
            [one] локация
            [few] локации
            [plural] локации
           *[many] локаций
        }
    }
    .gender = f
kind-space =
    { $form ->
        [gen] { $n ->
            [one] места
           *[other] мест
        }
        [dat] { $n ->
            [one] месту
           *[other] местам
        }
        [ins] { $n ->
            [one] местом
           *[other] местами
        }
        [prep] { $n ->
            [one] месте
           *[other] местах
        }
        [acc] { $n ->
            [one] место
            [few] места
            [plural] места
           *[many] мест
        }
       *[nom] { $n ->
            [one] место
            [few] места
            [plural] места
           *[many] мест
        }
    }
    .gender = n
kind-tile =
    { $form ->
        [gen] { $n ->
            [one] плитки локации
           *[other] плиток локаций
        }
        [dat] { $n ->
            [one] плитке локации
           *[other] плиткам локаций
        }
        [ins] { $n ->
            [one] плиткой локации
           *[other] плитками локаций
        }
        [prep] { $n ->
            [one] плитке локации
           *[other] плитках локаций
        }
        [acc] { $n ->
            [one] плитку локации
            [few] плитки локации
            [plural] плитки локаций
           *[many] плиток локаций
        }
       *[nom] { $n ->
            [one] плитка локации
            [few] плитки локации
            [plural] плитки локаций
           *[many] плиток локаций
        }
    }
    .gender = f
kind-guardian =
    { $form ->
        [gen] { $n ->
            [one] стража
           *[other] стражей
        }
        [dat] { $n ->
            [one] стражу
           *[other] стражам
        }
        [ins] { $n ->
            [one] стражем
           *[other] стражами
        }
        [prep] { $n ->
            [one] страже
           *[other] стражах
        }
        [acc] { $n ->
            [one] стража
           *[other] стражей
        }
       *[nom] { $n ->
            [one] страж
            [few] стража
            [plural] стражи
           *[many] стражей
        }
    }
    .animate = yes
kind-idol_tile =
    { $form ->
        [gen] { $n ->
            [one] идола
           *[other] идолов
        }
        [dat] { $n ->
            [one] идолу
           *[other] идолам
        }
        [ins] { $n ->
            [one] идолом
           *[other] идолами
        }
        [prep] { $n ->
            [one] идоле
           *[other] идолах
        }
        [acc] { $n ->
            [one] идола
           *[other] идолов
        }
       *[nom] { $n ->
            [one] идол
            [few] идола
            [plural] идолы
           *[many] идолов
        }
    }
    .animate = yes
kind-slot_effect =
    { $form ->
        [gen] { $n ->
            [one] ячейки для идола
           *[other] ячеек для идолов
        }
        [dat] { $n ->
            [one] ячейке для идола
           *[other] ячейкам для идолов
        }
        [ins] { $n ->
            [one] ячейкой для идола
           *[other] ячейками для идолов
        }
        [prep] { $n ->
            [one] ячейке для идола
           *[other] ячейках для идолов
        }
        [acc] { $n ->
            [one] ячейку для идола
            [few] ячейки для идола
            [plural] ячейки для идолов
           *[many] ячеек для идолов
        }
       *[nom] { $n ->
            [one] ячейка для идола
            [few] ячейки для идола
            [plural] ячейки для идолов
           *[many] ячеек для идолов
        }
    }
    .gender = f
kind-assistant =
    { $form ->
        [gen] { $n ->
            [one] помощника
           *[other] помощников
        }
        [dat] { $n ->
            [one] помощнику
           *[other] помощникам
        }
        [ins] { $n ->
            [one] помощником
           *[other] помощниками
        }
        [prep] { $n ->
            [one] помощнике
           *[other] помощниках
        }
        [acc] { $n ->
            [one] помощника
           *[other] помощников
        }
       *[nom] { $n ->
            [one] помощник
            [few] помощника
            [plural] помощники
           *[many] помощников
        }
    }
    .animate = yes
kind-desk =
    { $form ->
        [gen] { $n ->
            [one] стопки помощников
           *[other] стопок помощников
        }
        [dat] { $n ->
            [one] стопке помощников
           *[other] стопкам помощников
        }
        [ins] { $n ->
            [one] стопкой помощников
           *[other] стопками помощников
        }
        [prep] { $n ->
            [one] стопке помощников
           *[other] стопках помощников
        }
        [acc] { $n ->
            [one] стопку помощников
            [few] стопки помощников
            [plural] стопки помощников
           *[many] стопок помощников
        }
       *[nom] { $n ->
            [one] стопка помощников
            [few] стопки помощников
            [plural] стопки помощников
           *[many] стопок помощников
        }
    }
    .gender = f
kind-node =
    { $form ->
        [gen] { $n ->
            [one] деления шкалы исследования
           *[other] делений шкалы исследования
        }
        [dat] { $n ->
            [one] делению шкалы исследования
           *[other] делениям шкалы исследования
        }
        [ins] { $n ->
            [one] делением шкалы исследования
           *[other] делениями шкалы исследования
        }
        [prep] { $n ->
            [one] делении шкалы исследования
           *[other] делениях шкалы исследования
        }
        [acc] { $n ->
            [one] деление шкалы исследования
            [few] деления шкалы исследования
            [plural] деления шкалы исследования
           *[many] делений шкалы исследования
        }
       *[nom] { $n ->
            [one] деление шкалы исследования
            [few] деления шкалы исследования
            [plural] деления шкалы исследования
           *[many] делений шкалы исследования
        }
    }
    .gender = n
kind-track_row =
    { $form ->
        [gen] { $n ->
            [one] ряда шкалы исследования
           *[other] рядов шкалы исследования
        }
        [dat] { $n ->
            [one] ряду шкалы исследования
           *[other] рядам шкалы исследования
        }
        [ins] { $n ->
            [one] рядом шкалы исследования
           *[other] рядами шкалы исследования
        }
        [prep] { $n ->
            [one] ряде шкалы исследования
           *[other] рядах шкалы исследования
        }
        [acc] { $n ->
            [one] ряд шкалы исследования
            [few] ряда шкалы исследования
            [plural] ряды шкалы исследования
           *[many] рядов шкалы исследования
        }
       *[nom] { $n ->
            [one] ряд шкалы исследования
            [few] ряда шкалы исследования
            [plural] ряды шкалы исследования
           *[many] рядов шкалы исследования
        }
    }
kind-bonus_tile =
    { $form ->
        [gen] { $n ->
            [one] фишки бонуса
           *[other] фишек бонуса
        }
        [dat] { $n ->
            [one] фишке бонуса
           *[other] фишкам бонуса
        }
        [ins] { $n ->
            [one] фишкой бонуса
           *[other] фишками бонуса
        }
        [prep] { $n ->
            [one] фишке бонуса
           *[other] фишках бонуса
        }
        [acc] { $n ->
            [one] фишку бонуса
            [few] фишки бонуса
            [plural] фишки бонуса
           *[many] фишек бонуса
        }
       *[nom] { $n ->
            [one] фишка бонуса
            [few] фишки бонуса
            [plural] фишки бонуса
           *[many] фишек бонуса
        }
    }
    .gender = f
kind-temple_tile =
    { $form ->
        [gen] { $n ->
            [one] плитки затерянных руин
           *[other] плиток затерянных руин
        }
        [dat] { $n ->
            [one] плитке затерянных руин
           *[other] плиткам затерянных руин
        }
        [ins] { $n ->
            [one] плиткой затерянных руин
           *[other] плитками затерянных руин
        }
        [prep] { $n ->
            [one] плитке затерянных руин
           *[other] плитках затерянных руин
        }
        [acc] { $n ->
            [one] плитку затерянных руин
            [few] плитки затерянных руин
            [plural] плитки затерянных руин
           *[many] плиток затерянных руин
        }
       *[nom] { $n ->
            [one] плитка затерянных руин
            [few] плитки затерянных руин
            [plural] плитки затерянных руин
           *[many] плиток затерянных руин
        }
    }
    .gender = f
card =
    { $form ->
        [gen] карты
        [dat] карте
        [acc] карту
        [ins] картой
        [prep] карте
       *[nom] карта
    }


## Piles

pile-deck =
    { $form ->
        [to] в вашу колоду
        [from] из вашей колоды
        [in] в вашей колоде
        [gen] вашей колоды
        [acc] вашу колоду
       *[other] ваша колода
    }
    .gender = f
pile-hand =
    { $form ->
        [to] в руку
        [from] из руки
        [in] в вашей руке
        [gen] руки
        [acc] руку
       *[other] рука
    }
    .gender = f
pile-play =
    { $form ->
        [to] в ваш сброс
        [from] из вашего сброса
        [in] в вашем сбросе
        [gen] вашего сброса
        [acc] ваш сброс
       *[other] ваш сброс
    }
pile-aside =
    { $form ->
        [to] к картам, которые вы смотрите
        [from] из карт, которые вы смотрите
        [in] среди карт, которые вы смотрите
        [gen] карт, которые вы смотрите
        [acc] карты, которые вы смотрите
       *[other] карты, которые вы смотрите
    }
    .gender = f
pile-reshuffle =
    { $form ->
        [to] к картам для перемешивания
        [from] из карт для перемешивания
        [in] среди карт для перемешивания
        [gen] карт для перемешивания
        [acc] карты для перемешивания
       *[other] карты для перемешивания
    }
    .gender = f
pile-assistants =
    { $form ->
        [to] на ваш планшет
        [from] с вашего планшета
        [in] на вашем планшете
        [gen] вашего планшета
        [acc] ваш планшет
       *[other] ваш планшет
    }
pile-trophies =
    { $form ->
        [to] к побежденным вами стражам
        [from] из побежденных вами стражей
        [in] среди побежденных вами
        [gen] побежденных вами стражей
        [acc] побежденных вами стражей
       *[other] побежденные вами стражи
    }
    .gender = f
pile-temple_tiles =
    { $form ->
        [to] к вашим плиткам затерянных руин
        [from] из ваших плиток затерянных руин
        [in] среди ваших плиток затерянных руин
        [gen] ваших плиток затерянных руин
        [acc] ваши плитки затерянных руин
       *[other] ваши плитки затерянных руин
    }
    .gender = f
pile-item_deck =
    { $form ->
        [to] в колоду предметов
        [from] из колоды предметов
        [in] в колоде предметов
        [gen] колоды предметов
        [acc] колоду предметов
       *[other] колода предметов
    }
    .gender = f
pile-item_row =
    { $form ->
        [to] на рынок
        [from] с рынка
        [in] на рынке
        [gen] рынка
        [acc] рынок
       *[other] рынок
    }
pile-item_exile =
    { $form ->
        [to] к изгнанным предметам
        [from] из числа изгнанных
        [in] среди изгнанных
        [gen] изгнанных предметов
        [acc] изгнанные предметы
       *[other] изгнанные предметы
    }
    .gender = f
pile-artifact_deck =
    { $form ->
        [to] в колоду артефактов
        [from] из колоды артефактов
        [in] в колоде артефактов
        [gen] колоды артефактов
        [acc] колоду артефактов
       *[other] колода артефактов
    }
    .gender = f
pile-artifact_row =
    { $form ->
        [to] на рынок
        [from] с рынка
        [in] на рынке
        [gen] рынка
        [acc] рынок
       *[other] рынок
    }
pile-artifact_exile =
    { $form ->
        [to] к изгнанным артефактам
        [from] из числа изгнанных
        [in] среди изгнанных
        [gen] изгнанных артефактов
        [acc] изгнанные артефакты
       *[other] изгнанные артефакты
    }
    .gender = f
pile-revealed_item =
    { $form ->
        [to] к открытой карте
        [from] из открытых карт
        [in] на рынке
        [gen] открытой карты
        [acc] открытую карту
       *[other] открытая карта
    }
    .gender = f
pile-revealed_artifact =
    { $form ->
        [to] к открытой карте
        [from] из открытых карт
        [in] на рынке
        [gen] открытой карты
        [acc] открытую карту
       *[other] открытая карта
    }
    .gender = f
pile-revealed_tile =
    { $form ->
        [to] к открытой плитке
        [from] из открытых плиток
        [in] среди открытых плиток
        [gen] открытой плитки
        [acc] открытую плитку
       *[other] открытая плитка
    }
    .gender = f
pile-revealed_bonus =
    { $form ->
        [to] к открытой фишке бонуса
        [from] из открытых фишек бонуса
        [in] среди открытых фишек бонуса
        [gen] открытой фишки бонуса
        [acc] открытую фишку бонуса
       *[other] открытая фишка бонуса
    }
    .gender = f
pile-fear_deck =
    { $form ->
        [to] в колоду карт ужаса
        [from] из колоды карт ужаса
        [in] в колоде карт ужаса
        [gen] колоды карт ужаса
        [acc] колоду карт ужаса
       *[other] колода карт ужаса
    }
    .gender = f
pile-set_aside =
    { $form ->
        [to] к отложенным стартовым картам
        [from] из отложенных стартовых карт
        [in] среди отложенных стартовых карт
        [gen] отложенных стартовых карт
        [acc] отложенные стартовые карты
       *[other] отложенные стартовые карты
    }
    .gender = f
pile-tiles_1 =
    { $form ->
        [to] в стопку плиток локаций уровня 1
        [from] из стопки плиток локаций уровня 1
        [in] в стопке плиток локаций уровня 1
        [gen] стопки плиток локаций уровня 1
        [acc] стопку плиток локаций уровня 1
       *[other] стопка плиток локаций уровня 1
    }
    .gender = f
pile-tiles_2 =
    { $form ->
        [to] в стопку плиток локаций уровня 2
        [from] из стопки плиток локаций уровня 2
        [in] в стопке плиток локаций уровня 2
        [gen] стопки плиток локаций уровня 2
        [acc] стопку плиток локаций уровня 2
       *[other] стопка плиток локаций уровня 2
    }
    .gender = f
pile-guardian_deck =
    { $form ->
        [to] в стопку стражей
        [from] из стопки стражей
        [in] в стопке стражей
        [gen] стопки стражей
        [acc] стопку стражей
       *[other] стопка стражей
    }
    .gender = f
pile-idol_bag =
    { $form ->
        [to] к закрытым идолам
        [from] из закрытых идолов
        [in] среди закрытых идолов
        [gen] закрытых идолов
        [acc] закрытых идолов
       *[other] закрытые идолы
    }
    .gender = f
pile-idols_taken =
    { $form ->
        [to] к взятым идолам
        [from] из взятых идолов
        [in] среди взятых идолов
        [gen] взятых идолов
        [acc] взятых идолов
       *[other] взятые идолы
    }
    .gender = f
pile-bonus_bag =
    { $form ->
        [to] к фишкам бонусов
        [from] из фишек бонусов
        [in] среди фишек бонусов
        [gen] фишек бонусов
        [acc] фишки бонусов
       *[other] фишки бонусов
    }
    .gender = f
pile-bonus =
    { $form ->
        [to] к фишкам бонусов { $of-gen }
        [from] с { $of-gen }
        [in] на { $of-prep }
        [gen] фишек бонусов { $of-gen }
        [acc] фишки бонусов { $of-gen }
       *[other] фишки бонусов { $of-gen }
    }
    .gender = f
pile-temple_bonus =
    { $form ->
        [to] в стопку бонусов храма
        [from] из стопки бонусов храма
        [in] в стопке бонусов храма
        [gen] стопки бонусов храма
        [acc] стопку бонусов храма
       *[other] стопка бонусов храма
    }
    .gender = f
pile-box =
    { $form ->
        [to] в коробку
        [from] из коробки
        [in] в коробке
        [gen] коробки
        [acc] коробку
       *[other] коробка
    }
    .gender = f
pile-assistant_bag =
    { $form ->
        [to] к отложенным помощникам
        [from] из отложенных помощников
        [in] среди отложенных помощников
        [gen] отложенных помощников
        [acc] отложенных помощников
       *[other] отложенные помощники
    }
    .gender = f
pile-waiting =
    { $form ->
        [to] в стопку помощников
        [from] из стопки помощников
        [in] в стопке помощников
        [gen] стопки помощников
        [acc] стопку помощников
       *[other] стопка помощников
    }
    .gender = f
pile-rescue_space =
    { $form ->
        [to] к ожидающим спасения помощникам
        [from] из ожидающих спасения помощников
        [in] среди ожидающих спасения помощников
        [gen] ожидающих спасения помощников
        [acc] ожидающих спасения помощников
       *[other] ожидающие спасения помощники
    }
    .gender = f
pile-temple_supply =
    { $form ->
        [to] к доступным плиткам затерянных руин
        [from] из доступных плиток затерянных руин
        [in] среди доступных плиток затерянных руин
        [gen] доступных плиток затерянных руин
        [acc] доступные плитки затерянных руин
       *[other] доступные плитки затерянных руин
    }
    .gender = f

## Printed attributes, marks and conditions

member-starting-exiled_to =
    { $form ->
        [gen] стопки изгнанных карт { $owner-gen }
        [acc] стопку изгнанных карт { $owner-gen }
       *[other] стопка изгнанных карт { $owner-gen }
    }
member-item-exiled_to =
    { $form ->
        [gen] стопки изгнанных карт { $owner-gen }
        [acc] стопку изгнанных карт { $owner-gen }
       *[other] стопка изгнанных карт { $owner-gen }
    }
member-artifact-effect =
    { $form ->
        [gen] эффекта { $owner-gen }
       *[other] эффект { $owner-gen }
    }
member-item-effect =
    { $form ->
        [gen] эффекта { $owner-gen }
       *[other] эффект { $owner-gen }
    }
member-tile-effect =
    { $form ->
        [gen] эффекта { $owner-gen }
       *[other] эффект { $owner-gen }
    }
member-idol_tile-effect =
    { $form ->
        [gen] эффекта { $owner-gen }
       *[other] эффект { $owner-gen }
    }
member-bonus_tile-effect =
    { $form ->
        [gen] эффекта { $owner-gen }
       *[other] эффект { $owner-gen }
    }
member-assistant-silver =
    { $form ->
        [gen] эффекта серебряной стороны { $owner-gen }
       *[other] эффект серебряной стороны { $owner-gen }
    }
member-assistant-gold =
    { $form ->
        [gen] эффекта золотой стороны { $owner-gen }
       *[other] эффект золотой стороны { $owner-gen }
    }
member-assistant-lent_silver =
    { $form ->
        [gen] эффекта серебряной стороны { $owner-gen }
       *[other] эффект серебряной стороны { $owner-gen }
    }
member-assistant-lent_gold =
    { $form ->
        [gen] эффекта золотой стороны { $owner-gen }
       *[other] эффект золотой стороны { $owner-gen }
    }
member-site-level =
    { $form ->
        [bare] уровень
        [gen] { $owner-it ->
            [yes] ее уровня
           *[other] уровня { $owner-gen }
        }
       *[other] { $owner-it ->
            [yes] ее уровень
           *[other] уровень { $owner-gen }
        }
    }
member-site-effect =
    { $form ->
        [gen] эффекта { $owner-gen }
       *[other] { $owner-it ->
            [yes] ее эффект
           *[other] эффект { $owner-gen }
        }
    }
member-site-tile =
    { $form ->
        [gen] { $owner-it ->
            [yes] ее плитки
           *[other] плитки { $owner-gen }
        }
        [acc] { $owner-it ->
            [yes] ее плитку
           *[other] плитку { $owner-gen }
        }
       *[other] { $owner-it ->
            [yes] ее плитка
           *[other] плитка { $owner-gen }
        }
    }
    .gender = f
member-site-guardian =
    { $form ->
        [gen] стража { $owner-gen }
        [acc] стража { $owner-gen }
       *[other] страж { $owner-gen }
    }
member-space-figure =
    { $form ->
        [bare] исследователь
        [gen] исследователя на { $owner-prep }
        [acc] исследователя на { $owner-prep }
       *[other] исследователь на { $owner-prep }
    }
member-track_row-magnifier =
    { $form ->
        [gen] эффекта увеличительного стекла { $owner-gen }
       *[other] эффект увеличительного стекла { $owner-gen }
    }
member-track_row-notebook =
    { $form ->
        [gen] эффекта книги { $owner-gen }
       *[other] эффект книги { $owner-gen }
    }
member-node-line =
    { $form ->
        [gen] ряда { $owner-gen }
       *[other] ряд { $owner-gen }
    }
has-site-guardian =
    { $form ->
        [not] в { $owner-prep } нет стража
        [that] в которой есть страж
        [thatnot] в которой нет стража
        [that-plural] в которых есть страж
        [thatnot-plural] в которых нет стража
       *[other] в { $owner-prep } есть страж
    }
member-assistant-used =
    { $form ->
        [not] { $owner-nom } не использован
        [that] который использован
        [thatnot] который не использован
        [that-plural] которые использованы
        [thatnot-plural] которые не использованы
       *[other] { $owner-nom } использован
    }
member-assistant-upgraded =
    { $form ->
        [not] { $owner-nom } лежит серебряной стороной вверх
        [that] который лежит золотой стороной вверх
        [thatnot] который лежит серебряной стороной вверх
        [that-plural] которые лежат золотой стороной вверх
        [thatnot-plural] которые лежат серебряной стороной вверх
       *[other] { $owner-nom } лежит золотой стороной вверх
    }
member-player-winged =
    { $form ->
        [not] ваши символы путешествия не считаются самолетами
       *[other] ваши символы путешествия считаются самолетами
    }
member-player-masked =
    { $form ->
        [not] стражи дают вам карты ужаса
       *[other] стражи не дают вам карт ужаса
    }
member-player-passed =
    { $form ->
        [not] вы не спасовали
       *[other] вы спасовали
    }
term-site-mine =
    { $form ->
        [not] в { $owner-prep } нет ваших исследователей
        [that] в которой есть ваш исследователь
        [thatnot] в которой нет ваших исследователей
        [that-plural] в которых есть ваш исследователь
        [thatnot-plural] в которых нет ваших исследователей
       *[other] в { $owner-prep } есть ваш исследователь
    }
term-site-known =
    { $form ->
        [not] { $owner-nom } не открыта
        [that] которая открыта
        [thatnot] которая не открыта
        [that-plural] которые открыты
        [thatnot-plural] которые не открыты
       *[other] { $owner-nom } открыта
    }
term-site-taken =
    { $form ->
        [not] { $owner-nom } не занята
        [that] которая занята
        [thatnot] которая не занята
        [that-plural] которые заняты
        [thatnot-plural] которые не заняты
       *[other] { $owner-nom } занята
    }
term-site-others =
    { $form ->
        [not] в { $owner-prep } нет других игроков
        [that] в которой есть другой игрок
        [thatnot] в которой нет других игроков
        [that-plural] в которых есть другой игрок
        [thatnot-plural] в которых нет других игроков
       *[other] в { $owner-prep } есть другой игрок
    }
term-space-mine =
    { $form ->
        [not] на { $owner-prep } нет вашего исследователя
        [that] на котором стоит ваш исследователь
        [thatnot] на котором нет вашего исследователя
        [that-plural] на которых стоят ваши исследователи
        [thatnot-plural] на которых нет ваших исследователей
       *[other] на { $owner-prep } стоит ваш исследователь
    }
term-space-open =
    { $form ->
        [not] { $owner-nom } не свободно
        [that] которое свободно
        [thatnot] которое не свободно
        [that-plural] которые свободны
        [thatnot-plural] которые не свободны
       *[other] { $owner-nom } свободно
    }
has-space-figure =
    { $form ->
        [not] на { $owner-prep } никого нет
        [that] на котором стоит исследователь
        [thatnot] на котором никого нет
       *[other] на { $owner-prep } стоит исследователь
    }
set-player-masked = до конца раунда стражи не дают вам карт ужаса
set-player-winged = до конца раунда все ваши символы путешествия считаются самолетами
set-player-passed =
    { $form ->
        [chosen] спасовать
       *[other] спасуйте
    }
set-assistant-upgraded =
    { $form ->
        [chosen] улучшить { $owner-acc } до золотой стороны
       *[other] улучшите { $owner-acc } до золотой стороны
    }
set-assistant-used =
    { $form ->
        [chosen] повернуть { $owner-acc } набок
       *[other] поверните { $owner-acc } набок
    }
clear-assistant-used =
    { $form ->
        [chosen] выпрямить { $owner-acc }
       *[other] выпрямите { $owner-acc }
    }
clear-space-figure =
    { $form ->
        [chosen] вернуть исследователя с { $owner-gen }
       *[other] верните исследователя с { $owner-gen }
    }
put-site-guardian =
    { $form ->
        [chosen] переместить { $thing-acc } в { $owner-acc }
       *[other] переместите { $thing-acc } в { $owner-acc }
    }
some-aside =
    { $form ->
        [not] карт не осталось
       *[other] остались карты
    }
member-space-site =
    { $form ->
        [bare] локация
        [gen] локации, где { $owner-nom }
        [acc] локацию, где { $owner-nom }
        [prep] локации, где { $owner-nom }
       *[other] локация, где { $owner-nom }
    }
    .gender = f
member-site-spaces =
    { $form ->
        [gen] мест { $owner-gen }
       *[other] места { $owner-gen }
    }
member-game-active = игрок, чей сейчас ход
member-node-next = деления после { $owner-gen }
member-node-lost =
    { $form ->
        [not] { $owner-nom } – не храм
       *[other] { $owner-nom } – храм
    }
