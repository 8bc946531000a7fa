package nonet.service.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.picture.write.ApngParts;
import nonet.service.recording.Recorder.Form;
import nonet.solve.Cancel;
import nonet.solve.Engines;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecorderTests {

    /// Arto Inkala's puzzle of 2012.
    static final Puzzle HARD =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    static Stream<StepSolver> engines() {
        return Engines.all().filter(StepSolver.class::isInstance).map(StepSolver.class::cast);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void pageReplaysAsTheTraceDoesInLessThan300Kilobytes(StepSolver engine) throws IOException {
        Trace trace = Recorder.record(engine, HARD, 1_000, _ -> {}, Cancel.NEVER);
        Stretch stretch = new Stretch(trace, 0, trace.size() - 1, "", engine.id(), List.of());
        String page = page(stretch, Locale.US);
        assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(300_000);
        JsonNode data = data(page);
        assertThat(boards(data)).isDeepEqualTo(boards(trace, -1, trace.size() - 1));
        RecordingWords words = new RecordingWords(Locale.US, false);
        assertThat(data.get("words"))
                .hasSize((int) trace.size())
                .allSatisfy(word -> assertThat(word.isTextual()).isTrue());
        for (int index = 0; index < trace.size(); index++) {
            assertThat(data.get("words").get(index).textValue())
                    .isEqualTo(words.line(trace.get(index).event()));
            assertThat(data.get("levels").get(index).intValue())
                    .isEqualTo(trace.get(index).level());
        }
        assertThat(IntStream.range(0, (int) trace.size())
                        .mapToLong(i -> data.get("steps").get(i).longValue())
                        .sum())
                .isEqualTo(trace.get(trace.size() - 1).step());
    }

    @Test
    void stretchBeginsAfterBillionsOfSteps() throws IOException {
        Trace trace = new Trace(HARD, 10_000);
        for (long event = 0; event < 9_000; event++) {
            trace.append(new Event.Stuck(), event << 18, 0);
        }
        JsonNode data = data(page(new Stretch(trace, 8_900, 8_901, "", "mine", List.of()), Locale.US));
        assertThat(data.get("steps")).hasToString("[" + (8_900L << 18) + "," + (1 << 18) + "]");
    }

    @Test
    void pageIsOneFileWithoutNetworkInBothLanguages() throws IOException {
        Trace trace = Recorder.record(StepEngine.CLASSIC, HARD, 60, _ -> {}, Cancel.NEVER);
        Stretch stretch = new Stretch(trace, 0, 59, "Mine & <yours>", "Classic", List.of());
        String page = page(stretch, Locale.US);
        assertThat(page)
                .startsWith("<!DOCTYPE html>\n<html lang=\"en-US\">")
                .contains("<title>Mine &amp; &lt;yours&gt;: recording of Classic</title>")
                .contains("<p id=\"facts\">Events 1 to 60</p>")
                .contains("default-src 'none'")
                .contains("aria-live=\"polite\"")
                .doesNotContain("{{")
                .doesNotContain("http:")
                .doesNotContain("https:")
                .doesNotContain("src=")
                .doesNotContain("@import")
                .doesNotContain("url(");
        assertThat(Pattern.compile(
                                "<button id=\"[a-z-]+\" type=\"button\"( title=\"[^\"]+\"( aria-label=\"[^\"]+\")?)?>")
                        .matcher(page)
                        .results())
                .hasSize(8);
        String chinese = page(stretch, Locale.SIMPLIFIED_CHINESE);
        assertThat(chinese).contains("<html lang=\"zh-CN\">").contains("第 1 到 60 个事件");
        assertThat(data(chinese).get("texts").get("play").textValue()).isEqualTo("播放");
        assertThat(data(chinese).get("words").get(0).textValue()).isEqualTo("算出候选数");
    }

    @Test
    void stretchBeginsInTheMiddleAndHasItsNotes() throws IOException {
        Trace trace = Recorder.record(StepEngine.CLASSIC, HARD, 700, _ -> {}, Cancel.NEVER);
        List<Stretch.Note> notes = List.of(new Stretch.Note(450, "Why \"6\"? </script>"), new Stretch.Note(399, ""));
        JsonNode data = data(page(new Stretch(trace, 400, 650, "", "Classic", notes), Locale.US));
        assertThat(data.get("first").intValue()).isEqualTo(401);
        assertThat(boards(data)).isDeepEqualTo(boards(trace, 399, 650));
        assertThat(data.get("notes").toString()).isEqualTo("[[0,\"\"],[51,\"Why \\\"6\\\"? </script>\"]]");
        assertThatThrownBy(() -> new Stretch(trace, 400, 700, "", "", List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void endOfTheSearchShowsTheSolution() throws IOException {
        Puzzle easy = Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        Trace trace = Recorder.record(StepEngine.SINGLES, easy, Recorder.MOST_EVENTS, _ -> {}, Cancel.NEVER);
        int[][] boards = boards(data(page(new Stretch(trace, 0, trace.size() - 1, "", "", List.of()), Locale.US)));
        assertThat(trace.get(trace.size() - 1).event()).isInstanceOf(Event.Exhausted.class);
        assertThat(IntStream.of(boards[boards.length - 1])).allMatch(content -> content > PlayerFile.DIGIT);
    }

    @Test
    void movingPicturesShowTheChosenEventsForTheirTime() throws IOException {
        Trace trace = Recorder.record(StepEngine.CLASSIC, HARD, 12, _ -> {}, Cancel.NEVER);
        Stretch stretch = new Stretch(trace, 0, 11, "", "", List.of());
        MovingPicture film = new MovingPicture(200, true, 10);
        byte[] gif = write(stretch, Form.GIF, film, Cancel.NEVER);
        byte[] apng = write(stretch, Form.APNG, film, Cancel.NEVER);
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
        assertThat(reader.getNumImages(true)).isEqualTo(13);
        ApngParts parts = ApngParts.of(apng);
        assertThat(parts.delays()).containsExactly(40, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 40);
        // The last frame, put together from its parts, is the board drawn at once.
        Stretch end = new Stretch(trace, 11, 11, "", "", List.of());
        BufferedImage last =
                ApngParts.of(write(end, Form.APNG, film, Cancel.NEVER)).last();
        assertThat(ApngParts.pixels(parts.last())).isEqualTo(ApngParts.pixels(last));
        assertThat(parts.last().getWidth()).isEqualTo(200);
        assertThat(write(stretch, Form.GIF, new MovingPicture(200, false, 10), Cancel.NEVER))
                .hasSizeLessThan(gif.length);
    }

    @Test
    void longSearchIsThinnedByItsGuesses() {
        Trace trace = Recorder.record(StepEngine.CLASSIC, HARD, 20_000, _ -> {}, Cancel.NEVER);
        Stretch stretch = new Stretch(trace, 0, trace.size() - 1, "", "", List.of());
        long[] few = FrameChoice.of(stretch, 5_000, Cancel.NEVER);
        long guesses = Stream.iterate(0L, i -> i + 1)
                .limit(trace.size())
                .filter(i -> trace.get(i).event() instanceof Event.Guessed)
                .count();
        long solutions = Stream.iterate(0L, i -> i + 1)
                .limit(trace.size())
                .filter(i -> trace.get(i).event() instanceof Event.Found)
                .count();
        assertThat(few).hasSize((int) (guesses + solutions + 1)).endsWith(trace.size() - 1);
        long[] fewer = FrameChoice.of(stretch, 200, Cancel.NEVER);
        assertThat(fewer).hasSizeBetween(120, 200).isSorted().endsWith(trace.size() - 1);
        assertThat(FrameChoice.of(new Stretch(trace, 5, 14, "", "", List.of()), 10, Cancel.NEVER))
                .containsExactly(5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
    }

    @Test
    void cancellingEndsIt() {
        Trace trace = Recorder.record(StepEngine.CLASSIC, HARD, 500, _ -> {}, Cancel.NEVER);
        Stretch stretch = new Stretch(trace, 0, 499, "", "", List.of());
        for (Form form : Form.values()) {
            AtomicInteger asked = new AtomicInteger();
            assertThatThrownBy(() -> write(stretch, form, MovingPicture.DEFAULT, () -> asked.incrementAndGet() > 1))
                    .isInstanceOf(CancellationException.class);
        }
        assertThatThrownBy(() -> Recorder.record(StepEngine.CLASSIC, HARD, 5_000, _ -> {}, () -> true))
                .isInstanceOf(CancellationException.class);
    }

    static String page(Stretch stretch, Locale locale) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Recorder.write(stretch, Form.HTML, MovingPicture.DEFAULT, locale, out, _ -> {}, Cancel.NEVER);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static byte[] write(Stretch stretch, Form form, MovingPicture film, Cancel cancel) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Recorder.write(stretch, form, film, Locale.US, out, _ -> {}, cancel);
        return out.toByteArray();
    }

    static JsonNode data(String page) throws IOException {
        Matcher found =
                Pattern.compile("type=\"application/json\">([^<]+)</script>").matcher(page);
        assertThat(found.find()).isTrue();
        return new ObjectMapper().readTree(found.group(1));
    }

    /// Computes the boards as the script does, from the start to the end.
    private static int[][] boards(JsonNode data) {
        int[][] boards = new int[data.get("changes").size() + 1][];
        int[] board = new int[81];
        for (int at = 0; at < boards.length; at++) {
            String changes = at == 0
                    ? data.get("start").textValue()
                    : data.get("changes").get(at - 1).textValue();
            for (int i = 0; i < changes.length(); i += 4) {
                board[Integer.parseInt(changes.substring(i, i + 2), 36)] =
                        Integer.parseInt(changes.substring(i + 2, i + 4), 36);
            }
            boards[at] = board.clone();
        }
        return boards;
    }

    private static int[][] boards(Trace trace, long from, long to) {
        int[][] boards = new int[(int) (to - from) + 1][];
        for (int at = 0; at < boards.length; at++) {
            ReplayState state = trace.replayAfter(from + at).outcome();
            boards[at] = Cell.all().stream()
                    .mapToInt(cell -> PlayerFile.content(state, cell))
                    .toArray();
        }
        return boards;
    }
}
