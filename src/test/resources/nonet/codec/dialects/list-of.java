import java.util.List;
var rows = List.of(
    List.of(0, 0, 9, 7, 4, 8, 0, 0, 0),
    List.of(7, 0, 0, 0, 0, 0, 0, 0, 0),
    List.of(0, 2, 0, 1, 0, 9, 0, 0, 0),
    List.of(0, 0, 7, 0, 0, 0, 2, 4, 0),
    List.of(0, 6, 4, 0, 1, 0, 5, 9, 0),
    List.of(0, 9, 8, 0, 0, 0, 3, 0, 0),
    List.of(0, 0, 0, 8, 0, 3, 0, 2, 0),
    List.of(0, 0, 0, 0, 0, 0, 0, 0, 6),
    List.of(0, 0, 0, 2, 7, 5, 9, 0, 0));
