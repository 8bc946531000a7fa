package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import nonet.codec.app.FilmJson;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.SavePoint;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class SavePointControllerTests {

    private final EditController edit = new EditController(Document.of("", Puzzle.of("1" + ".".repeat(80))), Room.PLAY);
    private final SavePointController points =
            new SavePointController(new Messages(Locale.US, "nonet.log"), edit, new Stopwatch(edit, () -> 0, 0));

    private List<String> names() {
        return points.points.getValue().stream().map(SavePoint::name).toList();
    }

    private static List<String> numbered(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(i -> "point " + i).toList();
    }

    private void enter(Digit digit) {
        edit.selection.set(Selection.of(Cell.at(5, 5)));
        edit.digit(digit);
    }

    @Test
    void automaticSavePointsMakeRoomForThoseThatTheUserSets() {
        numbered(1, 98).forEach(points::set);
        for (Digit digit : List.of(Digit.TWO, Digit.FOUR)) {
            enter(digit);
            points.go(points.points.getValue().getFirst());
        }
        assertThat(names()).hasSize(100).endsWith("Before “point 1”", "Before “point 1”");
        assertThat(points.points.getValue()).filteredOn(SavePoint::automatic).hasSize(2);
        assertThat(FilmJson.read(FilmJson.text(edit.history.get().film())))
                .contains(edit.history.get().film());

        points.set("point 99");
        assertThat(points.room.get()).isTrue();
        points.set("point 100");
        assertThat(names()).isEqualTo(numbered(1, 100));
    }

    @Test
    void noSavePointThatTheUserSetGoesForAnother() {
        numbered(1, 100).forEach(points::set);
        assertThat(points.room.get()).isFalse();
        points.set("one more");
        assertThat(names()).isEqualTo(numbered(1, 100));

        Document start = edit.document();
        enter(Digit.TWO);
        points.go(points.points.getValue().getFirst());
        assertThat(names()).isEqualTo(numbered(1, 100));
        assertThat(edit.document()).isEqualTo(start);
        edit.undo();
        assertThat(edit.document().digit(Cell.at(5, 5))).isEqualTo(2);
    }
}
