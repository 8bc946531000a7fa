package nonet.ui.shell.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonet.play.Document;
import nonet.service.search.TraceExport;
import nonet.trace.ReplayState;
import nonet.trace.SampleSearches;
import nonet.ui.playback.EventWords;
import org.junit.jupiter.api.Test;

/// Traces saved from the window and opened in it again, whole and damaged.
class TraceFilesTests extends FilesTest {

    TraceFilesTests() {
        super(Document.of("", SampleSearches.HARD));
    }

    @Test
    void aSavedTraceOpensAtItsLastEvent() {
        ReplayState saved = save("whole.json");
        playback.toStart();

        files.open(folder.resolve("whole.json"));

        assertThat(person.warnings()).isEmpty();
        assertThat(person.said).contains("Opened whole.json: the trace of Shrinking search, 100 events");
        assertThat(playback.search.moment()).isEqualTo(saved);
        playback.stepBack();
        assertThat(playback.search.moment().index()).isEqualTo(saved.index() - 1);
    }

    @Test
    void ofATraceThatWasCutOffOrEditedTheBeginningIsShownAndTheBadLineNamed() throws IOException {
        save("whole.json");
        List<String> lines = Files.readAllLines(folder.resolve("whole.json"));
        Path cut = folder.resolve("cut.json");
        Files.writeString(
                cut,
                String.join("\n", lines.subList(0, 51)) + "\n" + lines.get(51).substring(0, 20));

        files.open(cut);

        assertThat(person.warnings())
                .containsExactly("The first 50 events of cut.json are shown. Line 52: it is truncated.");
        assertThat(playback.search.moment().index()).isEqualTo(49);

        List<String> edited = new ArrayList<>(lines);
        edited.set(30, "{\"step\":1}");
        Files.write(folder.resolve("edited.json"), edited);
        person.said.clear();
        files.open(folder.resolve("edited.json"));

        assertThat(person.warnings())
                .containsExactly(
                        "The first 29 events of edited.json are shown. Line 31: “kind” is missing or invalid: it has"
                                + " to be a text.");
    }

    @Test
    void asTextTheTraceHasTheWordsOfTheWindow() throws IOException {
        save("whole.json");
        saving.saveTrace(folder.resolve("trace.txt"));
        List<String> lines = Files.readAllLines(folder.resolve("trace.txt"));
        EventWords words = new EventWords(messages);
        assertThat(lines).hasSize((int) playback.search.moment().index() + 1);
        assertThat(lines.getLast())
                .contains(words.of(playback.search.moment().entry().event()));
    }

    private ReplayState save(String name) {
        playback.load(SampleSearches.HARD);
        playback.runUntil(100);
        ReplayState shown = playback.search.moment();
        saving.saveTrace(folder.resolve(name), TraceExport.Form.JSON);
        return shown;
    }
}
