### Names that the rules give.

## Fear

thing-fear = { card } ужаса
    .name = карта ужаса
