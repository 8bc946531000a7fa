package nonet.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import nonet.TestData;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// The links with which chains begin and continue, against the definition of strong and weak links.
class NextLinksTests {

    private static final Grid GRID = Grid.of(
            Puzzle.of(TestData.lines("corpora/newspaper-medium.txt").getFirst().substring(0, 81)));

    private static final List<Candidate> CANDIDATES = Cell.all().stream()
            .flatMap(cell -> List.of(Digit.values()).stream()
                    .filter(digit -> GRID.candidates(cell).contains(digit))
                    .map(digit -> new Candidate(cell, digit)))
            .toList();

    @Test
    void chainsBeginWithAllStrongLinksOfACell() {
        int links = 0;
        for (Cell cell : GRID.blanks()) {
            Set<List<Node>> expected = new HashSet<>();
            for (Candidate from : CANDIDATES) {
                for (Candidate to : CANDIDATES) {
                    if (from.cell().equals(cell) && isStrong(from, to)) {
                        expected.add(List.of(Node.of(from), Node.of(to)));
                    }
                }
            }
            List<DrawnChain> found = new NextLinks(GRID, false, Cancel.NEVER).from(cell);
            assertThat(found).extracting(DrawnChain::nodes).containsExactlyInAnyOrderElementsOf(expected);
            links += found.size();
        }
        assertThat(links).isGreaterThan(20);
    }

    @Test
    void weakAndStrongLinksAlternateAndNoLinkLeadsBack() {
        for (Cell cell : GRID.blanks()) {
            for (DrawnChain first : new NextLinks(GRID, false, Cancel.NEVER).from(cell)) {
                for (DrawnChain next : new NextLinks(GRID, true, Cancel.NEVER).after(first)) {
                    assertThat(next.joints().getLast().kind()).isEqualTo(Kind.WEAK);
                    assertThat(next.nodes()).startsWith(first.nodes().toArray(Node[]::new));
                    assertThat(next.end()).isNotEqualTo(first.nodes().getFirst());
                }
            }
        }
    }

    @Test
    void groupsAndSetsComeAfterSingleCandidatesAndAllHold() {
        int more = 0;
        for (Cell cell : GRID.blanks()) {
            List<DrawnChain> single = new NextLinks(GRID, false, Cancel.NEVER).from(cell);
            List<DrawnChain> all = new NextLinks(GRID, true, Cancel.NEVER).from(cell);
            assertThat(all).containsAll(single).allMatch(each -> ChainJudge.holds(each, GRID));
            more += all.size() - single.size();
        }
        assertThat(more).isPositive();
    }

    @Test
    void aCancelledSearchEnds() {
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() ->
                        new NextLinks(GRID, true, () -> true).from(GRID.blanks().first()));
    }

    /// Tests whether one of two candidates is true: they are all of a cell, or all places of a digit in a house.
    private static boolean isStrong(Candidate one, Candidate other) {
        if (one.equals(other)) {
            return false;
        }
        if (one.cell().equals(other.cell())) {
            return GRID.candidates(one.cell()).size() == 2;
        }
        return one.digit() == other.digit()
                && House.all().stream()
                        .map(House::cellSet)
                        .filter(house -> house.contains(one.cell()) && house.contains(other.cell()))
                        .anyMatch(house -> CANDIDATES.stream()
                                        .filter(each -> each.digit() == one.digit() && house.contains(each.cell()))
                                        .count()
                                == 2);
    }
}
