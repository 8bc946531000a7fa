package nonet.ui.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import nonet.deduce.Conclusion;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import nonet.training.KeptPositions;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.workshop.WorkshopController.Tool;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkshopControllerTests {

    private static final Puzzle EXTREME =
            Puzzle.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000");

    private final List<Conclusion> applied = new ArrayList<>();
    private final List<String> copied = new ArrayList<>();
    private final PaneFixture fixture =
            new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks()).with(EXTREME);
    private final List<String> exported = new ArrayList<>();

    @TempDir
    Path folder;

    private final WorkshopController workshop = new WorkshopController(
            fixture.services(),
            new WorkshopController.Window(
                    applied::addAll,
                    () -> null,
                    () -> new KeptPositions(library()),
                    new WorkshopController.Output(copied::add, () -> copied.add("picture"), exported::add)));

    private @Nullable LibraryFile file;

    private LibraryFile library() {
        file = file == null ? new LibraryFile(folder.resolve("library.db"), List::of) : file;
        return file;
    }

    @AfterEach
    void close() {
        if (file != null) {
            file.close();
        }
    }

    @Test
    void anEmptyListSaysWhy() {
        fixture.visible.set(true);
        workshop.selected.set(null);
        workshop.clear();
        assertThat(workshop.none.get()).startsWith("Select a cell");
        workshop.selected.set(Cell.at(1, 4));
        assertThat(workshop.suggestions.all).isEmpty();
        assertThat(workshop.none.get()).startsWith("No strong link begins in r1c4.");
        workshop.tool.set(Tool.SETS);
        assertThat(workshop.none.get()).isEqualTo("r1c4 is filled; no set of it is left.");
        workshop.tool.set(Tool.CHAIN);
        workshop.chain.set("(1)r");
        assertThat(workshop.none.get()).startsWith("Mend the text first");
    }

    private void add(String next) {
        workshop.suggestions.chosen.set(workshop.suggestions.all.stream()
                .filter(each -> workshop.words.of(each).equals(next))
                .findFirst()
                .orElseThrow(() -> new AssertionError(next + " is not among "
                        + workshop.suggestions.all.stream()
                                .map(workshop.words::of)
                                .toList())));
        workshop.add();
    }

    WorkshopControllerTests() {
        fixture.visible.set(true);
    }

    private String sentence() {
        return workshop.sentence.get();
    }

    @Test
    void aRightChainIsNamedAndApplied() {
        workshop.chain.set("r5c2 =4= r3c2 -4- r3c8 =4= r5c8");
        assertThat(sentence()).isEqualTo("X-Chain: r3c3<>4 r3c7<>4 r5c3<>4 r5c7<>4.");
        workshop.copy();
        assertThat(copied).containsExactly("r5c2 =4= r3c2 -4- r3c8 =4= r5c8 => r3c3<>4 r3c7<>4 r5c3<>4 r5c7<>4");
        workshop.apply();
        assertThat(applied).hasSize(4);
    }

    @Test
    void aWrongLinkIsNamedByPlaceAndLitOnTheBoard() {
        workshop.chain.set("(4)r5c2 = (4)r3c2 - (4)r3c3 = (4)r4c3");
        assertThat(sentence()).isEqualTo("r34c3 are not the only 4s of column 3: r25c3.");
        assertThat(Objects.requireNonNull(workshop.picture.get()).marks().candidates())
                .containsEntry(new Candidate(Cell.at(4, 3), Digit.of(4)), Role.CLASHING);
        assertThat(workshop.conclusions.get()).isEmpty();
    }

    @Test
    void anAlmostLockedSetIsTakenWhole() {
        workshop.chain.set("r5c2 =1|2= r5c3");
        assertThat(sentence()).isEqualTo("(1)r5c2 does not have all 1s of r5c23.");
    }

    @Test
    void linksDrawnOnTheBoardAreJudgedInAnyOrder() {
        Candidate a = new Candidate(Cell.at(5, 2), Digit.of(4));
        Candidate b = new Candidate(Cell.at(3, 2), Digit.of(4));
        Candidate c = new Candidate(Cell.at(3, 8), Digit.of(4));
        Candidate d = new Candidate(Cell.at(5, 8), Digit.of(4));
        fixture.document.set(Document.of("", EXTREME)
                .sketched(new Sketch(
                        Map.of(),
                        List.of(new DrawnLink(b, c, false), new DrawnLink(b, a, true), new DrawnLink(c, d, true)))));
        assertThat(sentence()).isEqualTo("X-Chain: r3c3<>4 r3c7<>4 r5c3<>4 r5c7<>4.");
    }

    @Test
    void aChainGrowsBySuggestions() {
        workshop.selected.set(Cell.at(5, 2));
        for (String next : List.of("(4)r5c2 = (4)r3c2", "(4)r3c2 - (4)r3c8", "(4)r3c8 = (4)r5c8")) {
            add(next);
        }
        assertThat(sentence()).isEqualTo("X-Chain: r3c3<>4 r3c7<>4 r5c3<>4 r5c7<>4.");
        workshop.shorten();
        assertThat(workshop.chain.get()).isEqualTo("(4)r5c2 = (4)r3c2 - (4)r3c8");
    }

    @Test
    void aChainGrowsByClicksOnCandidatesThatAreLit() {
        workshop.selected.set(Cell.at(5, 2));
        assertThat(lit()).containsExactlyInAnyOrder(candidate(5, 2, 4), candidate(5, 2, 1));
        workshop.pick(candidate(5, 2, 4));
        assertThat(lit()).containsExactlyInAnyOrder(candidate(3, 2, 4), candidate(5, 2, 1));
        workshop.pick(candidate(3, 3, 4));
        assertThat(lit()).as("a click elsewhere begins anew").doesNotContain(candidate(3, 2, 4));
        workshop.pick(candidate(5, 2, 4));
        for (Candidate next : List.of(candidate(3, 2, 4), candidate(3, 8, 4), candidate(5, 8, 4))) {
            assertThat(lit()).contains(next);
            workshop.pick(next);
            workshop.pick(candidate(1, 2, 6));
        }
        assertThat(workshop.chain.get()).isEqualTo("(4)r5c2 = (4)r3c2 - (4)r3c8 = (4)r5c8");
    }

    private static Candidate candidate(int row, int column, int digit) {
        return new Candidate(Cell.at(row, column), Digit.of(digit));
    }

    private List<Candidate> lit() {
        return Objects.requireNonNull(workshop.picture.get()).marks().candidates().entrySet().stream()
                .filter(each -> each.getValue() == WorkshopPicture.NEXT)
                .map(Map.Entry::getKey)
                .toList();
    }

    @Test
    void groupsAndAlmostLockedSetsAreAmongTheSuggestionsIfWished() {
        workshop.selected.set(Cell.at(5, 2));
        int plain = workshop.suggestions.all.size();
        workshop.suggestions.grouped.set(true);
        assertThat(workshop.suggestions.all).hasSizeGreaterThan(plain);
        add("(4)r5c2 = (8)r46c1 in r46c1,r5c2");
        add("(8)r46c1 - (8)r4c3");
        assertThat(workshop.chain.get()).isEqualTo("(4=8)r46c1,r5c2 - (8)r4c3");
        assertThat(sentence()).isEqualTo("All links hold, but nothing new follows yet.");
        workshop.clear();
        add("(4)r5c2 = (4)r45c3");
        add("(4)r45c3 - (4)r23c3");
        assertThat(workshop.chain.get()).isEqualTo("(4)r5c2 = (4)r45c3 - (4)r23c3");
        assertThat(sentence()).isEqualTo("All links hold, but nothing new follows yet.");
    }

    @Test
    void whatFollowsIsKeptForPracticeOnce() throws IOException {
        workshop.chain.set("r5c2 =4= r3c2 -4- r3c8 =4= r5c8");
        workshop.keep();
        workshop.keep();
        assertThat(sentence()).isEqualTo("Kept for practice: X-Wing.");
        assertThat(library().library().keptPositions("x-wing")).hasSize(1);
    }

    @Test
    void aDrawingIsCopiedAndExported() {
        workshop.chain.set("r5c2 =4= r3c2");
        workshop.copyPicture();
        workshop.export();
        assertThat(copied).containsExactly("picture");
        assertThat(exported).containsExactly("r5c2 =4= r3c2");
    }

    @Test
    void truthsAreCoveredAndJudged() {
        workshop.tool.set(Tool.SETS);
        workshop.truths.set("4c2 4c8");
        assertThat(sentence())
                .isEqualTo("2 truths, no links, rank -2, no triplets."
                        + " In no link: r3c2=4, r5c2=4, r3c8=4, r5c8=4. Nothing follows.");
        workshop.complete();
        assertThat(workshop.links.get()).isEqualTo("4r3 4r5");
        assertThat(sentence())
                .isEqualTo("2 truths, 2 links, rank 0, no triplets. It follows: r3c3<>4 r3c7<>4 r5c3<>4 r5c7<>4.");
        workshop.truths.set("4x2");
        assertThat(sentence()).startsWith("A truth or a link is a cell");
    }

    @Test
    void textThatDoesNotFitSaysWhere() {
        workshop.chain.set("r5c2 =4= r3c2 -4 r3c8");
        assertThat(sentence()).isEqualTo("This does not fit, from character 15: -4 r3c8");
    }
}
