package nonet.trace.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Trace;
import nonet.trace.json.TraceReading.InvalidLine;
import nonet.trace.json.TraceReading.InvalidLine.Why;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("repeated")
@Tag("sampled")
@Execution(ExecutionMode.CONCURRENT)
class TraceJsonTests {

    private static final Puzzle HARD =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle CLASH =
            Puzzle.of("55..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle DEAD =
            Puzzle.of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
    private static final int MOST = Repetitions.of(3_000, 12_000, 40_000);

    static Stream<StepSolver> engines() {
        return Stream.of(
                StepEngine.CLASSIC,
                StepEngine.SHRINKING,
                StepEngine.CELL_ORDER,
                StepEngine.SINGLES,
                StepEngine.DANCING_LINKS,
                StepEngine.LEARNING);
    }

    @ParameterizedTest
    @MethodSource("engines")
    @Tag("repeated")
    void readsBackWrittenTraces(StepSolver engine) {
        for (Puzzle puzzle : List.of(HARD, TWELVE, CLASH, DEAD, Puzzle.EMPTY)) {
            List<Entry> entries = entries(engine, puzzle);

            TraceReading reading = read(text(engine, puzzle));

            assertThat(reading).isInstanceOfSatisfying(TraceReading.Read.class, read -> {
                assertThat(read.fault()).as(engine.id() + " " + puzzle).isNull();
                assertThat(read.engine()).isEqualTo(engine.id());
                assertThat(read.puzzle()).isEqualTo(puzzle);
                assertThat(entries(read.trace())).isEqualTo(entries);
            });
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyLineIsAnObjectWithStepLevelKindCellsAndDigits(StepSolver engine) throws IOException {
        ObjectMapper json = new ObjectMapper();
        for (String line : text(engine, HARD).lines().toList()) {
            JsonNode object = json.readTree(line);
            assertThat(object.path("step").isIntegralNumber()).as(line).isTrue();
            assertThat(object.path("level").isIntegralNumber()).as(line).isTrue();
            assertThat(object.path("kind").isTextual()).as(line).isTrue();
            assertThat(object.path("cells").isArray()).as(line).isTrue();
            assertThat(object.path("digits").isArray()).as(line).isTrue();
        }
    }

    @Test
    void theLinesReadAsTheyAreDocumented() {
        assertThat(text(StepEngine.CELL_ORDER, TWELVE).lines().limit(3)).containsExactly("""
            {"step":0,"level":0,"kind":"puzzle",\
            "cells":["r1c1","r1c2","r1c5","r2c1","r2c4","r2c6","r3c2","r3c3","r4c1","r4c5","r4c9","r5c1","r5c4",\
            "r5c6","r5c9","r6c1","r6c5","r6c9","r7c2","r7c7","r7c8","r8c4","r8c5","r8c6","r8c9","r9c5","r9c8","r9c9"],\
            "digits":[5,3,7,6,1,5,9,8,8,6,3,4,8,3,1,7,2,6,6,2,8,4,1,9,5,8,7,9],"engine":"cell-order","version":1}\
            """, """
            {"step":0,"level":0,"kind":"refreshed","cells":["r9c9"],"digits":[]}\
            """, """
            {"step":1,"level":1,"kind":"guessed","cells":["r1c3"],"digits":[1],"ordinal":1,"of":3,"turn":"first",\
            "struck":["r1c7","r1c8","r3c1","r4c3","r6c3","r7c3","r9c3"]}\
            """);
    }

    @Test
    void ofATraceThatWasCutOffEveryWholeLineIsRead() {
        String text = text(StepEngine.SHRINKING, HARD);
        List<Entry> entries = entries(StepEngine.SHRINKING, HARD);
        int lines = 100;
        int end = text.lines().limit(lines).mapToInt(String::length).sum() + lines;

        assertThat(read(text.substring(0, end + 20))).isInstanceOfSatisfying(TraceReading.Read.class, read -> {
            assertThat(read.fault()).isEqualTo(new TraceReading.InvalidLine(lines + 1, Why.CUT_OFF));
            assertThat(entries(read.trace())).isEqualTo(entries.subList(0, lines - 1));
        });
        assertThat(read(text.substring(0, end)))
                .isInstanceOfSatisfying(
                        TraceReading.Read.class,
                        read -> assertThat(read.fault()).isNull());
        assertThat(read(text.substring(0, 50))).isEqualTo(unreadable(1, Why.CUT_OFF));
    }

    @Test
    void theFirstBadLineIsNamedWithItsError() {
        String good = text(StepEngine.CLASSIC, HARD);
        int at = 40;
        List<String> lines = good.lines().toList();
        String guess = lines.stream()
                .filter(line -> line.contains("\"guessed\""))
                .findFirst()
                .orElseThrow();

        assertThat(fault(lines, at, "nonsense")).isEqualTo(Why.NOT_JSON);
        assertThat(fault(lines, at, "[1]")).isEqualTo(Why.NOT_JSON);
        assertThat(fault(lines, at, "{} {}")).isEqualTo(Why.NOT_JSON);
        assertThat(fault(lines, at, "{\"step\":1")).isEqualTo(Why.CUT_OFF);
        assertThat(fault(lines, at, "{}")).isEqualTo(Why.BAD_FIELD);
        assertThat(fault(lines, at, guess.replace("\"level\":1", "\"level\":82")))
                .isEqualTo(Why.BAD_FIELD);
        assertThat(fault(lines, at, guess.replace("\"guessed\"", "\"hoped\""))).isEqualTo(Why.UNKNOWN_KIND);
        assertThat(fault(lines, at, guess.replaceFirst("\"cells\":\\[\"[^\"]*", "\"cells\":[\"r0c1")))
                .isEqualTo(Why.BAD_FIELD);
        assertThat(fault(lines, at, guess.replaceFirst("\"struck\":\\[", "\"struck\":[\"r1c1\",\"r9c9\"")))
                .isEqualTo(Why.BAD_FIELD);
        assertThat(fault(lines, at, "{\"step\":1e999999999}")).isEqualTo(Why.BAD_FIELD);
        assertThat(fault(lines, at, "{\"step\":99999999999999999999}")).isEqualTo(Why.BAD_FIELD);
        assertThat(fault(lines, at, "x".repeat(5000))).isEqualTo(Why.TOO_LONG);
        assertThat(fault(lines, at, lines.getLast())).isEqualTo(Why.NOT_OPEN);
        assertThat(fault(lines, at, lines.get(1).replaceFirst("\"step\":\\d+", "\"step\":999999999999")))
                .isEqualTo(Why.STEP);
        assertThat(fault(
                        lines,
                        at,
                        guess.replace("\"ordinal\":1", "\"ordinal\":2").replace("\"level\":1", "\"level\":50")))
                .isEqualTo(Why.STEP);
    }

    @Test
    void aSolutionThatIsNoneIsNoticed() {
        List<String> lines = text(StepEngine.SINGLES, TWELVE).lines().toList();
        int found = 0;
        while (!lines.get(found).contains("\"found\"")) {
            found++;
        }
        String edited = lines.get(found).replaceFirst("\"digits\":\\[5", "\"digits\":[4");

        assertThat(fault(lines, found, edited)).isEqualTo(Why.NO_SOLUTION);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n",
                "hello",
                "{}",
                "null",
                "{\"step\":0,\"level\":0,\"kind\":\"placed\",\"cells\":[],\"digits\":[],\"engine\":\"x\"}",
                "{\"step\":0,\"level\":0,\"kind\":\"puzzle\",\"cells\":[\"r1c1\"],\"digits\":[],\"engine\":\"x\"}\n"
            })
    void aTextThatIsNoTraceIsUnreadable(String text) {
        assertThat(read(text))
                .isInstanceOfSatisfying(
                        TraceReading.Unreadable.class,
                        unreadable ->
                                assertThat(unreadable.fault().why()).isIn(Why.NO_TRACE, Why.CUT_OFF, Why.BAD_FIELD));
    }

    @Test
    void windowsLineEndsBlankLinesAndUnknownFieldsDoNoHarm() {
        String text = text(StepEngine.SINGLES, HARD);
        String changed = text.replace("}\n", ",\"note\":{\"by\":[null,1.5,{}]}}\r\n\r\n");

        assertThat(read(changed)).isInstanceOfSatisfying(TraceReading.Read.class, read -> {
            assertThat(read.fault()).isNull();
            assertThat(entries(read.trace())).isEqualTo(entries(StepEngine.SINGLES, HARD));
        });
    }

    @Test
    void aByteOrderMarkDoesNoHarm() {
        assertThat(read("\uFEFF" + text(StepEngine.SINGLES, HARD)))
                .isInstanceOfSatisfying(TraceReading.Read.class, read -> {
                    assertThat(read.fault()).isNull();
                    assertThat(entries(read.trace())).isEqualTo(entries(StepEngine.SINGLES, HARD));
                });
    }

    @Test
    void whatIsWrongWithAPuzzleOrAStepIsSaid() {
        String header = "{\"kind\":\"puzzle\",\"engine\":\"x\",\"cells\":[\"r1c1\",\"r1c%d\"],\"digits\":[5,6]%s}\n";
        String event = "{\"kind\":\"placed\",\"step\":%d,\"cells\":[\"r7c6\"],\"digits\":[7]}\n";
        assertThat(read(header.formatted(1, "")))
                .isEqualTo(new TraceReading.Unreadable(
                        new InvalidLine(1, Why.TWICE, new InvalidLine.Misfit(Cell.at(1, 1), 6, 0))));
        for (String candidates : List.of("1".repeat(729), ".".repeat(728) + "8", "123456789".repeat(80))) {
            assertThat(read(header.formatted(2, ",\"candidates\":\"" + candidates + "\"")))
                    .isEqualTo(new TraceReading.Unreadable(
                            new InvalidLine(1, Why.BAD_FIELD, "candidates", InvalidLine.Expected.CANDIDATE_TEXT)));
        }
        assertThat(((TraceReading.Read) read(header.formatted(2, "") + event.formatted(1 << 18))).fault())
                .isNull();
        for (String late : List.of(
                event.formatted(300_000),
                event.formatted(5) + event.formatted(4).replace("c6", "c7"))) {
            assertThat(((TraceReading.Read) read(header.formatted(2, "") + late)).fault())
                    .isEqualTo(new InvalidLine(late.lines().count() + 1, Why.STEP));
        }
    }

    @Test
    void leavesOutEventsBeyondTheLimit() throws IOException {
        String text = text(StepEngine.CLASSIC, HARD);

        TraceReading reading = TraceJson.read(new StringReader(text), 100);

        assertThat(reading).isInstanceOfSatisfying(TraceReading.Read.class, read -> {
            assertThat(read.trace().size()).isEqualTo(100);
            assertThat(read.fault()).isEqualTo(new TraceReading.InvalidLine(102, Why.TOO_MANY));
        });
    }

    @Test
    void neverFailsOnEditedTraces() {
        long seed = 20261121;
        Random random = new Random(seed);
        List<String> texts = engines()
                .map(engine -> text(engine, TWELVE).lines().limit(400).collect(Collectors.joining("\n", "", "\n")))
                .toList();
        for (int i = 0; i < Repetitions.of(60, 300, 3000); i++) {
            StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
            int edits = 1 + random.nextInt(4);
            for (int edit = 0; edit < edits; edit++) {
                edit(text, texts, random);
            }
            try {
                if (read(text.toString()) instanceof TraceReading.Read read) {
                    Trace trace = read.trace();
                    for (long event = 0; event < trace.size(); event += 1 + random.nextInt(40)) {
                        trace.stateAfter(event).foremost();
                    }
                    trace.lastOfStep(random.nextInt(100));
                }
            } catch (RuntimeException failed) {
                throw new AssertionError("seed " + seed + ", text " + i + ":\n" + text, failed);
            }
        }
    }

    private static void edit(StringBuilder text, List<String> texts, Random random) {
        int at = random.nextInt(text.length());
        int length = Math.min(random.nextInt(30), text.length() - at);
        switch (random.nextInt(7)) {
            case 0 -> text.setLength(Math.max(1, at));
            case 1 -> text.delete(at, at + length).append(' ');
            case 2 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
            case 3 -> text.insert(at, "0123456789,\"[]{}:\u20ac\0".charAt(random.nextInt(19)));
            case 4 -> {
                String other = texts.get(random.nextInt(texts.size()));
                int line = other.indexOf('\n', random.nextInt(other.length() / 2));
                text.insert(text.indexOf("\n", at / 2) + 1, other, line + 1, other.indexOf('\n', line + 1) + 1);
            }
            case 5 -> {
                int line = text.indexOf("\n", at / 2) + 1;
                text.delete(line, Math.max(line, text.indexOf("\n", line) + 1));
            }
            default -> {
                int digit = at;
                while (digit < text.length() && !Character.isDigit(text.charAt(digit))) {
                    digit++;
                }
                if (digit < text.length()) {
                    text.setCharAt(digit, (char) ('0' + random.nextInt(10)));
                }
            }
        }
    }

    private static Why fault(List<String> lines, int at, String replaced) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(at, replaced);
        TraceReading reading = read(String.join("\n", changed) + "\n");
        assertThat(reading).isInstanceOf(TraceReading.Read.class);
        TraceReading.Read read = (TraceReading.Read) reading;
        assertThat(read.trace().size()).as(replaced).isEqualTo(at - 1);
        assertThat(read.fault()).as(replaced).isNotNull();
        assertThat(read.fault().line()).as(replaced).isEqualTo(at + 1);
        return read.fault().why();
    }

    private static TraceReading unreadable(int line, Why why) {
        return new TraceReading.Unreadable(new TraceReading.InvalidLine(line, why));
    }

    private static TraceReading read(String text) {
        try {
            return TraceJson.read(new StringReader(text));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String text(StepSolver engine, Puzzle puzzle) {
        TraceJson json = new TraceJson(engine.id(), puzzle);
        return Stream.concat(
                        Stream.of(json.header()),
                        entries(engine, puzzle).stream().map(json::line).map(line -> line.orElseThrow()))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static List<Entry> entries(StepSolver engine, Puzzle puzzle) {
        SearchCursor cursor = engine.cursor(puzzle);
        List<Entry> entries = new ArrayList<>();
        for (Event event = cursor.next(Cancel.NEVER);
                event != null && entries.size() < MOST;
                event = cursor.next(Cancel.NEVER)) {
            entries.add(new Entry(entries.size(), cursor.steps(), cursor.level(), event));
        }
        return entries;
    }

    private static List<Entry> entries(Trace trace) {
        List<Entry> entries = new ArrayList<>();
        for (long i = 0; i < trace.size(); i++) {
            entries.add(trace.get(i));
        }
        return entries;
    }
}
