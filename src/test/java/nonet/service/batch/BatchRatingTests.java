package nonet.service.batch;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.stream.IntStream;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.se.SeRater;
import nonet.service.batch.BatchOrder.Column;
import nonet.service.input.TextStream;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Collections that are rated as Sudoku Explainer does. The effort allows the puzzle of 7.1 and not that of 9.6.
class BatchRatingTests {

    private static final String SEVEN =
            "..............1..2.34....5.........1..6........748.......5..68..9.......21..7....";
    private static final String HARD =
            "1.......2.9.4...5...6...7...5.9.3.......7.......8...4.7.....62..4...9.8...2.....1";
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String SEVERAL =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final BatchTable table = new BatchTable();

    @BeforeEach
    void rate() throws IOException {
        String text = String.join("\n", HARD, SEVEN, SEVERAL, EASY) + "\n";
        FastSolver fast = new FastSolver();
        HumanLogic logic = new HumanLogic(fast, Profile.hodoku());
        SeRater rater = new SeRater(fast).withBudget(10_000);
        new Batch(new Batch.Plan(fast, 2, 2, 1, () -> 0, new Batch.Raters(logic, rater)))
                .run(
                        new TextStream(new ByteArrayInputStream(text.getBytes(US_ASCII)))::fill,
                        table::add,
                        new CancelToken());
    }

    @Test
    void aLowerBoundIsNeverTakenForARating() {
        assertThat(rows(ErRange.ANY)).containsExactly(2, 3, 1, 0);
        assertThat(rows(new ErRange(70, 100))).containsExactly(1);
        assertThat(rows(new ErRange(70, ErRange.OPEN))).containsExactly(1, 0);
        assertThat(rows(new ErRange(90, ErRange.OPEN))).isEmpty();
        assertThat(rows(new ErRange(0, 71))).containsExactly(3, 1);
        int bound = table.rating(0).er();
        assertThat(bound).isBetween(75, 96);
        assertThat(rows(new ErRange(bound, bound))).isEmpty();
    }

    @Test
    void thePearlAndDiamondRatingsSort() {
        assertThat(new BatchOrder(Column.EP, true, "", null).rows(table, Cancel.NEVER))
                .endsWith(2);
        assertThat(table.rating(1).ep()).isEqualTo(12);
        assertThat(table.rating(3).ed()).isEqualTo(12);
    }

    @Test
    void theTableHasAStateAndEmptyColumnsWithoutARating() throws IOException {
        ByteArrayOutputStream csv = new ByteArrayOutputStream();
        BatchExport.csv(
                table,
                IntStream.range(0, 4).toArray(),
                new FastSolver(),
                new BatchExport.Rating("HoDoKu", true),
                csv,
                Cancel.NEVER);
        assertThat(csv.toString(US_ASCII).lines())
                .containsExactly(
                        "number,clues,found,micros,comment,puzzle,solution,state,er,ep,ed,level,score,hardest,profile",
                        "1," + clues(HARD) + ",one,0.0,," + HARD + ","
                                + "135798462897462153426531798254913876968274315371856249719385624643129587582647931"
                                + ",stopped,,,,extreme,6616,forcing-net-contradiction,HoDoKu",
                        "2," + clues(SEVEN) + ",one,0.0,," + SEVEN + ","
                                + "821365794569741832734298156382957461946123578157486923473512689695834217218679345"
                                + ",rated,7.1,1.2,1.2,unfair,1586,continuous-nice-loop,HoDoKu",
                        "3," + clues(SEVERAL) + ",several,0.0,," + SEVERAL + "," + SOLVED + ",unrated,,,,,,,",
                        "4,30,one,0.0,," + EASY + "," + SOLVED + ",rated,1.2,1.2,1.2,easy,204,naked-single,HoDoKu");
    }

    private static long clues(String puzzle) {
        return puzzle.chars().filter(each -> each >= '1' && each <= '9').count();
    }

    private int[] rows(ErRange range) {
        return new BatchOrder(Column.ER, false, "", null, range).rows(table, Cancel.NEVER);
    }
}
