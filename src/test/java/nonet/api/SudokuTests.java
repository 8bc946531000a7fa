package nonet.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import nonet.files.AtomicFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SudokuTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @TempDir
    Path folder;

    @Test
    void solvesAndCounts() {
        assertThat(Sudoku.of(EASY).solution()).contains(SOLVED);
        assertThat(Sudoku.of(EASY).count(10)).isEqualTo(1);
        Sudoku empty = Sudoku.of(".".repeat(81));
        assertThat(empty.solution()).isEmpty();
        assertThat(empty.count(25)).isEqualTo(25);
        Sudoku impossible = Sudoku.of("55" + ".".repeat(79));
        assertThat(impossible.solution()).isEmpty();
        assertThat(impossible.count(1)).isZero();
        assertThat(impossible.difficulty()).isEmpty();
    }

    @Test
    void ratesAsTheCommandDoes() {
        assertThat(Sudoku.of(EASY).difficulty()).contains(new Difficulty("easy", 204, "naked-single"));
    }

    @Test
    void explainsTheNextStep() {
        Hint hint =
                Sudoku.of(SOLVED.replaceFirst("5", ".")).hint(Locale.ENGLISH).orElseThrow();
        assertThat(hint.technique()).isEqualTo("full-house");
        assertThat(hint.notation()).isEqualTo("Full House: r1c1=5");
        assertThat(hint.placements()).containsExactly(new Hint.Placement(1, 1, 5));
        assertThat(hint.eliminations()).isEmpty();
        assertThat(hint.sentences()).isNotEmpty();
        assertThat(Sudoku.of(SOLVED).hint(Locale.ENGLISH)).isEmpty();
        assertThat(Sudoku.of(SOLVED).hints(Locale.ENGLISH)).isEmpty();
    }

    @Test
    void ratesAsSudokuExplainerDoes() {
        assertThat(Sudoku.of(EASY).explainerRating()).contains(new ExplainerRating(1.2, 1.2, 1.2));
        assertThat(Sudoku.of(SOLVED).explainerRating()).isEmpty();
        assertThat(Sudoku.of(".".repeat(81)).explainerRating()).isEmpty();
    }

    @Test
    void ratesByPatternsAsTheCommandDoes() {
        Sudoku whips = Sudoku.of("..3.5...9...7..12.7.9...4....1.6...45..3.....8.7...3...1..9...66....12.......8...");
        Sudoku beyond = Sudoku.of("9876.....5.....96..4.......3...5.21....2..6.3...1.3.95...31..2.....6935......21..");
        assertThat(List.of("w", "gw", "b", "te"))
                .extracting(scale -> whips.patternRating(scale, Long.MAX_VALUE).orElseThrow())
                .containsExactly(
                        new PatternRating(PatternRating.State.RATED, 5),
                        new PatternRating(PatternRating.State.RATED, 4),
                        new PatternRating(PatternRating.State.RATED, 5),
                        new PatternRating(PatternRating.State.RATED, 1));
        assertThat(beyond.patternRating("w", Long.MAX_VALUE))
                .contains(new PatternRating(PatternRating.State.BEYOND, 0));
        assertThat(beyond.patternRating("te", 1000)).contains(new PatternRating(PatternRating.State.STOPPED, 2));
        assertThat(Sudoku.of(".".repeat(81)).patternRating("w", 1)).isEmpty();
        assertThatThrownBy(() -> whips.patternRating("W", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'W' is none of w, gw, b, te.");
        assertThatThrownBy(() -> whips.patternRating("w", 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("An effort of 0 is below 1.");
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> beyond.patternRating("te", Long.MAX_VALUE))
                    .isInstanceOf(CancellationException.class);
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void provesAsTheCommandDoes() throws IOException {
        Sudoku none = Sudoku.of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
        ProofOutcome proof = none.prove();
        assertThat(proof.state()).isEqualTo(ProofOutcome.State.NO_SOLUTION);
        Path repository = Path.of("src/site/examples/proofs");
        assertThat(written(out -> proof.writeRefutation(out, false)))
                .isEqualTo(Files.readAllBytes(repository.resolve("no-solution.drat")));
        assertThat(written(out -> proof.writeRefutation(out, true)))
                .isEqualTo(Files.readAllBytes(repository.resolve("no-solution-binary.drat")));
        assertThat(new String(written(proof::writeFormula))).startsWith("p cnf 729 12");

        ProofOutcome unique = Sudoku.of(EASY).prove();
        assertThat(unique.state()).isEqualTo(ProofOutcome.State.ONE_SOLUTION);
        assertThat(unique.solutions()).containsExactly(SOLVED);
        assertThat(unique.lines()).isEqualTo(1);
        assertThat(Sudoku.of(".".repeat(81)).prove().solutions()).hasSize(2).doesNotHaveDuplicates();
        assertThat(Sudoku.of(EASY).prove("r1c3=4 r5c5<>1").state()).isEqualTo(ProofOutcome.State.TRUE);
        ProofOutcome wrong = Sudoku.of(EASY).prove("r1c3=1");
        assertThat(wrong.state()).isEqualTo(ProofOutcome.State.FALSE);
        assertThat(wrong.solutions()).containsExactly(SOLVED);
        assertThat(wrong.isMade()).isFalse();
        assertThatThrownBy(() -> wrong.writeFormula(new ByteArrayOutputStream()))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Sudoku.of(EASY).prove("r1c1=5"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("r1c1 is filled, so there is nothing to prove.");
    }

    @Test
    void provesEachStepOfThePath() {
        Sudoku puzzle = Sudoku.of(EASY);
        assertThat(puzzle.provePath())
                .hasSameSizeAs(puzzle.path(Locale.ENGLISH))
                .extracting(ProofOutcome::state)
                .containsOnly(ProofOutcome.State.TRUE);
    }

    private static byte[] written(AtomicFile.Content content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        content.writeTo(out);
        return out.toByteArray();
    }

    @Test
    void aPuzzleOfCandidatesIsALineOf729Characters() throws IOException {
        StringBuilder candidates = new StringBuilder();
        for (char digit : SOLVED.toCharArray()) {
            candidates.append("123456789".replaceAll("[^" + digit + "]", "."));
        }
        candidates.setCharAt(0, '1');
        Sudoku sukaku = SudokuFiles.readText(candidates.toString()).puzzles().getFirst();
        assertThat(sukaku.line()).isEqualTo(candidates.toString());
        assertThat(Sudoku.of(sukaku.line()).line()).isEqualTo(sukaku.line());
        assertThat(Sudoku.of(sukaku.line()).solution()).contains(SOLVED);
        assertThat(Sudoku.of(EASY).line()).isEqualTo(EASY);
        assertThat(Sudoku.of(sukaku.line().replace('.', '0'))).isEqualTo(Sudoku.of(sukaku.line()));
    }

    @Test
    void aStepRemovesCandidatesAndSetsDigits() {
        Sudoku puzzle = Sudoku.of(EASY);
        Sudoku after = puzzle.apply(step(List.of(new Hint.Placement(5, 5, 5)), List.of(new Hint.Placement(1, 3, 4))));
        assertThat(after.line()).isEqualTo(EASY);
        assertThat(after.board()).isEqualTo(EASY.substring(0, 40) + "5" + EASY.substring(41));
        assertThat(cell(puzzle, 1, 3)).isEqualTo("124");
        assertThat(cell(after, 1, 3)).isEqualTo("12");
        assertThat(cell(puzzle, 5, 2)).isEqualTo("25");
        assertThat(cell(after, 5, 2)).isEqualTo("2");
        assertThat(cell(after, 5, 5)).isEqualTo("5");
        assertThat(cell(after, 1, 1)).isEqualTo("5");
        assertThat(after.apply(step(List.of(new Hint.Placement(5, 5, 5)), List.of())))
                .isEqualTo(after);
    }

    @Test
    void aStepThatDoesNotFitIsRefused() {
        Sudoku puzzle = Sudoku.of(EASY);
        assertThatThrownBy(() -> puzzle.apply(step(List.of(new Hint.Placement(1, 3, 5)), List.of())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("On this board, r1c3 cannot hold 5.");
        assertThatThrownBy(() -> puzzle.apply(step(List.of(new Hint.Placement(1, 1, 4)), List.of())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("On this board, r1c1 cannot hold 4.");
        assertThatThrownBy(() -> puzzle.apply(step(List.of(), List.of(new Hint.Placement(5, 5, 5)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The step would leave no candidate in r5c5.");
        assertThatThrownBy(() -> new Hint.Placement(0, 1, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Row 0, column 1 and digit 5 must be 1 to 9.");
    }

    /// The puzzle needs eliminations, so the state must go on with its candidates.
    @Test
    void theStepsOfThePathLeadToTheSolution() {
        Sudoku board = Sudoku.of("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
        List<Hint> path = board.path(Locale.ENGLISH);
        assertThat(path).anySatisfy(step -> assertThat(step.eliminations()).isNotEmpty());
        for (Hint step : path) {
            assertThat(board.hint(Locale.ENGLISH)).contains(step);
            board = board.apply(step);
        }
        assertThat(board.board()).isEqualTo(board.solution().orElseThrow());
        assertThat(board.hint(Locale.ENGLISH)).isEmpty();
        assertThat(board.path(Locale.ENGLISH)).isEmpty();
    }

    @Test
    void aMoveIsRightWrongOrImpossible() {
        Sudoku easy = Sudoku.of(EASY);
        MoveVerdict right = easy.whyMove("r5c5=5", Locale.ENGLISH);
        assertThat(right.kind()).isEqualTo(MoveVerdict.Kind.RIGHT);
        assertThat(right.steps()).extracting(Hint::notation).containsExactly("Naked Single: r5c5=5");
        assertThat(easy.whyMove("r1c3=5", Locale.ENGLISH))
                .isEqualTo(new MoveVerdict(MoveVerdict.Kind.WRONG, List.of()));
        assertThat(easy.whyMove("r1c1=6", Locale.ENGLISH))
                .isEqualTo(new MoveVerdict(MoveVerdict.Kind.IMPOSSIBLE, List.of()));
        assertThatThrownBy(() -> easy.whyMove("r1c3~5", Locale.ENGLISH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("A move such as r4c5=3");
    }

    @Test
    void aPrunedPathLeadsToTheSolutionAndBackdoorsAreNamed() {
        assertThat(Sudoku.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000")
                        .backdoors())
                .startsWith("r1c7=3", "r2c3=4")
                .endsWith("r8c9<>4")
                .hasSize(35);
        assertThat(Sudoku.of(EASY).backdoors()).isEmpty();
        Sudoku board = Sudoku.of("4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
        List<Hint> path = board.prunedPath(Locale.ENGLISH);
        assertThat(path.size()).isLessThan(board.path(Locale.ENGLISH).size());
        for (Hint step : path) {
            board = board.apply(step);
        }
        assertThat(board.board()).isEqualTo(board.solution().orElseThrow());
    }

    @Test
    void aSearchedPathIsShorterThanThePrunedOneThatAllowsIt() {
        Sudoku board = Sudoku.of("2.8.5.......7...4.3........5...2.9.......1......6......7.1.4.6.......3.2.1.......");
        List<Hint> pruned = board.prunedPath(Locale.ENGLISH);
        List<Hint> searched = board.shortPath(Duration.ofMillis(500), 7, Locale.ENGLISH);
        assertThat(harder(searched)).isLessThan(harder(pruned));
        for (Hint step : searched) {
            board = board.apply(step);
        }
        assertThat(board.board()).isEqualTo(board.solution().orElseThrow());
    }

    private static long harder(List<Hint> path) {
        return path.stream()
                .filter(step -> !step.technique().endsWith("single")
                        && !step.technique().equals("full-house"))
                .count();
    }

    @Test
    void generatesPuzzlesAsRequired() {
        SudokuGenerator generator = SudokuGenerator.any()
                .level("medium")
                .symmetry("rotational")
                .clues(22, 32)
                .minimal();
        Sudoku made = generator.generate(7, 3).orElseThrow();
        assertThat(generator.generate(7, 3)).contains(made);
        assertThat(generator.generate(7, 4)).isPresent().get().isNotEqualTo(made);
        assertThat(made.difficulty().orElseThrow().level()).isEqualTo("medium");
        String line = made.line();
        assertThat(line.replace(".", "").length()).isBetween(22, 32);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(line.charAt(cell) == '.').isEqualTo(line.charAt(80 - cell) == '.');
            String less = line.substring(0, cell) + "." + line.substring(cell + 1);
            assertThat(Sudoku.of(less).count(2)).isEqualTo(less.equals(line) ? 1 : 2);
        }
        assertThatThrownBy(() -> SudokuGenerator.any().level("harder"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'harder' is none of easy, medium, hard, unfair, extreme.");
        assertThatThrownBy(() -> SudokuGenerator.any().clues(50, 60).minimal().generate(1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("40");
    }

    @Test
    void omissionsAreReportedWithTheirPlaces() throws IOException {
        String text = EASY + "\n" + EASY.replace('5', 'A') + "\n" + SOLVED + "\n";
        Path file = Files.writeString(folder.resolve("list.txt"), text);
        List<Sudoku> puzzles = List.of(Sudoku.of(EASY), Sudoku.of(SOLVED));
        String sentence = "“A” is neither a digit nor a blank.";

        Reading read = SudokuFiles.read(file);
        assertThat(read)
                .isEqualTo(new Reading(
                        "line", puzzles, List.of(new Reading.Problem(file.toString(), 2, 1, sentence)), List.of()));
        assertThat(read.problems().getFirst()).hasToString(file + ":2:1: " + sentence);
        try (InputStream in = Files.newInputStream(file)) {
            assertThat(SudokuFiles.read(in, "list").problems())
                    .containsExactly(new Reading.Problem("list", 2, 1, sentence));
        }
        assertThat(SudokuFiles.readText(text).problems()).hasToString("[2:1: " + sentence + "]");
        assertThat(new Reading.Problem("list", 0, 0, sentence)).hasToString("list: " + sentence);
    }

    @Test
    void anErrorIsOneSentence() throws IOException {
        assertThatThrownBy(() -> Sudoku.of("123"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A puzzle has 81 characters, not 3.");
        assertThatThrownBy(() -> Sudoku.of(EASY.replace('3', 'x')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Character 2 is 'x', not a digit, '0' or '.'.");
        assertThatThrownBy(() -> Sudoku.of(".".repeat(727) + "1."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Character 728 is '1', not '8', '0' or '.'.");
        assertThatThrownBy(() -> Sudoku.of(EASY).count(0)).isInstanceOf(IllegalArgumentException.class);
        Path text = Files.writeString(folder.resolve("text.txt"), "no puzzle\n");
        assertThatThrownBy(() -> SudokuFiles.read(text))
                .isInstanceOf(IOException.class)
                .hasMessage(text + ": It contains no puzzle.");
        assertThatThrownBy(() -> SudokuFiles.readText("no puzzle"))
                .isInstanceOf(IOException.class)
                .hasMessage("It contains no puzzle.");
        Path missing = folder.resolve("missing");
        assertThatThrownBy(() -> SudokuFiles.read(missing))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(missing + ": ");
        Path inside = missing.resolve("puzzle.txt");
        assertThatThrownBy(() -> SudokuFiles.write(List.of(Sudoku.of(EASY)), "line", inside))
                .isInstanceOf(IOException.class)
                .hasMessage(inside + ": The folder does not exist.");
        assertThatThrownBy(() -> SudokuFiles.write(List.of(Sudoku.of(EASY)), "hsol", text))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(text).hasContent("no puzzle\n");
    }

    private static Hint step(List<Hint.Placement> placements, List<Hint.Placement> eliminations) {
        return new Hint("full-house", "", List.of(), placements, eliminations, List.of());
    }

    /// Returns the candidates of a cell.
    private static String cell(Sudoku sudoku, int row, int column) {
        int from = ((row - 1) * 9 + column - 1) * 9;
        return sudoku.candidates().substring(from, from + 9).replace(".", "");
    }

    @Test
    void writesNothingThatCouldNotBeReadAgain() throws IOException {
        Path marks = Files.writeString(
                folder.resolve("marks.sdk"),
                "[Puzzle]\n" + ".........\n".repeat(9) + "[PencilMarks]\n12,,,,,,,,\n" + ",,,,,,,,\n".repeat(8));
        Path old = Files.writeString(folder.resolve("old.doku"), "old");
        List<Sudoku> puzzles = SudokuFiles.read(marks).puzzles();
        assertThatThrownBy(() -> SudokuFiles.write(puzzles, "shown", old))
                .isInstanceOf(IOException.class)
                .hasMessageContainingAll("old.doku: The format", "could not be read again");
        assertThat(old).hasContent("old");
    }

    @Test
    void puzzlesAreWrittenAndReadBack() throws IOException {
        List<Sudoku> puzzles = List.of(Sudoku.of(EASY), Sudoku.of(SOLVED));
        for (String format : List.of("line", "opensudoku", "sdm")) {
            Path file = folder.resolve("puzzles." + format);
            SudokuFiles.write(puzzles, format, file);
            assertThat(SudokuFiles.read(file).puzzles())
                    .extracting(Sudoku::line)
                    .containsExactly(EASY, SOLVED);
        }
    }

    @Test
    void anInterruptEndsASearch() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Sudoku.of(".".repeat(81)).count(Integer.MAX_VALUE))
                    .isInstanceOf(CancellationException.class);
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void aBoardIsMadeFromItsLines() {
        Sudoku begun = Sudoku.of(EASY);
        for (int i = 0; i < 5; i++) {
            begun = begun.apply(begun.hint(Locale.ENGLISH).orElseThrow());
        }
        assertThat(Sudoku.of(begun.line(), begun.board(), begun.candidates())).isEqualTo(begun);
        Sudoku unmarked = Sudoku.of(EASY, begun.board());
        assertThat(unmarked.board()).isEqualTo(begun.board());
        assertThat(unmarked.hint(Locale.ENGLISH)).isPresent();
        assertThatThrownBy(() -> Sudoku.of(EASY, EASY.replaceFirst("5", ".")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The board lacks the given 5 in r1c1.");
    }
}
