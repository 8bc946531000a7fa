package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.library.StoredRating;
import nonet.rate.Level;
import nonet.rate.Weights;
import nonet.rate.se.StoredSeRating;
import org.junit.jupiter.api.Test;

class NextPuzzleTests {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 28);
    private static final Effort WELL = new Effort(true, 300, 0, 2, 0);
    private static final Effort BADLY = new Effort(true, 900, 4, 0, 3);

    private static Solve solve(int daysAgo, String form, Grade grade, Effort effort) {
        return new Solve(
                daysAgo,
                TODAY.minusDays(daysAgo).atTime(12, 0).toInstant(ZoneOffset.UTC),
                "",
                Puzzle.EMPTY,
                form,
                new StoredRating(grade, 100, StoredSeRating.NONE),
                effort);
    }

    /// Returns solves of different puzzles, the latest first.
    private static List<Solve> well(Grade... grades) {
        List<Solve> solves = new ArrayList<>();
        for (Grade grade : grades) {
            solves.add(solve(solves.size(), "form " + solves.size(), grade, WELL));
        }
        return solves;
    }

    private static List<Solve> ten(Grade grade) {
        return well(grade, grade, grade, grade, grade, grade, grade, grade, grade, grade);
    }

    private static NextPuzzle next(List<Solve> solves, Sighting... sightings) {
        return NextPuzzle.of(solves, List.of(sightings), Weights.hodoku(), TODAY, ZoneOffset.UTC)
                .orElseThrow();
    }

    @Test
    void nothingIsProposedBeforeTenSolvedPuzzles() {
        List<Solve> solves = ten(Grade.EASY);
        solves.set(3, solve(3, "form", Grade.EASY, new Effort(false, 60, 0, 0, 0)));
        assertThat(NextPuzzle.of(solves, List.of(), Weights.hodoku(), TODAY, ZoneOffset.UTC))
                .isEmpty();
        assertThat(next(ten(Grade.EASY))).isEqualTo(new NextPuzzle.Fresh(Level.EASY, null, Set.of()));
    }

    @Test
    void theLevelIsTheMedianOfTheLastTen() {
        Grade easy = Grade.EASY;
        Grade hard = Grade.HARD;
        assertThat(next(well(hard, hard, hard, hard, hard, hard, easy, easy, easy, easy, easy, easy, easy)))
                .isEqualTo(new NextPuzzle.Fresh(Level.HARD, null, Set.of()));
        assertThat(next(well(easy, hard, easy, hard, hard, easy, easy, hard, easy, hard, hard, hard, hard)))
                .isEqualTo(new NextPuzzle.Fresh(Level.EASY, null, Set.of()));
    }

    @Test
    void oneTechniqueThatIsSeenLateIsNeededAndNoneThatWasNeverSeen() {
        assertThat(next(
                        ten(Grade.UNFAIR),
                        new Sighting("hidden-single", Sight.LATER, 90),
                        new Sighting("naked-pair", Sight.AT_ONCE, 9),
                        new Sighting("naked-pair", Sight.LATER, 3),
                        new Sighting("x-wing", Sight.AT_ONCE, 1),
                        new Sighting("x-wing", Sight.WITH_HINT, 2),
                        new Sighting("skyscraper", Sight.NEVER, 1),
                        new Sighting("swordfish", Sight.NEVER, 5),
                        new Sighting("swordfish", Sight.AT_ONCE, 5),
                        new Sighting("no-technique", Sight.LATER, 5)))
                .isEqualTo(new NextPuzzle.Fresh(Level.UNFAIR, Technique.X_WING, Set.of(Technique.SKYSCRAPER)));
    }

    /// A puzzle of the level cannot need a technique of a higher one.
    @Test
    void aTechniqueOfAHigherLevelIsNotNeeded() {
        assertThat(next(ten(Grade.EASY), new Sighting("x-wing", Sight.LATER, 2)))
                .isEqualTo(new NextPuzzle.Fresh(Level.EASY, null, Set.of()));
    }

    @Test
    void aPuzzleThatWentBadlyComesBackAfterADayAndThenByTheSchedule() {
        List<Solve> solves = ten(Grade.HARD);
        Solve bad = solve(1, "bad", Grade.HARD, BADLY);
        solves.add(1, bad);
        assertThat(next(solves)).isEqualTo(new NextPuzzle.Again(bad, 1));

        solves.set(1, solve(0, "bad", Grade.HARD, BADLY));
        assertThat(next(solves)).as("on the same day").isInstanceOf(NextPuzzle.Fresh.class);

        List<Solve> repeated = ten(Grade.HARD);
        Solve worst = solve(20, "bad", Grade.HARD, BADLY);
        repeated.add(worst);
        repeated.add(10, solve(10, "bad", Grade.HARD, WELL));
        assertThat(next(repeated))
                .as("due a day after the first repetition")
                .isEqualTo(new NextPuzzle.Again(worst, 20));
        repeated.add(9, solve(9, "bad", Grade.HARD, WELL));
        Solve third = solve(3, "bad", Grade.HARD, WELL);
        repeated.add(3, third);
        assertThat(next(repeated)).as("due 16 days after the third").isInstanceOf(NextPuzzle.Fresh.class);
    }

    @Test
    void qualityIsThatOfTheSchedule() {
        assertThat(NextPuzzle.quality(WELL)).isEqualTo(5);
        assertThat(NextPuzzle.quality(new Effort(true, 1, 1, 0, 0))).isEqualTo(4);
        assertThat(NextPuzzle.quality(new Effort(true, 1, 1, 0, 1))).isEqualTo(3);
        assertThat(NextPuzzle.quality(new Effort(true, 1, 2, 0, 2))).isEqualTo(2);
        assertThat(NextPuzzle.quality(new Effort(false, 1, 0, 0, 0))).isEqualTo(1);
    }
}
