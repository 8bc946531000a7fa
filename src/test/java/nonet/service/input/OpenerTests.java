package nonet.service.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.codec.app.NonetDocument;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.search.TraceExport;
import nonet.solve.Cancel;
import nonet.solve.search.StepEngine;
import nonet.trace.json.TraceJson;
import nonet.trace.json.TraceReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The same source opened as a file, a stream and a text, and as one of several files.
class OpenerTests {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Path PHOTOS = Path.of("src", "test", "resources", "nonet", "photo");
    private static final Codecs CODECS = Codecs.standard();

    private final Opener opener = new Opener(() -> CODECS, 2000);

    @TempDir
    private Path folder;

    @Test
    void everyDoorOpensTheSame() throws IOException {
        String document = new NonetDocument().write(List.of(Document.of("a", Puzzle.of(LINE))));
        for (String text : List.of(LINE + " a\n", document, trace(), trace().substring(0, 1000), "no puzzle", "")) {
            Opened opened = opener.open(text);

            assertThat(shown(opener.open(file("source", text)))).isEqualTo(shown(opened));
            assertThat(shown(opener.open(List.of(file("source", text))))).isEqualTo(shown(opened));
            assertThat(shown(opener.open(new ByteArrayInputStream(text.getBytes(UTF_8)))))
                    .isEqualTo(shown(opened));
        }
    }

    @Test
    void aSourceIsRecognizedByItsContent() throws IOException {
        assertThat(opener.open(LINE))
                .isInstanceOfSatisfying(
                        Opened.Puzzles.class,
                        opened -> assertThat(opened.read()
                                        .puzzles()
                                        .getFirst()
                                        .document()
                                        .puzzle())
                                .hasToString(LINE));
        String document = new NonetDocument().write(List.of(Document.of("a", Puzzle.of(LINE))));
        assertThat(opener.open(file("a.txt", document)))
                .isInstanceOfSatisfying(
                        Opened.Puzzles.class,
                        opened -> assertThat(opened.saved().orElseThrow().states())
                                .containsExactly(Document.of("a", Puzzle.of(LINE))));
        TraceReading.Read trace = (TraceReading.Read) TraceJson.read(new StringReader(trace()));
        assertThat(shown(opener.open(file("trace.sdk", trace())))).isEqualTo(shown(new Opened.Trace(trace)));
        assertThat(opener.open(file("bad.json", "{\"step\": 0, \"kind\": \"puzzle\"}")))
                .isInstanceOfSatisfying(
                        Opened.Failed.class, failed -> assertThat(failed.why()).isInstanceOf(Fault.Trace.class));
        assertThat(opener.open(PHOTOS.resolve("photo01.jpg"))).isInstanceOf(Opened.Photo.class);
        assertThat(opener.open(folder.resolve("missing"))).isEqualTo(new Opened.Failed(Fault.Unreadable.MISSING));
        assertThat(opener.open("no puzzle")).isEqualTo(new Opened.Failed(new Fault.NoPuzzle()));
    }

    @Test
    void aListOverTheLimitIsLong() throws IOException {
        String list = (LINE + "\n").repeat(30);

        assertThat(opener.open(list)).isEqualTo(new Opened.LongList());
        assertThat(opener.open(file("list.txt", list))).isEqualTo(new Opened.LongList());
        assertThat(opener.puzzles(file("list.txt", list), Cancel.NEVER))
                .isEqualTo(new Opened.Failed(Fault.Unreadable.LONG_LIST));
        assertThat(new Opener(() -> CODECS).open(list)).isInstanceOf(Opened.Puzzles.class);
    }

    @Test
    void onlyPicturesOpenTogether() throws IOException {
        List<Path> pictures = new ArrayList<>(List.of(PHOTOS.resolve("photo01.jpg"), PHOTOS.resolve("photo02.jpg")));

        assertThat(opener.open(pictures)).isEqualTo(new Opened.Pictures(pictures));
        assertThat(opener.open(folder)).isEqualTo(new Opened.Pictures(List.of(folder)));
        pictures.add(file("puzzle.txt", LINE));
        assertThat(opener.open(pictures)).isEqualTo(new Opened.SeveralFiles());
    }

    @Test
    void readingAPictureStopsWhenCancelled() throws IOException {
        Path photo = PHOTOS.resolve("photo01.jpg");
        for (int checks : List.of(0, 1, 5)) {
            assertThatExceptionOfType(CancellationException.class)
                    .as("after %d checks", checks)
                    .isThrownBy(() -> opener.puzzles(photo, after(checks)));
            try (InputStream in = Files.newInputStream(photo)) {
                assertThatExceptionOfType(CancellationException.class)
                        .as("after %d checks", checks)
                        .isThrownBy(() -> new PuzzleInput(() -> CODECS).open(in, after(checks)));
            }
        }
    }

    @Test
    void aStreamThatBreaksHasNoPuzzle() {
        Opened failed = new Opened.Failed(Fault.Unreadable.FAILED);

        assertThat(opener.open(new BrokenStream())).isEqualTo(failed);
        assertThat(opener.puzzles(new BrokenStream(), Cancel.NEVER)).isEqualTo(failed);
    }

    /// Returns a token that requests cancellation after a number of checks.
    private static Cancel after(int checks) {
        AtomicInteger left = new AtomicInteger(checks);
        return () -> left.getAndDecrement() <= 0;
    }

    private static final class BrokenStream extends InputStream {
        @Override
        public int read() throws IOException {
            throw new IOException("broken");
        }
    }

    @Test
    void everyFailureHasASentence() throws IOException {
        ProblemWords words = new ProblemWords(Locale.ENGLISH);

        assertThat(sentence(words, opener.open(folder.resolve("missing"))))
                .isEqualTo(words.of(Fault.Unreadable.MISSING));
        assertThat(sentence(words, opener.open("{\"step\":0,\"kind\":\"puzzle\"}")))
                .startsWith("Line 1: ");
        assertThat(sentence(words, opener.open("no puzzle"))).isEqualTo(words.of(new Fault.NoPuzzle()));
    }

    private static String sentence(ProblemWords words, Opened opened) {
        return words.of(((Opened.Failed) opened).why());
    }

    /// Sources are not values, so they are compared by their text, and traces by their last events.
    private static Object shown(Opened opened) {
        return switch (opened) {
            case Opened.Puzzles(Source source, PuzzleReading.Puzzles read, Optional<NonetDocument.Content> saved) ->
                List.of(source.text(), read, saved);
            case Opened.Trace(TraceReading.Read reading) ->
                List.of(
                        reading.engine(),
                        reading.trace().size(),
                        reading.trace().end(),
                        String.valueOf(reading.fault()));
            case Opened other -> other;
        };
    }

    private static String trace() throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        TraceExport.write(StepEngine.SHRINKING, Puzzle.of(LINE), 40, TraceExport.Form.JSON, text, Cancel.NEVER);
        return text.toString(UTF_8);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
