package nonet.ui.shell.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Bookmark;
import nonet.play.Branch;
import nonet.settings.Session;
import nonet.solve.ChosenGuess;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.ui.playback.Playback;
import nonet.ui.shell.edit.BookmarkController;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.file.RecordingPrompts;
import org.junit.jupiter.api.Test;

/// The branches of a search as part of the work in a window.
class KeptBranchesTests {

    private final MainController main = main(Session.EMPTY);
    private final EditController edit = main.edit();

    private static MainController main(Session session) {
        return ControllerTests.main(session, new RecordingPrompts(), new AtomicLong());
    }

    @Test
    void theBranchesOfASearchAreThereAtTheNextStart() {
        edit.open("hard", SampleSearches.HARD);
        assertThat(main.session().hasWork()).isFalse();
        main.playback().choose(StepEngine.SINGLES);
        main.playback().guess(ChosenGuess.in(Cell.at(8, 7), List.of(Digit.THREE), 0));
        main.playback().toStart();
        main.playback().guess(ChosenGuess.in(Cell.at(8, 7), List.of(Digit.EIGHT), 0));
        List<Branch> branches = main.playback().search.branches.get();
        assertThat(branches).hasSize(2);
        assertThat(main.session().hasWork()).isTrue();
        assertThat(main.session().origin().modified()).isTrue();
        edit.room.set(Room.PLAY);

        MainController next = main(main.session());
        assertThat(next.playback().engine.get()).isEqualTo(StepEngine.SINGLES);
        assertThat(next.playback().search.branches.get()).isEqualTo(branches);
        assertThat(next.playback().search.branch.get()).isEqualTo(branches.getLast());
        assertThat(next.session().origin().modified()).isTrue();
        assertThat(next.edit().room.get()).isEqualTo(Room.PLAY);
    }

    @Test
    void aBookmarkLeadsToItsBranchUnlessThatWasDropped() {
        BookmarkController bookmarks = main.watching().bookmarks();
        Playback playback = main.playback();
        edit.open("hard", SampleSearches.HARD);
        playback.choose(StepEngine.SINGLES);
        playback.guess(ChosenGuess.in(Cell.at(8, 7), List.of(Digit.THREE), 0));
        playback.toStart();
        playback.guess(ChosenGuess.in(Cell.at(8, 7), List.of(Digit.EIGHT), 0));
        playback.step();
        bookmarks.mark("here");
        Bookmark mark = edit.document().bookmarks().getFirst();
        assertThat(mark.branch()).isEqualTo(2);
        Branch second = playback.search.branch.get();

        playback.choose(StepEngine.CLASSIC);
        playback.runUntil(5);
        assertThat(bookmarks.go(mark)).isEqualTo(BookmarkController.Arrival.SHOWN);
        assertThat(playback.engine.get()).isEqualTo(StepEngine.SINGLES);
        assertThat(playback.search.branch.get()).isEqualTo(second);
        assertThat(playback.search.moment().index()).isEqualTo(mark.event());

        playback.show(playback.search.branches.get().getFirst());
        playback.search.drop(second);
        playback.choose(StepEngine.CLASSIC);
        playback.runUntil(5);
        assertThat(bookmarks.go(mark)).isEqualTo(BookmarkController.Arrival.NO_BRANCH);
        assertThat(playback.engine.get()).isEqualTo(StepEngine.CLASSIC);
        assertThat(playback.search.moment().index()).isEqualTo(4);
        assertThat(bookmarks.go(new Bookmark("other", 3, ""))).isEqualTo(BookmarkController.Arrival.NO_TRACE);
    }
}
