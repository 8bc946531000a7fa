package nonet.service.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.solve.Cancel;
import nonet.solve.search.StepEngine;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The player in a real browser, where Chromium is there.
class PlayerBrowserTests {

    private final Trace trace = Recorder.record(StepEngine.CLASSIC, RecorderTests.HARD, 60, _ -> {}, Cancel.NEVER);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void browserShowsTheBoardOfTheEventInTheAddressAndPlaysToTheEnd() throws Exception {
        Path chromium = Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(Path.of(""));
        assumeTrue(Files.isExecutable(chromium) && Files.isRegularFile(chromium), "Chromium is not installed");
        Path file = folder.resolve("player.html");
        List<Stretch.Note> notes = List.of(new Stretch.Note(56, "Look <here>"));
        Files.writeString(
                file, RecorderTests.page(new Stretch(trace, 0, trace.size() - 1, "", "Classic", notes), Locale.US));

        String at57 = dom(chromium, file, "#57");
        assertThat(at57).contains("data-shown=\"57\"");
        assertThat(contents(at57)).isEqualTo(contents(trace.replayAfter(56).outcome()));
        assertThat(at57)
                .contains(new RecordingWords(Locale.US, false)
                                .line(trace.get(56).event()) + " \u2014 Look &lt;here&gt;</p>")
                .contains("<button type=\"button\">Event 57: Look &lt;here&gt;</button>");

        String played = dom(chromium, file, "#play");
        assertThat(played).contains("data-shown=\"60\"");
        assertThat(contents(played)).isEqualTo(contents(trace.replayAfter(59).outcome()));
    }

    private String dom(Path chromium, Path file, String hash) throws IOException, InterruptedException {
        Path out = folder.resolve("dom.html");
        Process browser = new ProcessBuilder(
                        chromium.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--virtual-time-budget=15000",
                        "--dump-dom",
                        file.toUri() + hash)
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            assertThat(browser.waitFor(120, TimeUnit.SECONDS)).isTrue();
        } finally {
            browser.destroyForcibly();
        }
        return Files.readString(out);
    }

    private static List<Integer> contents(String dom) {
        Matcher cells = Pattern.compile("data-content=\"(\\d+)\"").matcher(dom);
        return cells.results().map(found -> Integer.valueOf(found.group(1))).toList();
    }

    private static List<Integer> contents(ReplayState state) {
        return Cell.all().stream().map(cell -> PlayerFile.content(state, cell)).toList();
    }
}
