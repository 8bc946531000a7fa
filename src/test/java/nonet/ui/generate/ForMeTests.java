package nonet.ui.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Technique;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleRequest;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.library.StoredRating;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.se.StoredSeRating;
import nonet.relatives.CanonicalForm;
import nonet.service.generate.PuzzleGeneration;
import nonet.settings.Profiles;
import nonet.training.NextPuzzle;
import nonet.ui.generate.DeliveryFields.Destination;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForMeTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @TempDir
    private Path folder;

    private final PaneFixture fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks());
    private LibraryFile file;
    private GenerateController controller;

    @BeforeEach
    void open() {
        file = new LibraryFile(folder.resolve("library.db"), List::of);
        controller = new GenerateController(
                fixture.services(),
                new PuzzleGeneration(Profile::hodoku, 300),
                new SimpleObjectProperty<>(Profiles.standard().choosing(Profiles.HODOKU)),
                file,
                () -> {});
    }

    @AfterEach
    void close() {
        file.close();
    }

    private void add(int number, int daysAgo, Effort effort, Sighting... sightings) throws IOException {
        file.library()
                .solves()
                .add(
                        new Solve(
                                0,
                                Instant.now().minus(daysAgo, ChronoUnit.DAYS),
                                "Puzzle " + number,
                                EASY,
                                "form " + number,
                                new StoredRating(Grade.HARD, 900, StoredSeRating.NONE),
                                effort),
                        new byte[0],
                        List.of(sightings));
    }

    private void addTen(Sighting... sightings) throws IOException {
        for (int i = 0; i < 10; i++) {
            add(i, 20, new Effort(true, 60, 0, 0, 0), sightings);
        }
    }

    @Test
    void aLibraryThatWasNeverUsedIsNotOpened() {
        fixture.visible.set(true);
        assertThat(controller.forMe.next.get()).isNull();
        assertThat(folder).isEmptyDirectory();
        controller.makeForMe();
        assertThat(fixture.opened).isEmpty();
    }

    @Test
    void aPuzzleThatWentBadlyComesBackInDisguise() throws IOException {
        addTen();
        add(17, 3, new Effort(true, 60, 5, 0, 0));
        fixture.visible.set(true);
        assertThat(controller.forMe.sentence.get())
                .isEqualTo("This one cost you help 3 days ago: Puzzle 17, in disguise.");
        controller.makeForMe();
        Puzzle opened = fixture.opened.getFirst().puzzle();
        assertThat(opened).isNotEqualTo(EASY);
        assertThat(new CanonicalForm().of(opened).text())
                .isEqualTo(new CanonicalForm().of(EASY).text());
    }

    @Test
    void theReasonIsThatOfTheLastSolveThatWentBadly() throws IOException {
        addTen();
        add(17, 9, new Effort(true, 60, 1, 0, 3));
        add(17, 3, new Effort(true, 60, 0, 0, 0));
        fixture.visible.set(true);
        assertThat(controller.forMe.sentence.get())
                .isEqualTo("You made mistakes in this one 9 days ago: Puzzle 17, in disguise.");
        fixture.visible.set(false);
        add(17, 1, new Effort(false, 60, 4, 0, 9));
        fixture.visible.set(true);
        assertThat(controller.forMe.sentence.get()).isEqualTo("You left this one yesterday: Puzzle 17, in disguise.");
    }

    /// What the form asks for stays in the form.
    @Test
    void onePuzzleOfTheLevelIsMadeWhateverTheFormSays() throws IOException {
        addTen();
        controller.delivery.destination.set(Destination.LIBRARY);
        controller.path.lowestScore.set("what?");
        fixture.visible.set(true);
        assertThat(controller.forMe.sentence.get()).isEqualTo("Of the level of your last ten solves: hard.");
        controller.makeForMe();
        assertThat(fixture.opened).hasSize(1);
        assertThat(controller.path.lowestScore.get()).isEqualTo("what?");
    }

    @Test
    void whatWasNeverSeenIsLeftOutUnlessItIsAskedFor() throws IOException {
        addTen(new Sighting("naked-pair", Sight.LATER, 1), new Sighting("skyscraper", Sight.NEVER, 1));
        fixture.visible.set(true);
        NextPuzzle.Fresh next = (NextPuzzle.Fresh) controller.forMe.next.get();
        assertThat(controller.forMe.request(next))
                .isEqualTo(request(Set.of(Technique.NAKED_PAIR), Set.of(Technique.SKYSCRAPER)));
        controller.forMe.unseen.set(true);
        assertThat(controller.forMe.request(next)).isEqualTo(request(Set.of(Technique.NAKED_PAIR), Set.of()));
    }

    /// Without the technique that no puzzle needs, but never with what was never seen.
    @Test
    void theSentenceIsThatOfTheRequest() throws IOException {
        addTen(new Sighting("dual-two-string-kite", Sight.LATER, 1), new Sighting("skyscraper", Sight.NEVER, 1));
        fixture.visible.set(true);
        NextPuzzle.Fresh next = (NextPuzzle.Fresh) controller.forMe.next.get();
        assertThat(next.needs()).isEqualTo(Technique.DUAL_TWO_STRING_KITE);
        assertThat(controller.forMe.sentence.get()).isEqualTo("Of the level of your last ten solves: hard.");
        assertThat(controller.forMe.request(next)).isEqualTo(request(Set.of(), Set.of(Technique.SKYSCRAPER)));
    }

    private static PuzzleRequest request(Set<Technique> needs, Set<Technique> without) {
        return PuzzleRequest.ANY.with(new LogicRequest(Level.HARD, Scores.ANY, needs, Set.of(), without));
    }
}
