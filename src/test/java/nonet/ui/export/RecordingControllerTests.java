package nonet.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import nonet.grid.Puzzle;
import nonet.picture.write.ApngParts;
import nonet.play.Bookmark;
import nonet.play.Document;
import nonet.service.recording.Recorder.Form;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.playback.Playback;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingControllerTests {

    private static final Document HARD = Document.of(
                    "Hard",
                    Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."))
            .bookmarked(List.of(new Bookmark("classic", 3, "first"), new Bookmark("singles", 4, "other")));

    @TempDir
    private Path folder = Path.of("");

    private final Messages messages = new Messages(Locale.US, "nonet.log");
    private final PaneFixture window = new PaneFixture(messages, new InlineTasks());
    private final Playback playback = new Playback(new InlineTasks(), StepEngine.CLASSIC, new AtomicLong()::get);
    private final RecordingController controller = new RecordingController(
            window.services(), new DesktopFiles("Linux", _ -> true), new SearchSubject(playback));

    @BeforeEach
    void load() {
        window.document.set(HARD);
        window.visible.set(true);
        playback.load(HARD.puzzle());
    }

    @Test
    void writesTheStretchThatIsRecordedWithItsBookmarks() throws IOException {
        assertThat(controller.about.get()).startsWith("The search has not begun");
        playback.runUntil(50);
        assertThat(controller.about.get()).startsWith(playback.search.moment().index() + 1 + " events");
        controller.choices.until.set("20");
        assertThat(controller.suggestedName()).isEqualTo("Hard.html");
        Path file = folder.resolve("a.html");
        controller.export(file);
        assertThat(controller.state.get().sentence()).isEqualTo("a.html was written.");
        assertThat(controller.files.present.get()).isTrue();
        assertThat(Files.readString(file))
                .contains("<title>Hard: recording of Classic search</title>")
                .contains("Events 1 to 20")
                .contains("\"notes\":[[4,\"first\"]]");
    }

    @Test
    void theRestIsSearchedInTheBackground() throws IOException {
        controller.choices.form.set(Form.APNG);
        controller.choices.width.set(240);
        controller.choices.from.set("5");
        controller.choices.until.set("9");
        Path file = folder.resolve("a.apng");
        controller.export(file);
        ApngParts parts = ApngParts.of(Files.readAllBytes(file));
        assertThat(parts.count()).isEqualTo(6);
        assertThat(parts.last().getWidth()).isEqualTo(240);
        assertThat(playback.search.trace()).isNull();
    }

    @Test
    void saysWhyAStretchIsNone() {
        controller.choices.from.set("x");
        assertThat(controller.choices.refusal.get()).isEqualTo("recording.no-number");
        controller.choices.from.set("7");
        controller.choices.until.set("6");
        assertThat(controller.choices.refusal.get()).isEqualTo("recording.backward");
        controller.choices.from.set("999999");
        controller.choices.until.set("");
        Path file = folder.resolve("a.html");
        controller.export(file);
        assertThat(controller.state.get().sentence())
                .startsWith("Nothing was written: the search has ")
                .endsWith("Choose an earlier first event.");
        controller.choices.from.set("");
        controller.export(folder.resolve("no").resolve("a.html"));
        assertThat(controller.state.get().sentence()).startsWith("a.html was not written: ");
        assertThat(folder).isEmptyDirectory();
    }
}
