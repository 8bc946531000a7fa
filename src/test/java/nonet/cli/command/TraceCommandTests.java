package nonet.cli.command;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.SearchCursor;
import nonet.solve.search.StepEngine;
import nonet.trace.Choice;
import nonet.trace.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TraceCommandTests {

    private static final String PUZZLE =
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    private static final String STATE_AT_9 = """
        step 9, level 2, deepest 2, solutions 0

        8........
        ..36.....
        .7..9.2..
        .5...7...
        ....457..
        ...1...35
        ..1...568
        ..85..319
        .9....4..
        """;

    @ParameterizedTest
    @ValueSource(strings = {"classic", "shrinking"})
    void theWholeTraceIsTheGoldenOne(String engine) throws IOException {
        assertThat(nonet("trace", "--engine", engine, PUZZLE)).isEqualTo(new Shell.Result(0, golden(engine), ""));
    }

    @Test
    void humanLogicTakesTheProfileOfTheWindowOrAnother() {
        assertThat(nonet("trace", "--engine", "logic", PUZZLE))
                .isEqualTo(nonet("trace", "--engine", "logic", "--profile", "Modern", PUZZLE));
        assertThat(nonet("trace", "--engine", "logic", PUZZLE).out())
                .contains("msls: ")
                .doesNotContain("guess");
        assertThat(nonet("trace", "--engine", "logic", "--profile", "HoDoKu", "--until", "10", PUZZLE)
                        .out())
                .startsWith("0     candidates computed\n1     guess r8c7 = 3 (1 of 2)\n")
                .doesNotContain("msls: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"singles", "dancing-links"})
    void aChosenGuessIsMadeAndTheSolutionStays(String engine) {
        String own =
                nonet("trace", "--engine", engine, "--format", "json", PUZZLE).out();
        Shell.Result steered = nonet("trace", "--engine", engine, "--format", "json", "--guess", "R9C9=72", PUZZLE);
        assertThat(steered.err()).isEmpty();
        assertThat(steered.code()).isZero();
        assertThat(steered.out()).isNotEqualTo(own);
        assertThat(steered.out().lines().filter(line -> line.contains("\"guessed\"")))
                .first(as(STRING))
                .contains("\"r9c9\"")
                .contains("7");
        assertThat(steered.out().lines().filter(line -> line.contains("\"found\"")))
                .hasSize(1);
    }

    /// What the user chose is copied in the form that the option reads.
    @Test
    void thePlacesOfADigitAreChosenAsTheyAreWritten() {
        ChosenGuess chosen = new ChosenGuess(
                1, new Choice.Places(House.of(House.Kind.ROW, 9)), List.of(new Candidate(Cell.at(9, 9), Digit.SEVEN)));
        SearchCursor cursor = StepEngine.DANCING_LINKS.with(List.of(chosen)).cursor(Puzzle.of(PUZZLE));
        long events = 0;
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            events++;
        }
        String option = chosen.notation() + "@" + chosen.from();
        assertThat(option).isEqualTo("7r9=r9c9@1");
        Shell.Result result =
                nonet("trace", "--engine", "dancing-links", "--format", "json", "--guess", option, PUZZLE);
        assertThat(result.err()).isEmpty();
        assertThat(result.out().lines()).hasSize((int) events + 1);
        assertThat(result.out().lines().filter(line -> line.contains("\"guessed\"")))
                .first(as(STRING))
                .contains("\"cells\":[\"r9c9\"],\"digits\":[7]", "\"house\":\"r9\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        r1c1=8           | singles | r1c1 holds a given
        r1c2=8           | singles | at event 1, r1c2 has the candidates 1246
        r9c9=7@99999     | singles | the search ends at event 3302, without a choice for r9c9=7
        r9c9=7           | logic   | no guess can be chosen for logic
        7b9=r9c9         | singles | only dancing-links guesses the place of a digit
        8b9=r9c9         | dancing-links | at event 1, r9c9 has the candidates 2357
        """)
    void aGuessThatIsNotMadeIsAnError(String guess, String engine, String why) {
        Shell.Result result = nonet("trace", "--engine", engine, "--guess", guess, PUZZLE);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).startsWith("nonet: The guess is not made: " + why + ".");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "r7c7",
                "r7c0=5",
                "r7c7=0",
                "r7c7=5@",
                "r7c7=5@-1",
                "r7c7=5@1234567890123456789",
                "5",
                "5b7=r1c1",
                "5b7=r7c1,r7c1",
                "5b7=",
                "5b0=r7c1"
            })
    void aGuessHasACellAndDigits(String guess) {
        Shell.Result result = nonet("trace", "--guess", guess, PUZZLE);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains("a guess such as r7c7=5 or r7c7=53@41");
    }

    @Test
    void theSummaryCountsTheEventsOfTheTrace() throws IOException {
        List<String> lines = nonet("trace", "--engine", "singles", "--format", "json", PUZZLE)
                .out()
                .lines()
                .toList();
        long guesses =
                lines.stream().filter(line -> line.contains("\"guessed\"")).count();
        assertThat(nonet("trace", "--summary", "json", "--format", "json", PUZZLE))
                .isEqualTo(new Shell.Result(2, "", "nonet: --summary does not go with --format json.\n"));
        Shell.Result json = nonet("trace", "--engine", "singles", "--summary", "json", PUZZLE);
        assertThat(json.code()).isZero();
        assertThat(json.out())
                .startsWith("{\"version\":1,\"engine\":\"singles\",\"firstEvent\":1,\"events\":%d,"
                        .formatted(lines.size() - 1))
                .contains("\"guesses\":%d,\"deadEnds\":160,\"solutions\":1,".formatted(guesses))
                .contains("\"equalBranches\":[{\"count\":44,\"guesses\":3,\"levels\":2,\"firstEvents\":[11,")
                .endsWith("}\n");
        String csv = nonet("trace", "--engine", "singles", "--summary", "csv", PUZZLE)
                .out();
        assertThat(csv.lines().limit(6))
                .containsExactly(
                        "table,place,measure,number",
                        "search,,events,%d".formatted(lines.size() - 1),
                        "search,,steps,2980",
                        "search,,guesses,%d".formatted(guesses),
                        "search,,deadEnds,160",
                        "search,,solutions,1");
        assertThat(csv.lines()
                        .filter(line -> line.startsWith("depth,") && line.contains(",guesses,"))
                        .mapToLong(line -> Long.parseLong(line.substring(line.lastIndexOf(',') + 1)))
                        .sum())
                .isEqualTo(guesses);
        String dot = nonet("trace", "--engine", "singles", "--summary", "dot", PUZZLE)
                .out();
        assertThat(dot.lines().filter(line -> line.contains("->"))).hasSize((int) guesses);
        assertThat(dot)
                .startsWith("digraph search {")
                .contains("n0 [label=\"start\"")
                .endsWith("}\n");
        assertThat(nonet("trace", "--summary", "csv", "11" + ".".repeat(79)).code())
                .isEqualTo(1);
    }

    @Test
    void theEngineIsClassicUnlessOneIsNamed() throws IOException {
        assertThat(nonetWithInput(PUZZLE, "trace", "-")).isEqualTo(new Shell.Result(0, golden("classic"), ""));
    }

    @Test
    void untilAStepPrintsTheTraceSoFarAndTheState() throws IOException {
        Shell.Result result = nonet("trace", "--engine", "shrinking", "--until", "9", PUZZLE);

        assertThat(result.code()).isZero();
        int state = result.out().indexOf("step 9,");
        assertThat(golden("shrinking")).startsWith(result.out().substring(0, state));
        assertThat(result.out().substring(0, state)).isNotEmpty();
        assertThat(result.out().substring(state)).startsWith(STATE_AT_9).endsWith("\nforemost: r9c8, 2 candidates\n");
    }

    @ParameterizedTest
    @CsvSource({"classic, 4879", "shrinking, 803"})
    void untilTheStepOfTheSolutionShowsTheSolution(String engine, int step) {
        assertThat(nonet("trace", "--engine", engine, "--until", "" + step, PUZZLE)
                        .out())
                .contains("solutions 1\n\n812753649\n943682175\n")
                .endsWith("\nno blank left\n");
    }

    @Test
    void untilStepNoughtThereIsOnlyTheState() {
        assertThat(nonet("trace", "--until", "0", PUZZLE).out())
                .startsWith("step 0, level 0, deepest 0, solutions 0\n\n8........\n");
    }

    @Test
    void theTraceMayEndAtASolution() throws IOException {
        String whole = golden("classic");
        String first = nonet("trace", "--solutions", "1", PUZZLE).out();

        assertThat(whole).startsWith(first);
        assertThat(first.length()).isBetween(whole.length() / 3, whole.length() - 1000);
        assertThat(nonet("trace", "--solutions", "2", PUZZLE).out()).isEqualTo(whole);
    }

    @Test
    void aPuzzleWithoutSolutionIsCodeOne() {
        String none = "12345678.........9" + ".".repeat(63);
        assertThat(nonet("trace", none).code()).isEqualTo(1);
    }

    @Test
    void oneTraceTakesOnePuzzle(@TempDir Path folder) throws IOException {
        Path two = Files.writeString(folder.resolve("two.txt"), PUZZLE + "\n" + PUZZLE);
        Path bad = Files.writeString(folder.resolve("bad.txt"), PUZZLE + "\n" + PUZZLE.substring(1));

        assertThat(nonet("trace", two.toString()))
                .isEqualTo(
                        new Shell.Result(2, "", "nonet: " + two + ": There is more than one puzzle; give only one.\n"));
        assertThat(nonet("trace", bad.toString()))
                .isEqualTo(new Shell.Result(2, "", bad + ":2:80: 80 cells instead of 81.\n"));
        assertThat(nonet("trace", "nowhere"))
                .isEqualTo(
                        new Shell.Result(2, "", "nonet: nowhere: This is neither a puzzle of 81 cells nor a file.\n"));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
        --engine=fast,   "--engine must be one of classic, shrinking, cell-order, singles, dancing-links, logic, not 'fast'."
        --format=xml,    "--format must be one of lines, json, not 'xml'."
        --until=-1,      "--until must be a whole number of 0 or more, not '-1'."
        --solutions=0,   "--solutions must be a whole number of 1 or more, not '0'."
        --until=x,       "--until must be a whole number of 0 or more, not 'x'."
        """)
    void reportsInvalidArgumentsInOneSentence(String option, String sentence) {
        assertThat(nonet("trace", option, PUZZLE)).isEqualTo(new Shell.Result(2, "", "nonet: " + sentence + "\n"));
    }

    private static String golden(String name) throws IOException {
        try (InputStream in = TraceCommandTests.class.getResourceAsStream("/nonet/golden/" + name + ".txt")) {
            List<String> lines = new String(Objects.requireNonNull(in).readAllBytes(), US_ASCII)
                    .lines()
                    .toList();
            return String.join("\n", lines) + "\n";
        }
    }
}
