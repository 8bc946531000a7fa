package nonet.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import nonet.deduce.Chain;
import nonet.deduce.Node;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.explain.ChainNotation;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.proof.ChainJudge.ChainVerdict;
import nonet.proof.ChainJudge.Why;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class ChainTextTests {

    private static final Grid BOARD =
            Grid.of(Puzzle.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000"));

    private static ChainVerdict judge(String text, Grid grid) {
        return ChainText.read(text, grid) instanceof ChainText.Read.Chain(DrawnChain chain)
                ? ChainJudge.judge(chain, grid, Cancel.NEVER)
                : new ChainVerdict.TooLarge();
    }

    @Test
    void aLockedSetGoesOnWithTheDigitThatIsLinked() {
        assertThat(digits("(3=2)r2c2-(2=345789)r2c135789")).isEqualTo("3223");
        assertThat(digits("(345789=2)r2c135789-(2=3)r2c2")).isEqualTo("3223");
        assertThat(digits("(3=578)r4c123-(7)r4c9=(7)r6c9")).isEqualTo("3777");
    }

    private static String digits(String text) {
        DrawnChain chain = ((ChainText.Read.Chain) ChainText.read(text, BOARD)).chain();
        return chain.nodes().stream().map(node -> node.digit().toString()).collect(Collectors.joining());
    }

    @Test
    void setsAreReadAsStepsPrintThem() {
        assertThat(SetJudge.text(SetJudge.read("1r12 2c256 3r178 45b1").orElseThrow()))
                .isEqualTo("1r1 1r2 2c2 2c5 2c6 3r1 3r7 3r8 4b1 5b1");
        assertThat(SetJudge.read("r12678c2567").orElseThrow()).hasSize(20);
        assertThat(SetJudge.read("1r")).isEmpty();
    }

    /// All chains that the finders report on a board are read back from each notation, and judged as they were found.
    @Test
    void chainsAreReadInEachNotationAndJudgedRight() {
        List<Chain> chains = new ArrayList<>();
        HumanLogic.withoutBruteForce(Profile.hodoku())
                .find(
                        Position.of(BOARD),
                        Set.of(
                                Technique.X_CHAIN,
                                Technique.XY_CHAIN,
                                Technique.AIC,
                                Technique.CONTINUOUS_NICE_LOOP,
                                Technique.DISCONTINUOUS_NICE_LOOP,
                                Technique.GROUPED_AIC),
                        deduction -> {
                            if (deduction instanceof Chain chain) {
                                chains.add(chain);
                            }
                            return chains.size() >= 60;
                        },
                        Cancel.NEVER);
        assertThat(chains).isNotEmpty();
        for (Chain chain : chains) {
            for (String text : List.of(
                    ChainNotation.EUREKA.of(chain),
                    DrawnChain.of(chain.path().links()).toString())) {
                assertThat(judge(text, BOARD))
                        .as(text)
                        .isInstanceOfSatisfying(
                                ChainVerdict.Right.class,
                                right -> assertThat(right.chain().conclusions()).containsAll(chain.conclusions()));
            }
        }
        for (Chain chain : chains) {
            boolean plain = chain.path().nodes().stream().allMatch(node -> node.isCandidate());
            if (plain && !chain.path().isClosed()) {
                for (String text :
                        List.of(ChainNotation.HODOKU.of(chain), new Explainer(new Words(Locale.ENGLISH)).line(chain))) {
                    assertThat(judge(text, BOARD))
                            .as(text)
                            .isInstanceOfSatisfying(
                                    ChainVerdict.Right.class,
                                    right -> assertThat(right.chain().conclusions())
                                            .containsAll(chain.conclusions()));
                }
            }
        }
    }

    @Test
    void aLinkThatDoesNotHoldIsNamedByPlace() {
        ChainVerdict verdict = judge("r4c9 =4= r8c9 -4- r8c4", BOARD);
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        ChainVerdict.Broken.class,
                        broken -> assertThat(broken.flaws()).first().satisfies(flaw -> {
                            assertThat(flaw.link()).isZero();
                            assertThat(flaw.why())
                                    .isInstanceOfSatisfying(
                                            Why.FurtherPlaces.class,
                                            further -> assertThat(further.house())
                                                    .isEqualTo(House.of(House.Kind.COLUMN, 9)));
                        }));
    }

    /// `r5c2` has the candidates 1 and 4, `r5c3` has 1, 2 and 4.
    @Test
    void aStrongLinkInAnAlmostLockedSetHasAllPlacesOfItsDigits() {
        Node one = new Node(Digit.of(1), CellSet.of(Cell.at(5, 2)));
        Node both = new Node(Digit.of(1), CellSet.of(Cell.at(5, 2), Cell.at(5, 3)));
        Node two = new Node(Digit.of(2), CellSet.of(Cell.at(5, 3)));
        assertThat(judge("(1=2)r5c23", BOARD)).isEqualTo(new ChainVerdict.Idle());
        assertThat(judge("r5c2 =1|2= r5c3", BOARD))
                .isEqualTo(new ChainVerdict.Broken(
                        List.of(new ChainJudge.Flaw(0, one, two, new Why.Incomplete(one, both.cells())))));
        assertThat(judge("(1-2)r5c23", BOARD))
                .isEqualTo(new ChainVerdict.Broken(List.of(new ChainJudge.Flaw(0, both, two, new Why.Apart()))));
    }

    @Test
    void linksThatHoldOnAWrongBoardContradictEachOther() {
        short[] candidates = new short[81];
        Arrays.fill(candidates, (short) 0x1FF);
        Arrays.fill(candidates, 0, 3, (short) 0b11);
        Grid wrong = Grid.of(Puzzle.EMPTY.restrictedTo(candidates));
        assertThat(judge("(1=2)r1c1 - (2=1)r1c2 - (1=2)r1c3", wrong)).isEqualTo(new ChainVerdict.Impossible());
    }

    @Test
    void aSearchCanBeCancelled() {
        List<Sector> truths = SetJudge.read("3r5").orElseThrow();
        assertThatThrownBy(() -> SetJudge.judge(truths, List.of(), BOARD, () -> true))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void theFirstCharacterThatDoesNotFitIsFound() {
        assertThat(ChainText.read("r1c1 =3= r1c5 -3 r4c5", BOARD)).isEqualTo(new ChainText.Read.Misfit(14));
        assertThat(ChainText.read("(3)r1c1 = x", BOARD)).isEqualTo(new ChainText.Read.Misfit(10));
        assertThat(ChainText.read(" ", BOARD)).isEqualTo(new ChainText.Read.Misfit(0));
    }

    @Test
    void sectorsAreReadAndWritten() {
        assertThat(SetJudge.read("3r5, 37c2 r12c4").map(SetJudge::text)).contains("3r5 3c2 7c2 r1c4 r2c4");
        assertThat(SetJudge.read("3x5")).isEmpty();
    }
}
