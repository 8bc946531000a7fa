package nonet.trace.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Engines;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The page on traces and its schema, against the traces of this program and of the sample solver.
class TraceSchemaTests {

    private static final Path PAGE = Path.of("src/site/markdown/traces.md");
    private static final Path SCHEMA = Path.of("src/site/markdown/traces.schema.json");
    private static final Path SAMPLE = Path.of("src/site/examples/solver.py");
    private static final String NINE_CELLS = "111111111" + "111111111" + "111111111" + "111111111" + "111111111"
            + "111111111" + "111111111" + "111111111" + "111111111";
    private static final String TWENTY_SEVEN = NINE_CELLS + NINE_CELLS + NINE_CELLS;
    private static final Pattern EXAMPLE = Pattern.compile("`(\\{\"[^`]*\\})`");

    private static final List<Puzzle> PUZZLES = List.of(
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400"),
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
            Puzzle.of("55..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

    /// Nine candidates a cell, all of them 1.
    private static final String WRONG_CANDIDATES = "{\"kind\":\"puzzle\",\"engine\":\"x\",\"cells\":[],\"digits\":[],"
            + "\"candidates\":\"" + TWENTY_SEVEN + TWENTY_SEVEN + TWENTY_SEVEN + "\"}";

    private static final int MOST_LINES = 150;

    private final ObjectMapper json = new ObjectMapper();
    private final JsonSchema schema;

    TraceSchemaTests() throws IOException {
        schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(json.readTree(Files.readString(SCHEMA)));
    }

    static Stream<StepSolver> engines() {
        return Engines.all().filter(StepSolver.class::isInstance).map(StepSolver.class::cast);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theTracesOfAllEnginesAreValid(StepSolver engine) throws IOException {
        for (Puzzle puzzle : PUZZLES) {
            TraceJson trace = new TraceJson(engine.id(), puzzle);
            SearchCursor cursor = engine.cursor(puzzle);
            assertValid(trace.header());
            Event event = cursor.next(Cancel.NEVER);
            for (int index = 0; event != null && index < MOST_LINES; index++) {
                Entry entry = new Entry(index, cursor.steps(), cursor.level(), event);
                assertValid(trace.line(entry).orElseThrow());
                event = cursor.next(Cancel.NEVER);
            }
        }
    }

    @Test
    void eachKindHasAnExampleOnThePageThatTheSchemaAndTheReaderAccept() throws IOException {
        List<String> kinds = new ArrayList<>();
        for (String example : EXAMPLE.matcher(Files.readString(PAGE))
                .results()
                .map(found -> found.group(1))
                .toList()) {
            assertValid(example);
            kinds.add(json.readTree(example).get("kind").textValue());
            String text = kinds.getLast().equals("puzzle")
                    ? example
                    : "{\"kind\":\"puzzle\",\"engine\":\"x\",\"cells\":[],\"digits\":[]}\n" + example + "\n";
            TraceReading reading = TraceJson.read(new StringReader(text));
            if (reading instanceof TraceReading.Read read && read.fault() != null) {
                assertThat(read.fault().why())
                        .as(example)
                        .isIn(
                                TraceReading.InvalidLine.Why.IMPOSSIBLE,
                                TraceReading.InvalidLine.Why.NO_CANDIDATE,
                                TraceReading.InvalidLine.Why.CANDIDATE,
                                TraceReading.InvalidLine.Why.NOT_CLEARED,
                                TraceReading.InvalidLine.Why.NOT_OPEN,
                                TraceReading.InvalidLine.Why.NO_SOLUTION);
            }
        }
        Stream<String> known = Stream.of(Event.class.getPermittedSubclasses())
                .map(kind -> kind.getSimpleName().toLowerCase(java.util.Locale.ROOT));
        assertThat(kinds).containsAll(Stream.concat(Stream.of("puzzle"), known).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"hoped\",\"cells\":[\"r1c1\"],\"digits\":[1]}",
                "{\"kind\":\"placed\",\"cells\":[\"r1c0\"],\"digits\":[1]}",
                "{\"kind\":\"placed\",\"cells\":[\"r1c1\",\"r1c2\"],\"digits\":[1]}",
                "{\"kind\":\"placed\",\"digits\":[1]}",
                "{\"kind\":\"guessed\",\"cells\":[\"r1c1\"],\"digits\":[0]}",
                "{\"kind\":\"guessed\",\"cells\":[\"r1c1\"],\"digits\":[1],\"turn\":\"later\"}",
                "{\"kind\":\"contradicted\",\"why\":\"no-place\",\"digits\":[1]}",
                "{\"kind\":\"backtracked\",\"to\":82}",
                "{\"kind\":\"puzzle\",\"engine\":\"x\",\"version\":2,\"cells\":[],\"digits\":[]}",
                "{\"kind\":\"puzzle\",\"engine\":\"x\",\"cells\":[\"r1c1\",\"r1c1\"],\"digits\":[5,6]}",
                WRONG_CANDIDATES
            })
    void theSchemaAndTheReaderRefuseTheSameLines(String line) throws IOException {
        assertThat(schema.validate(json.readTree(line))).as(line).isNotEmpty();
        String header = "{\"kind\":\"puzzle\",\"engine\":\"x\",\"cells\":[],\"digits\":[]}\n";
        TraceReading reading = TraceJson.read(new StringReader(line.contains("puzzle") ? line : header + line + "\n"));
        assertThat(reading instanceof TraceReading.Unreadable
                        || reading instanceof TraceReading.Read read && read.fault() != null)
                .as(line)
                .isTrue();
    }

    @Test
    void theSampleSolverWritesAValidTrace() throws IOException, InterruptedException {
        assumeTrue(hasPython());
        Process solver = new ProcessBuilder(
                        "python3", SAMPLE.toString(), PUZZLES.get(1).toString())
                .redirectErrorStream(true)
                .start();
        String text = new String(solver.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(solver.waitFor()).as(text).isZero();
        for (String line : text.lines().toList()) {
            assertValid(line);
        }

        TraceReading reading = TraceJson.read(new StringReader(text));

        assertThat(reading).isInstanceOfSatisfying(TraceReading.Read.class, read -> {
            assertThat(read.fault()).isNull();
            assertThat(read.engine()).isEqualTo("solver.py");
            assertThat(read.trace().end().solutions()).isEqualTo(12);
            assertThat(read.trace().end().level()).isZero();
        });
    }

    @Test
    void theOrdersOfThePageAreThoseOfTheSchema() throws IOException {
        String pattern = json.readTree(Files.readString(SCHEMA))
                .at("/$defs/order/pattern")
                .textValue();
        List<String> orders = Pattern.compile("(?m)^\\| `([a-z]+(?: r\\dc\\d=\\d)?)` \\|")
                .matcher(Files.readString(PAGE).split("## Orders")[1])
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(orders)
                .containsExactly("step", "run", "pause", "guess r3c5=7", "stop")
                .allMatch(order -> order.matches(pattern));
        assertThat(List.of("", "guess", "guess r3c5", "guess r0c5=7", "steps"))
                .noneMatch(order -> order.matches(pattern));
    }

    private void assertValid(String line) throws IOException {
        JsonNode object = json.readTree(line);
        assertThat(schema.validate(object)).as(line).isEmpty();
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
