package nonet.pseudocode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.logic.solver.LogicSearch;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Weights;
import nonet.solve.StepSolver;
import nonet.solve.fast.FastSolver;
import nonet.text.Language;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The pseudocode of all engines against their searches.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CodeListingTests {

    private static final int MOST = 20_000;
    private static final int MOST_OF_LOGIC = 500;

    /// A digit of r1c1 is ruled out in its only row, so that the first house has no place for it.
    private static final Puzzle NO_PLACE =
            Puzzle.of(".2345678." + "9........" + "........." + "........9" + ".".repeat(45));

    private static final Puzzle NO_CANDIDATE = Puzzle.of(".2345678." + "1........" + "9........" + ".".repeat(54));

    private static final List<Puzzle> PUZZLES = Stream.concat(
                    SampleSearches.PUZZLES.stream(), Stream.of(NO_PLACE, NO_CANDIDATE))
            .toList();

    private static final LogicalSolver LOGIC =
            new LogicalSolver(StandardFinders.all(), Weights.hodoku().forSolving());

    private static final List<StepSolver> ENGINES = Stream.concat(
                    SampleSearches.engines(),
                    Stream.of(
                            new LogicSearch(LOGIC, new FastSolver(), true),
                            new LogicSearch(LOGIC, new FastSolver(), false)))
            .toList();

    /// The searches for [SampleSearches#HARD], each made once for all tests.
    private final Map<StepSolver, List<Entry>> hard = new HashMap<>();

    static Stream<StepSolver> engines() {
        return ENGINES.stream();
    }

    private List<Entry> entries(StepSolver engine, Puzzle puzzle) {
        return puzzle.equals(SampleSearches.HARD)
                ? hard.computeIfAbsent(engine, _ -> search(engine, puzzle))
                : search(engine, puzzle);
    }

    /// Returns the first events. Human logic takes long for each.
    private static List<Entry> search(StepSolver engine, Puzzle puzzle) {
        List<Entry> entries = new ArrayList<>();
        SampleSearches.tell(engine, puzzle, engine instanceof LogicSearch ? MOST_OF_LOGIC : MOST, entries::add);
        return entries;
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyEventHasALineAndEveryLineIsReached(StepSolver engine) {
        Set<String> reached = new HashSet<>();
        Set<String> all = new HashSet<>();
        for (Puzzle puzzle : PUZZLES) {
            CodeListing listing = CodeListing.of(engine, puzzle).orElseThrow();
            listing.lines().stream()
                    .filter(line -> line.technique() == null)
                    .map(CodeListing.Line::id)
                    .forEach(all::add);
            for (Entry entry : entries(engine, puzzle)) {
                int line = listing.lineOf(entry.event(), entry.index());
                assertThat(line).as("%s of %s", entry, engine.id()).isNotNegative();
                CodeListing.Line at = listing.lines().get(line);
                if (entry.event() instanceof Event.Deduced step) {
                    assertThat(at.technique()).isEqualTo(step.deduction().technique());
                } else {
                    reached.add(at.id());
                }
            }
        }
        all.remove("");

        assertThat(reached).containsExactlyInAnyOrderElementsOf(all);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theCountsOfAnEventAreThoseOfTheEventsUpToIt(StepSolver engine) {
        CodeListing listing = CodeListing.of(engine, SampleSearches.HARD).orElseThrow();
        Trace trace = new Trace(SampleSearches.HARD, 10_000);
        LineCounts counts = new LineCounts(listing, trace);
        List<long[]> expected = new ArrayList<>();
        long[] sum = new long[listing.lines().size()];
        for (Entry entry : entries(engine, SampleSearches.HARD)) {
            trace.append(entry.event(), entry.step(), entry.level());
            counts.append(entry);
            sum[listing.lineOf(entry.event(), entry.index())]++;
            expected.add(sum.clone());
        }
        Random random = new Random(34);
        for (int i = 0; i < 20; i++) {
            long index = trace.first() + random.nextLong(trace.size() - trace.first());
            assertThat(counts.upTo(index)).as("event %d", index).isEqualTo(expected.get((int) index));
        }
        assertThat(counts.upTo(-1)).containsOnly(0);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aTechniqueIsTriedForEachStepThatNoEasierOneFinds(StepSolver engine) {
        CodeListing listing = CodeListing.of(engine, SampleSearches.HARD).orElseThrow();
        Trace trace = new Trace(SampleSearches.HARD, 10_000);
        LineCounts counts = new LineCounts(listing, trace);
        List<Entry> entries = entries(engine, SampleSearches.HARD).stream()
                .limit(MOST_OF_LOGIC)
                .toList();
        for (Entry entry : entries) {
            trace.append(entry.event(), entry.step(), entry.level());
            counts.append(entry);
        }
        long[] all = counts.upTo(entries.size() - 1);
        List<CodeListing.Line> lines = listing.lines();
        for (int line = 0; line < lines.size(); line++) {
            Technique technique = lines.get(line).technique();
            if (technique != null) {
                int at = line;
                long tried = entries.stream()
                        .filter(entry -> switch (entry.event()) {
                            case Event.Deduced _ -> listing.lineOf(entry.event(), entry.index()) >= at;
                            case Event.Guessed guess -> guess.turn() == Event.Turn.FIRST;
                            case Event.Stuck _ -> true;
                            default -> false;
                        })
                        .count();
                assertThat(LineCounts.attempts(listing, line, all))
                        .as(new Words(() -> java.util.Locale.ENGLISH).of(technique))
                        .isEqualTo(new LineCounts.Attempts(all[line], tried));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aListingFitsOnAPage(StepSolver engine) {
        List<CodeListing.Line> lines =
                CodeListing.of(engine, SampleSearches.HARD).orElseThrow().lines();
        assertThat(lines.stream().filter(line -> line.technique() == null).count())
                .isBetween(8L, 25L);
        assertThat(lines.stream()
                        .map(CodeListing.Line::id)
                        .filter(id -> !id.isEmpty())
                        .collect(Collectors.toList()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyLineOfAnEventHasACommentInEachLanguage(StepSolver engine) {
        assertThat(CodeListing.of(engine, SampleSearches.HARD).orElseThrow().lines())
                .filteredOn(line -> line.technique() == null && !line.id().isEmpty())
                .allSatisfy(line -> {
                    assertThat(line.texts()).containsOnlyKeys(Language.ENGLISH, Language.CHINESE);
                    assertThat(line.texts().get(Language.CHINESE)).matches(".*\\p{IsHan}.*");
                    assertThat(line.comments()).containsOnlyKeys(Language.ENGLISH, Language.CHINESE);
                    assertThat(line.comments().get(Language.ENGLISH)).matches("[A-Z][^\\p{IsHan}]*\\.");
                    assertThat(line.comments().get(Language.CHINESE)).matches(".*\\p{IsHan}.*\u3002");
                });
    }
}
