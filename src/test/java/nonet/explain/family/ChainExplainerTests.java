package nonet.explain.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import nonet.deduce.Als;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.explain.ChainNotation;
import nonet.explain.Explainer;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class ChainExplainerTests {

    private static final Reason ROW_1 = new Reason.InHouse(House.of(House.Kind.ROW, 1));
    private static final Reason ROW_4 = new Reason.InHouse(House.of(House.Kind.ROW, 4));
    private static final Reason COLUMN_1 = new Reason.InHouse(House.of(House.Kind.COLUMN, 1));
    private static final Reason COLUMN_9 = new Reason.InHouse(House.of(House.Kind.COLUMN, 9));

    @Test
    void theEliminatedCandidatesSeeBothEndsOfOneDigit() {
        Chain chain = new Chain(
                Technique.AIC,
                new InferenceChain(List.of(
                        link(node(1, 1, 5), node(1, 9, 5), Link.Kind.STRONG, ROW_1),
                        link(node(1, 9, 5), node(4, 9, 5), Link.Kind.WEAK, COLUMN_9),
                        link(node(4, 9, 5), node(4, 2, 5), Link.Kind.STRONG, ROW_4))),
                gone(5, Cell.at(4, 1), Cell.at(2, 2)));

        assertThat(said(Locale.UK, chain))
                .containsExactly(
                        "Suppose r1c1 is not 5. Then r1c9 is 5 (the only place left in row 1), so r4c9 is not 5,"
                                + " so r4c2 is 5 (the only place left in row 4).",
                        "So if r1c1=5 is false, r4c2=5 is true: at least one of the two ends is true.",
                        "The eliminated candidates see both ends.",
                        "So r2c2 and r4c1 cannot be 5.");
    }

    @Test
    void endsWithTwoDigitsExcludeEachOthersDigit() {
        Chain chain = new Chain(
                Technique.AIC,
                new InferenceChain(List.of(
                        link(node(4, 1, 5), node(1, 1, 5), Link.Kind.STRONG, COLUMN_1),
                        link(node(1, 1, 5), node(1, 1, 6), Link.Kind.WEAK, new Reason.InCell(Cell.at(1, 1))),
                        link(node(1, 1, 6), node(1, 9, 6), Link.Kind.STRONG, ROW_1),
                        link(node(1, 9, 6), node(4, 9, 6), Link.Kind.WEAK, COLUMN_9),
                        link(node(4, 9, 6), node(4, 9, 7), Link.Kind.STRONG, new Reason.InCell(Cell.at(4, 9))))),
                List.of(
                        new Conclusion.Elimination(candidate(4, 1, 7)),
                        new Conclusion.Elimination(candidate(4, 9, 5))));

        assertThat(said(Locale.UK, chain))
                .containsExactly(
                        "Suppose r4c1 is not 5. Then r1c1 is 5 (the only place left in column 1), so r1c1 is not 6,"
                                + " so r1c9 is 6 (the only place left in row 1), so r4c9 is not 6,"
                                + " so r4c9 is 7 (the only digit left).",
                        "So if r4c1=5 is false, r4c9=7 is true: at least one of the two ends is true.",
                        "r4c1 and r4c9 see each other: whichever end is true, neither of the two cells can hold the"
                                + " digit of the other end.",
                        "So r4c1 cannot be 7.",
                        "Nor can r4c9 be 5.");
        assertThat(said(Locale.CHINA, chain))
                .containsExactly(
                        "假设 r4c1 不是 5。那么 r1c1 是 5（第 1 列仅剩此处），所以 r1c1 不是 6，所以 r1c9 是 6（第 1 行仅剩此处），"
                                + "所以 r4c9 不是 6，所以 r4c9 是 7（仅剩此数）。",
                        "所以若 r4c1=5 为假则 r4c9=7 为真：两端至少一真。",
                        "r4c1 和 r4c9 互相可见：无论哪一端为真，两格都不能填对方那一端的数字。",
                        "所以 r4c1 不能是 7。",
                        "r4c9 也不能是 5。");
    }

    @Test
    void aLoopMentionsItsSetsOnlyIfTheyEliminateSomething() {
        Node near = node(1, 1, 5);
        Node far = node(1, 9, 7);
        Als set = new Als(
                House.of(House.Kind.ROW, 1),
                CellSet.of(Cell.at(1, 1), Cell.at(1, 9)),
                DigitSet.of(digit(5), digit(7), digit(8)));
        InferenceChain loop = new InferenceChain(List.of(
                link(near, far, Link.Kind.STRONG, new Reason.InAls(set)),
                link(far, node(4, 9, 7), Link.Kind.WEAK, COLUMN_9),
                link(node(4, 9, 7), node(4, 1, 5), Link.Kind.STRONG, ROW_4),
                link(node(4, 1, 5), near, Link.Kind.WEAK, COLUMN_1)));
        String closes = "The loop closes, and strong and weak links alternate throughout: exactly one end of each link"
                + " is true, so candidates that conflict with both ends of a link are eliminated.";
        String loses = "Each set on the loop loses exactly one digit and contains all its others, so candidates that"
                + " see all places of one of these are eliminated.";

        Technique technique = Technique.GROUPED_CONTINUOUS_NICE_LOOP;
        assertThat(said(Locale.UK, new Chain(technique, loop, gone(7, Cell.at(8, 9)))))
                .contains(closes)
                .doesNotContain(loses);
        assertThat(said(Locale.UK, new Chain(technique, loop, gone(8, Cell.at(1, 5)))))
                .containsSequence(closes, loses);
    }

    @Test
    void aChainIsWrittenInTheNotationsOfOthers() {
        Reason inCell = new Reason.InCell(Cell.at(1, 1));
        Chain chain = new Chain(
                Technique.XY_CHAIN,
                new InferenceChain(List.of(
                        link(node(1, 1, 5), node(1, 1, 8), Link.Kind.STRONG, inCell),
                        link(node(1, 1, 8), node(4, 1, 8), Link.Kind.WEAK, COLUMN_1),
                        link(node(4, 1, 8), node(4, 9, 8), Link.Kind.STRONG, ROW_4),
                        link(node(4, 9, 8), node(1, 9, 8), Link.Kind.WEAK, COLUMN_9),
                        link(node(1, 9, 8), node(1, 9, 5), Link.Kind.STRONG, new Reason.InCell(Cell.at(1, 9))))),
                gone(5, Cell.at(1, 4), Cell.at(1, 6)));
        assertThat(ChainNotation.EUREKA.of(chain)).isEqualTo("(5=8)r1c1-r4c1=r4c9-(8=5)r1c9 => r1c46<>5");
        assertThat(ChainNotation.NICE_LOOP.of(chain)).isEqualTo("[r1c1]-8-[r4c1]=8=[r4c9]-8-[r1c9] => r1c46<>5");
        assertThat(ChainNotation.HODOKU.of(chain)).isEqualTo("5- r1c1 -8- r4c1 =8= r4c9 -8- r1c9 -5 => r1c46<>5");

        Als set = new Als(
                House.of(House.Kind.ROW, 1),
                CellSet.of(Cell.at(1, 1), Cell.at(1, 2)),
                DigitSet.of(digit(5), digit(7), digit(8)));
        Chain through = new Chain(
                Technique.GROUPED_AIC,
                new InferenceChain(List.of(
                        link(node(1, 1, 5), node(1, 2, 8), Link.Kind.STRONG, new Reason.InAls(set)),
                        link(node(1, 2, 8), node(1, 9, 8), Link.Kind.WEAK, ROW_1))),
                gone(5, Cell.at(1, 4)));
        assertThat(ChainNotation.EUREKA.of(through)).isEqualTo("(5=8)r1c12-r1c9 => r1c4<>5");
    }

    private static List<String> said(Locale locale, Chain chain) {
        return new Explainer(new Words(locale))
                .explain(chain, Grid.of(Puzzle.EMPTY)).sentences().stream()
                        .map(Sentence::text)
                        .toList();
    }

    private static List<Conclusion> gone(int digit, Cell... cells) {
        return new EliminationCollector()
                .eliminate(digit(digit), CellSet.of(cells))
                .toList();
    }

    private static Link link(Node from, Node to, Link.Kind kind, Reason reason) {
        return new Link(from, to, kind, reason);
    }

    private static Node node(int row, int column, int digit) {
        return Node.of(candidate(row, column, digit));
    }

    private static Candidate candidate(int row, int column, int digit) {
        return new Candidate(Cell.at(row, column), digit(digit));
    }

    private static Digit digit(int digit) {
        return Digit.of(digit);
    }
}
