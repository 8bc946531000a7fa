package nonet.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class StateTextTests {

    private static final String NEARLY =
            ".1.753649943682175675491283154237896369845721287169534521974368438526917796318452";
    private static final Event REFRESHED = new Event.Refreshed(Cell.at(9, 9));

    @Test
    void showsTheCountsTheGridTheCandidatesAndTheForemostCell() {
        assertThat(StateText.of(after(NEARLY, REFRESHED))).isEqualTo("""
            step 3, level 0, deepest 0, solutions 0

            .1.753649
            943682175
            675491283
            154237896
            369845721
            287169534
            521974368
            438526917
            796318452

            r1c1: 8
            r1c3: 2

            foremost: r1c1, 1 candidate
            """);
    }

    @Test
    void saysWhenNoBlankIsLeft() {
        String solved = NEARLY.replaceFirst("^.1.", "812");
        assertThat(StateText.of(after(solved, REFRESHED, new Event.Found(1))))
                .startsWith("step 3, level 0, deepest 0, solutions 1\n")
                .endsWith("796318452\n\nno blank left\n");
    }

    @Test
    void theForemostCellIsTheFirstWithOneCandidate() {
        ReplayState moment = after(".".repeat(36) + "1234.6789" + ".".repeat(36), REFRESHED);
        assertThat(moment.foremost()).contains(Cell.at(5, 5));
    }

    @Test
    void otherwiseTheForemostCellIsTheFirstWithTheFewestCandidates() {
        assertThat(after(".".repeat(80) + "1", REFRESHED).foremost()).contains(Cell.at(1, 9));
    }

    @Test
    void aBlankWithoutCandidatesComesBeforeThoseWithSeveral() {
        Event guess =
                new Event.Guessed(new Candidate(Cell.at(9, 9), Digit.ONE), 1, 9, 1, Event.Turn.FIRST, CellSet.NONE);
        ReplayState moment = after("12345678" + ".".repeat(18) + "9" + ".".repeat(54), REFRESHED, guess);
        assertThat(moment.foremost()).contains(Cell.at(1, 9));
    }

    private static ReplayState after(String givens, Event... events) {
        Replay replay = new Replay(Puzzle.of(givens));
        for (Event event : List.of(events)) {
            replay.apply(new Entry(0, 3, 0, event));
        }
        return replay.state();
    }
}
