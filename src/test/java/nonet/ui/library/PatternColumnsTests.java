package nonet.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.library.Pack;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.csp.StoredCspRatings;
import nonet.settings.Profiles;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PatternColumnsTests {

    private static final String WHIPS =
            "..3.5...9...7..12.7.9...4....1.6...45..3.....8.7...3...1..9...66....12.......8...";
    private static final StoredCspRatings RATED = new StoredCspRatings(10, 8, 10, 2);
    private static final StoredCspRatings NONE = new StoredCspRatings(-1, -1, -1, -1);

    @TempDir
    private Path folder;

    private final Messages messages = new Messages(Locale.US, "nonet.log");
    private final LibraryWords words = new LibraryWords(messages);
    private LibraryFile file;

    @BeforeEach
    void open() {
        file = new LibraryFile(
                folder.resolve("library.db"),
                () -> List.of(new Pack(
                        "classics",
                        List.of(
                                Document.of("Whips", Puzzle.of(WHIPS)),
                                Document.of("", Puzzle.of(LibraryControllerTests.TWELVE))))));
    }

    @AfterEach
    void close() {
        file.close();
    }

    private LibraryController controller(Tasks tasks) {
        PaneFixture fixture = new PaneFixture(messages, tasks);
        LibraryController controller = new LibraryController(
                fixture.services(),
                file,
                new Grader(new HumanLogic(new FastSolver(), Profile.modern())),
                new SimpleObjectProperty<>(Profiles.standard()));
        fixture.visible.set(true);
        return controller;
    }

    @Test
    void shownPuzzlesAreRatedOnRequestAndKept() {
        LibraryController library = controller(new InlineTasks());
        assertThat(library.puzzles).extracting(LibraryEntry::patterns).containsOnlyNulls();
        assertThat(library.patterns.shown.get()).isFalse();
        library.rateShown();
        assertThat(library.patterns.shown.get()).isTrue();
        assertThat(library.patterns.busy.get()).isFalse();
        assertThat(library.puzzles).extracting(LibraryEntry::patterns).containsExactly(RATED, NONE);
        assertThat(library.patterns.sentence.get()).isEqualTo("2 puzzles were rated by whips and trials.");
        library.rateShown();
        assertThat(library.patterns.sentence.get()).isEqualTo("No further puzzle was rated by whips and trials.");

        LibraryController next = controller(new InlineTasks());
        assertThat(next.patterns.shown.get()).isTrue();
        assertThat(next.puzzles).extracting(LibraryEntry::patterns).containsExactly(RATED, NONE);
    }

    @Test
    void selectedPuzzlesAloneAreRatedAndFiltered() {
        LibraryController library = controller(new InlineTasks());
        library.chosen.set(List.of(library.puzzles.getFirst()));
        library.rateChosen();
        assertThat(library.puzzles).extracting(LibraryEntry::patterns).containsExactly(RATED, null);
        assertThat(library.chosen.get()).extracting(LibraryEntry::patterns).containsExactly(RATED);
        library.filter.set(new LibraryFilter("", null, null, WhipBand.MIDDLE, null, null));
        assertThat(library.puzzles).extracting(LibraryEntry::name).containsExactly("Whips");
        library.filter.set(new LibraryFilter("", null, null, WhipBand.SHORT, null, null));
        assertThat(library.puzzles).isEmpty();
    }

    @Test
    void aLowerBoundOfASelectedPuzzleIsRatedToTheEnd() throws IOException {
        StoredCspRatings bound = new StoredCspRatings(10, 5, 10, 2);
        file.library().rate(Puzzle.of(WHIPS), bound);
        LibraryController library = controller(new InlineTasks());
        library.rateShown();
        assertThat(library.puzzles).extracting(LibraryEntry::patterns).containsExactly(bound, NONE);
        library.chosen.set(List.copyOf(library.puzzles));
        library.rateChosen();
        assertThat(library.puzzles).extracting(LibraryEntry::patterns).containsExactly(RATED, NONE);
        assertThat(library.patterns.sentence.get()).isEqualTo("One puzzle was rated by whips and trials.");
    }

    @Test
    void ratingCanBeCancelled() {
        LibraryController library = controller(new InlineTasks(PatternColumns.QUEUE));
        library.rateShown();
        assertThat(library.patterns.busy.get()).isTrue();
        assertThat(library.patterns.sentence.get()).isEqualTo("0 of 2 rated by whips and trials…");
        library.patterns.stop();
        assertThat(library.patterns.busy.get()).isFalse();
        assertThat(library.patterns.sentence.get()).isEqualTo("Cancelled; no puzzle was rated.");
    }

    @Test
    void aPuzzleThatFailsIsCounted() {
        LibraryController library = controller(new FailingTasks(queue -> queue == PatternColumns.QUEUE));
        library.rateShown();
        assertThat(library.patterns.busy.get()).isFalse();
        assertThat(library.patterns.sentence.get())
                .isEqualTo(
                        "No further puzzle was rated by whips and trials; 2 could not be, see nonet.log (Help > Report"
                                + " a problem).");
    }

    @Test
    void eachLengthIsInOneBand() {
        for (int length = 0; length < 40; length++) {
            StoredCspRatings rated = new StoredCspRatings(2 * length, 0, 0, 0);
            assertThat(Arrays.stream(WhipBand.values()).filter(band -> band.takes(rated)))
                    .as("W " + length)
                    .hasSize(1);
        }
        assertThat(Arrays.stream(WhipBand.values())
                        .filter(band -> band.takes(new StoredCspRatings(StoredCspRatings.BEYOND, 0, 0, 0))))
                .containsExactly(WhipBand.BEYOND);
        assertThat(Arrays.stream(WhipBand.values()).filter(band -> band.takes(new StoredCspRatings(15, 0, 0, 0))))
                .isEmpty();
        assertThat(Arrays.stream(WhipBand.values()).filter(band -> band.takes(NONE) || band.takes(null)))
                .isEmpty();
        assertThat(List.of(WhipBand.values()))
                .extracting(words::of)
                .containsExactly("W 0", "W 1 to 4", "W 5 to 8", "W 9 and more", "No W");
    }

    @Test
    void ratingsAreWrittenShort() {
        StoredCspRatings rated = new StoredCspRatings(StoredCspRatings.BEYOND, 15, 14, -1);
        assertThat(List.of(CspScale.values()))
                .extracting(scale -> words.of(rated, scale))
                .containsExactly("–", "≥7", "7", "");
        assertThat(rated.on(CspScale.GW)).contains(new CspResult.Stopped(7));
    }
}
