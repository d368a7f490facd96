### Names of what has no name in the content.

## Assistants

thing-asst_coins = the coin assistant
thing-asst_tablet = the tablet assistant
thing-asst_boot_arrowhead = the arrowhead assistant
thing-asst_coin_trade = the trading assistant
thing-asst_exile = the exiling assistant
thing-asst_draw = the drawing assistant
thing-asst_plane = the plane assistant
thing-asst_car = the car assistant
thing-asst_ship = the ship assistant
thing-asst_discount = the discount assistant
thing-asst_upgrade = the upgrading assistant
thing-asst_compass = the compass assistant

## Guardians

thing-guardian_01 = guardian 1
thing-guardian_02 = guardian 2
thing-guardian_03 = guardian 3
thing-guardian_04 = guardian 4
thing-guardian_05 = guardian 5
thing-guardian_06 = guardian 6
thing-guardian_07 = guardian 7
thing-guardian_08 = guardian 8
thing-guardian_09 = guardian 9
thing-guardian_10 = guardian 10
thing-guardian_11 = guardian 11
thing-guardian_12 = guardian 12
thing-guardian_13 = guardian 13
thing-guardian_14 = guardian 14
thing-guardian_15 = guardian 15

## Idols and their slots

thing-idol_coin = the coin idol
thing-idol_compass = the compass idol
thing-idol_tablet = the tablet idol
thing-idol_exile = the exile idol
thing-idol_upgrade = the upgrade idol
thing-idol_refresh = the refresh idol
thing-slot_jewel = the jewel slot
thing-slot_arrowhead = the arrowhead slot
thing-slot_tablets = the tablet slot
thing-slot_coin_compass = the coin and compass slot
thing-slot_draw = the card slot

## Places

thing-camp_coins = the coin camp
thing-camp_coins-1 = the first space of { thing-camp_coins }
thing-camp_coins-2 = the second space of { thing-camp_coins }
thing-camp_compasses = the compass camp
thing-camp_compasses-1 = the first space of { thing-camp_compasses }
thing-camp_compasses-2 = the second space of { thing-camp_compasses }
thing-camp_tablets = the tablet camp
thing-camp_tablets-1 = the first space of { thing-camp_tablets }
thing-camp_tablets-2 = the second space of { thing-camp_tablets }
thing-camp_arrowhead = the arrowhead camp
thing-camp_arrowhead-1 = the first space of { thing-camp_arrowhead }
thing-camp_arrowhead-2 = the second space of { thing-camp_arrowhead }
thing-camp_jewel = the jewel camp
thing-camp_jewel-1 = the first space of { thing-camp_jewel }
thing-camp_jewel-2 = the second space of { thing-camp_jewel }
thing-bird_l1_lower_1 = lower level I site 1
thing-bird_l1_lower_1-1 = { thing-bird_l1_lower_1 }
thing-bird_l1_lower_2 = lower level I site 2
thing-bird_l1_lower_2-1 = { thing-bird_l1_lower_2 }
thing-bird_l1_lower_3 = lower level I site 3
thing-bird_l1_lower_3-1 = { thing-bird_l1_lower_3 }
thing-bird_l1_lower_4 = lower level I site 4
thing-bird_l1_lower_4-1 = { thing-bird_l1_lower_4 }
thing-bird_l1_upper_1 = upper level I site 1
thing-bird_l1_upper_1-1 = { thing-bird_l1_upper_1 }
thing-bird_l1_upper_2 = upper level I site 2
thing-bird_l1_upper_2-1 = { thing-bird_l1_upper_2 }
thing-bird_l1_upper_3 = upper level I site 3
thing-bird_l1_upper_3-1 = { thing-bird_l1_upper_3 }
thing-bird_l1_upper_4 = upper level I site 4
thing-bird_l1_upper_4-1 = { thing-bird_l1_upper_4 }
thing-bird_l2_1 = level II site 1
thing-bird_l2_1-1 = { thing-bird_l2_1 }
thing-bird_l2_2 = level II site 2
thing-bird_l2_2-1 = { thing-bird_l2_2 }
thing-bird_l2_3 = level II site 3
thing-bird_l2_3-1 = { thing-bird_l2_3 }
thing-bird_l2_4 = level II site 4
thing-bird_l2_4-1 = { thing-bird_l2_4 }
thing-site_l1_01 = level I site tile 1
thing-site_l1_02 = level I site tile 2
thing-site_l1_03 = level I site tile 3
thing-site_l1_04 = level I site tile 4
thing-site_l1_05 = level I site tile 5
thing-site_l1_06 = level I site tile 6
thing-site_l1_07 = level I site tile 7
thing-site_l1_08 = level I site tile 8
thing-site_l1_09 = level I site tile 9
thing-site_l1_10 = level I site tile 10
thing-site_l2_01 = level II site tile 1
thing-site_l2_02 = level II site tile 2
thing-site_l2_03 = level II site tile 3
thing-site_l2_04 = level II site tile 4
thing-site_l2_05 = level II site tile 5
thing-site_l2_06 = level II site tile 6

## Research and the Lost Temple

thing-b0 = the start of the research track
thing-b1 = row 1 on the left
thing-b2 = row 1 on the right
thing-b3 = row 2 on the left
thing-b4 = row 2 on the right
thing-b5 = row 3
thing-b6 = row 4 on the left
thing-b7 = row 4 in the middle
thing-b8 = row 4 on the right
thing-b9 = row 5
thing-b10 = row 6 on the left
thing-b11 = row 6 on the right
thing-b12 = row 7 on the left
thing-b13 = row 7 on the right
thing-b14 = the Lost Temple
thing-bird_row_1 = research row 1
thing-bird_row_2 = research row 2
thing-bird_row_3 = research row 3
thing-bird_row_4 = research row 4
thing-bird_row_5 = research row 5
thing-bird_row_6 = research row 6
thing-bird_row_7 = research row 7
thing-bonus_coin = the coin bonus tile
thing-bonus_compass = the compass bonus tile
thing-bonus_tablet = the tablet bonus tile
thing-bonus_draw = the card bonus tile
thing-bonus_exile = the exile bonus tile
thing-bonus_upgrade = the upgrade bonus tile
thing-t2_left = the left 2-point temple tile
thing-t2_middle = the middle 2-point temple tile
thing-t2_right = the right 2-point temple tile
thing-t6_left = the left 6-point temple tile
thing-t6_right = the right 6-point temple tile
thing-t11 = the 11-point temple tile
