package nonet.ui.shell.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import nonet.play.Bookmark;
import nonet.play.Breakpoints;
import nonet.trace.SampleSearches;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Bookmarks: set by Ctrl+B with a note, shown in the list and on the timeline, kept in the file, and gone to.
class BookmarkJourneyTests extends BoardJourneyTest {

    private static final Breakpoints GUESSES = Breakpoints.NONE.with(Set.of(Breakpoints.Stop.GUESS));

    @Test
    void anEventIsMarkedKeptInTheFileAndGoneTo(FxRobot robot) throws Exception {
        put(robot, SampleSearches.HARD);
        robot.interact(() -> main.playback().runUntil(29));
        fixture.untilStill();
        long event = main.playback().search.moment().index();
        robot.push(KeyCode.SHORTCUT, KeyCode.B);
        robot.interact(
                () -> robot.lookup("#bookmark-text").queryAs(TextField.class).setText("Here it guesses"));
        robot.push(KeyCode.ENTER);
        Bookmark mark = new Bookmark("classic", event, "Here it guesses");
        Visitor.until(
                "the bookmark is set", () -> main.edit().document().bookmarks().contains(mark));
        assertThat(main.watching().timeline().notes.get()).containsEntry(event, "Here it guesses");

        robot.interact(() -> main.playback().breakpoints.set(GUESSES));
        Path file = folder.resolve("lesson.nonet");
        robot.interact(() -> main.files()
                .saving()
                .saveAs(
                        file,
                        main.files().saving().formats().stream()
                                .filter(codec -> codec.id().equals("nonet"))
                                .findFirst()
                                .orElseThrow()));
        Visitor.until("the file is written", () -> Files.exists(file));
        assertThat(Files.readString(file)).contains("Here it guesses");
        robot.interact(() -> main.newPuzzle());
        robot.interact(() -> main.playback().breakpoints.set(Breakpoints.NONE));
        robot.interact(() -> fixture.window.open(file));
        Visitor.until(
                "the bookmark is the only one",
                () -> main.edit().document().bookmarks().equals(List.of(mark)));
        assertThat(main.playback().breakpoints.get()).isEqualTo(GUESSES);

        robot.interact(() -> {
            main.playback().toStart();
            fixture.window.showPane("bookmarks");
        });
        ListView<Bookmark> list = robot.lookup("#bookmarks").queryListView();
        robot.interact(() -> {
            list.requestFocus();
            list.getSelectionModel().select(0);
        });
        assertThat(list.isFocused()).isTrue();
        robot.push(KeyCode.ENTER);
        Visitor.until(
                "the event of the bookmark is shown",
                () -> main.playback().search.moment().index() == event);
        TextField note = robot.lookup("#bookmark-note").queryAs(TextField.class);
        robot.interact(() -> {
            note.requestFocus();
            note.setText("Two candidates");
        });
        robot.push(KeyCode.ENTER);
        Bookmark renamed = new Bookmark("classic", event, "Two candidates");
        Visitor.until(
                "the bookmark has its new name",
                () -> main.edit().document().bookmarks().equals(List.of(renamed)));
        assertThat(list.getSelectionModel().getSelectedItem()).isEqualTo(renamed);

        robot.interact(list::requestFocus);
        robot.push(KeyCode.DELETE);
        Visitor.until(
                "no bookmark is left", () -> main.edit().document().bookmarks().isEmpty());
        robot.interact(() -> main.edit().undo());
        assertThat(main.edit().document().bookmarks()).containsExactly(renamed);
        robot.interact(() -> {
            list.getSelectionModel().select(0);
            robot.lookup("#bookmark-remove").queryButton().fire();
        });
        assertThat(main.edit().document().bookmarks()).isEmpty();
    }
}
