package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.explain.EventSentences;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The reasons for guesses are those of the engines.
@Tag("sampled")
@Execution(ExecutionMode.CONCURRENT)
class GuessRuleTests {

    private static final long SEED = 20261128;
    private static final int PUZZLES = Repetitions.of(12, 60, 600);
    private static final int EVENTS = 1_500;

    static Stream<StepSolver> engines() {
        return Engines.watched();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyGuessIsTheOneOfItsRule(StepSolver engine) {
        Random random = new Random(SEED);
        int guesses = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Trace trace = record(engine, RandomPuzzles.sparse(random));
            for (long event = 0; event < trace.size(); event++) {
                GuessReason why = reason(engine, trace, event);
                String where = "seed %d, %s at event %d: %s".formatted(SEED, trace.puzzle(), event, why);
                if (trace.get(event).event() instanceof Event.Guessed guess) {
                    assertThat(why).as(where).isNotNull();
                    assertThat(why).as(where).isNotInstanceOf(GuessReason.Chosen.class);
                    assertThat(why instanceof GuessReason.Alternative).as(where).isEqualTo(guess.ordinal() > 1);
                    guesses++;
                } else {
                    assertThat(why).as(where).isNull();
                }
            }
        }
        assertThat(guesses).isGreaterThan(PUZZLES);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aGuessThatAPersonChoseIsNotTheEngines(StepSolver solver) {
        if (!(solver instanceof StepEngine engine)) {
            return;
        }
        Trace own = record(engine, SampleSearches.HARD);
        long event = firstGuess(own);
        Event.Guessed guess = (Event.Guessed) own.get(event).event();
        Grid before = own.stateAfter(event - 1).grid();
        Cell other = Cell.all().stream()
                .filter(cell -> cell != guess.candidate().cell())
                .filter(cell -> before.candidates(cell).size() > 1)
                .findFirst()
                .orElseThrow();
        Digit digit = before.candidates(other).iterator().next();
        Trace steered = record(engine.with(List.of(ChosenGuess.in(other, List.of(digit), event))), SampleSearches.HARD);

        assertThat(reason(engine, steered, event)).isEqualTo(new GuessReason.Chosen(reason(engine, own, event)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        singles | 1 | r8c7 has 2 candidates, fewer than any other. 11 others follow with 3 (first r2c2, r3c3 and r3c4). | r8c7 有 2 个候选数，比其他各处都少。其次有 11 处，各有 3 个（先是 r2c2、r3c3 和 r3c4）。
        singles | 5 | r9c8 has 2 candidates, as r9c9 has. It is the first of them in the order of the engine. | r9c8 有 2 个候选数，r9c9 也是。按求解器的次序，它排在最前。
        singles | 8 | r2c9 has 2 candidates, as r5c8, r9c3 and r9c4 have. It is the first of them in the order of the engine. | r2c9 有 2 个候选数，r5c8、r9c3 和 r9c4 也是。按求解器的次序，它排在最前。
        singles | 11 | r1c9 has 2 candidates, as 8 others have (first r2c2, r2c7 and r3c9). It is the first of them in the order of the engine. | r1c9 有 2 个候选数，另有 8 处也是（先是 r2c2、r2c7 和 r3c9）。按求解器的次序，它排在最前。
        singles | 23 | The alternatives of a guess are tried in turn; this is number 2 of 2. | 一次猜测的各个选择依次尝试；这是 2 个中的第 2 个。
        shrinking | 21 | Counted before the candidates were narrowed: r2c2 has 2 candidates, as r3c48 and r9c1489 have. It is the first of them in the order of the engine. | 在候选数缩小之前计数：r2c2 有 2 个候选数，r3c48 和 r9c1489 也是。按求解器的次序，它排在最前。
        cell-order | 1 | r1c2 is the first blank in the order of the cells. | r1c2 是按单元格次序的第一个空格。
        dancing-links | 11 | r1c9 has 2 candidates, as 48 others have (first r2c2, r2c7 and r3c9). It is the first of them in the order of the engine. | r1c9 有 2 个候选数，另有 48 处也是（先是 r2c2、r2c7 和 r3c9）。按求解器的次序，它排在最前。
        """)
    void isToldInBothLanguages(String id, long event, String english, String chinese) {
        StepSolver engine =
                engines().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        GuessReason why = reason(engine, record(engine, SampleSearches.HARD), event);

        assertThat(List.of(sentence(Locale.ENGLISH, why), sentence(Locale.SIMPLIFIED_CHINESE, why)))
                .containsExactly(english, chinese);
    }

    @Test
    void aChosenGuessIsToldWithTheEnginesOwn() {
        GuessReason why = new GuessReason.Chosen(new GuessReason.FirstBlank(Cell.at(1, 2)));

        assertThat(sentence(Locale.ENGLISH, why))
                .isEqualTo("You chose this guess. The engine would have chosen by its rule: "
                        + "r1c2 is the first blank in the order of the cells.");
        assertThat(sentence(Locale.SIMPLIFIED_CHINESE, why)).isEqualTo("这个猜测是您选的。求解器按自己的规则会这样选：r1c2 是按单元格次序的第一个空格。");
    }

    private static String sentence(Locale language, GuessReason why) {
        return new EventSentences(new Words(language)).of(why);
    }

    private static long firstGuess(Trace trace) {
        long event = 0;
        while (!(trace.get(event).event() instanceof Event.Guessed)) {
            event++;
        }
        return event;
    }

    private static GuessReason reason(StepSolver engine, Trace trace, long event) {
        return engine.guessRule().orElseThrow().reason(trace, event).orElse(null);
    }

    private static Trace record(StepSolver engine, Puzzle puzzle) {
        Trace trace = new Trace(puzzle, 10_000);
        SampleSearches.tell(engine, puzzle, EVENTS, entry -> trace.append(entry.event(), entry.step(), entry.level()));
        return trace;
    }
}
