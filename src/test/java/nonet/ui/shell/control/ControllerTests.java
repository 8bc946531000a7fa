package nonet.ui.shell.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import nonet.files.FileDigest;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.logic.finder.Samples;
import nonet.play.Breakpoints;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Verdict;
import nonet.service.diagnosis.Verdicts;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.hint.Hints;
import nonet.service.search.RecordedSearch;
import nonet.settings.AppearanceSettings;
import nonet.settings.AppearanceSettings.Look;
import nonet.settings.AppearanceSettings.Palette;
import nonet.settings.Origin;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.settings.Settings.Place;
import nonet.settings.Settings.PlaySettings;
import nonet.settings.Settings.RoomSettings;
import nonet.settings.Settings.SearchSettings;
import nonet.settings.SettingsStore;
import nonet.solve.Engines;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.text.NameStyle;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.HandFrames;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.RatingController;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.file.RecordingPrompts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The controllers of the main window, put together as in the window, without one.
class ControllerTests {

    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static final StepSolver STUCK = new StepSolver() {
        @Override
        public String id() {
            return "logic-only";
        }

        @Override
        public boolean isComplete() {
            return false;
        }

        @Override
        public SearchCursor cursor(Puzzle puzzle) {
            Trace trace = new Trace(puzzle, 10_000);
            trace.append(new Event.Stuck(), 1, 0);
            return new RecordedSearch(id(), trace).cursor(puzzle);
        }
    };

    private final RecordingPrompts person = new RecordingPrompts();
    private final AtomicLong now = new AtomicLong();
    private final MainController main = main(Session.EMPTY);
    private final EditController edit = main.edit();

    @Test
    void settingUpShowsTheVerdictAtEachDigit() {
        assertThat(status()).isEqualTo("Set up: no givens");
        at(1, 1);
        edit.digit(Digit.FIVE);
        assertThat(status()).isEqualTo("Set up: 1 given");
        assertThat(verdict()).isInstanceOf(Verdict.SeveralSolutions.class);
        at(1, 9);
        edit.digit(Digit.FIVE);
        assertThat(status()).isEqualTo("5 occurs twice in row 1: r1c1 r1c9");
        assertThat(verdict()).isInstanceOf(Verdict.Contradictory.class);
        edit.clear();
        assertThat(status()).isEqualTo("Set up: 1 given");
        edit.undo();
        assertThat(verdict()).isInstanceOf(Verdict.Contradictory.class);

        edit.open("hard", Puzzle.of(HARD));
        assertThat(verdict()).isInstanceOf(Verdict.OneSolution.class);
        assertThat(edit.room.get()).isEqualTo(Room.PLAY);
        assertThat(status()).isEqualTo("Ready");
    }

    @Test
    void digitsMarksAndGivensAreKeptApart() {
        edit.open("hard", Puzzle.of(HARD));
        edit.selection.set(new Selection(CellSet.of(Cell.at(1, 1), Cell.at(1, 2), Cell.at(1, 3)), Cell.at(1, 2)));
        edit.mark(Digit.FOUR);
        assertThat(edit.document().grid().candidates(Cell.at(1, 2))).isEqualTo(DigitSet.of(Digit.FOUR));
        edit.digit(Digit.TWO);

        Document document = edit.document();
        assertThat(document.entered()).isEqualTo(CellSet.of(Cell.at(1, 2), Cell.at(1, 3)));
        assertThat(document.grid().digit(Cell.at(1, 1))).isEqualTo(Digit.EIGHT);
        assertThat(document.puzzle()).isEqualTo(Puzzle.of(HARD));
        assertThat(main.frames().frame.get().origins().entered()).isEqualTo(document.entered());
        edit.startOver();
        assertThat(edit.document().entered()).isEqualTo(CellSet.NONE);
    }

    @Test
    void theBoardIsTheEnginesInWatchAndADigitLeadsToTheUsersOwn() {
        edit.open("hard", Puzzle.of(HARD));
        at(1, 2);
        edit.digit(Digit.ONE);
        main.stepOrPause();
        assertThat(edit.room.get()).isEqualTo(Room.WATCH);
        Document document = edit.document();
        assertThat(edit.isOpen()).isFalse();
        edit.refuse();
        assertThat(status()).isEqualTo("The board shows the engine’s work. Your own board is in Play (F3).");
        assertThat(edit.document()).isEqualTo(document);

        edit.digit(Digit.FOUR);
        assertThat(edit.room.get()).isEqualTo(Room.PLAY);
        assertThat(status()).isEqualTo("This is Play, your own board. Watch (F12) goes back to the engine.");
        assertThat(edit.document().grid().digit(Cell.at(1, 2))).isEqualTo(Digit.FOUR);
        edit.undo();
        assertThat(edit.document()).isEqualTo(document);
        edit.room.set(Room.WATCH);
        edit.digit(Digit.FOUR);
        assertThat(status()).as("said once").isEqualTo("Ready");
    }

    @Test
    void theEngineStartsFromTheGivensWhateverTheUserEntered() {
        edit.open("hard", Puzzle.of(HARD));
        at(1, 2);
        edit.digit(Digit.ONE);
        at(1, 3);
        edit.digit(Digit.EIGHT);
        assertThat(verdict()).as("8 occurs twice").isInstanceOf(Verdict.Contradictory.class);

        edit.room.set(Room.WATCH);
        assertThat(main.frames().frame.get().grid().toString()).isEqualTo(HARD);
        assertThat(main.frames().frame.get().highlights().conflicts()).isEqualTo(CellSet.NONE);
        assertThat(verdict()).isInstanceOf(Verdict.OneSolution.class);
        assertThat(status()).isEqualTo("Ready");
        main.stepOrPause();
        ReplayState moment = main.playback().search.moment();
        assertThat(main.frames().frame.get().origins().entered()).isEqualTo(CellSet.NONE);

        edit.room.set(Room.PLAY);
        at(1, 4);
        edit.digit(Digit.NINE);
        assertThat(main.playback().search.moment())
                .as("the user's digits leave the search alone")
                .isSameAs(moment);
        main.solve();
        main.takeDigits();
        assertThat(edit.document().grid().isSolved()).isTrue();
        assertThat(edit.document().puzzle()).isEqualTo(Puzzle.of(HARD));
    }

    @Test
    void theEnteredDigitsAreCheckedOnRequest() {
        edit.open("hard", Puzzle.of(HARD));
        at(1, 2);
        edit.digit(Digit.ONE);
        main.checkDigits();
        assertThat(status()).isEqualTo("Checked: with your digit the puzzle can still be solved.");
        at(1, 3);
        edit.digit(Digit.NINE);
        main.editing().check().checks.set(false);
        assertThat(status()).isEqualTo("Ready");
        main.checkDigits();
        assertThat(status())
                .isEqualTo("Checked: with your 2 digits the puzzle has no solution. Why? (F4) shows the reason.");
        assertThat(verdict()).isInstanceOf(Verdict.NoSolution.class);
    }

    @Test
    void watchingChangesNothingOnTheUsersBoardUntilItsDigitsAreTaken() {
        main.editing().films().filmed.set(true);
        edit.open("hard", Puzzle.of(HARD));
        at(1, 2);
        edit.mark(Digit.ONE);
        edit.color(CellColor.BLUE);
        Document document = edit.document();
        Selection selection = edit.selection.get();
        main.solve();
        main.playback().stepBack();
        edit.room.set(Room.PLAY);
        assertThat(edit.document()).isEqualTo(document);
        assertThat(edit.selection.get()).isEqualTo(selection);
        assertThat(main.frames().frame.get().grid()).isEqualTo(document.grid());
        assertThat(main.playback().search.moment().entry())
                .as("the search stays where it was left")
                .isNotNull();

        main.solve();
        assertThat(filmed()).as("Solve leaves the own board").doesNotContain(FilmAction.Kind.STEP);
        main.takeDigits();
        assertThat(filmed()).endsWith(FilmAction.Kind.STEP).doesNotContain(FilmAction.Kind.DIGIT);
        assertThat(edit.room.get()).isEqualTo(Room.PLAY);
        assertThat(edit.document().grid().isSolved()).isTrue();
        edit.undo();
        assertThat(edit.document()).isEqualTo(document);
    }

    @Test
    void aPuzzleOpensInTheRoomThatWasUsedLastAndAnEmptyBoardIsSetUp() {
        edit.room.set(Room.WATCH);
        edit.open("hard", Puzzle.of(HARD));
        assertThat(edit.room.get()).isEqualTo(Room.WATCH);
        main.newPuzzle();
        assertThat(edit.room.get()).isEqualTo(Room.SET_UP);
        edit.open("hard", Puzzle.of(HARD));
        assertThat(edit.room.get()).isEqualTo(Room.WATCH);
        main.openUnsaved(Document.of("made", Puzzle.of(HARD)));
        assertThat(edit.room.get()).as("made to be played").isEqualTo(Room.PLAY);
        edit.open("hard", Puzzle.of(HARD));
        assertThat(edit.room.get()).isEqualTo(Room.PLAY);
    }

    @Test
    void colorsAndCommentAreUndoneLikeAllElseAndLeaveTheSearchAlone() {
        edit.open("hard", Puzzle.of(HARD));
        Document plain = edit.document();
        edit.selection.set(new Selection(CellSet.of(Cell.at(1, 1), Cell.at(1, 2)), Cell.at(1, 2)));
        main.stepOrPause();
        ReplayState moment = main.playback().search.moment();
        edit.comment("  look at row 1 \n");
        assertThat(edit.room.get()).isEqualTo(Room.WATCH);
        edit.color(CellColor.BLUE);
        assertThat(edit.room.get()).as("colors are on the user's own board").isEqualTo(Room.PLAY);
        assertThat(main.frames().frame.get().colors())
                .isEqualTo(Map.of(Cell.at(1, 1), CellColor.BLUE, Cell.at(1, 2), CellColor.BLUE));
        assertThat(edit.document().comment()).isEqualTo("look at row 1");
        assertThat(main.playback().search.moment()).isSameAs(moment);
        at(1, 2);
        edit.eraseColor();
        assertThat(edit.document().colors()).isEqualTo(Map.of(Cell.at(1, 1), CellColor.BLUE));
        edit.color(CellColor.RED);
        edit.eraseColors();
        assertThat(edit.document()).isEqualTo(plain.commented("look at row 1"));
        assertThat(main(main.session()).edit().document()).isEqualTo(edit.document());
        for (int i = 0; i < 5; i++) {
            edit.undo();
        }
        assertThat(edit.document()).isEqualTo(plain);
    }

    /// None of the saved settings is a default, and each of them is restored.
    @Test
    void aWindowHasTheSavedSettingsAndSavesThoseThatChange(@TempDir Path folder) {
        Settings last = new Settings(
                new SearchSettings("logic-only", 0.9, true),
                new AppearanceSettings(
                        Look.DARK,
                        150,
                        "zh-CN",
                        NameStyle.ENGLISH,
                        false,
                        false,
                        false,
                        Palette.COLOR_BLIND,
                        List.of("#000000", "#111111", "#222222", "#333333", "#444444", "#555555")),
                new PlaySettings(true, false, false, true, true, false, true),
                new Settings.FilmSettings(false, 10),
                new RoomSettings(true, List.of("desk", "path", "tree")),
                List.of("a.sdk"),
                new Place(1, 2, 300, 400, true, 50));
        try (SettingsStore store = new SettingsStore(folder, Duration.ZERO)) {
            store.save(Settings.DEFAULT, last);
            WindowSettings settings =
                    new WindowSettings(store.sessions().open(Session.EMPTY), main, SharedChoices.of(store));
            assertThat(settings.settings()).isEqualTo(last);
            assertThat(store.settings()).isEqualTo(last);

            main.editing().stopwatch().timed.set(false);
            settings.look.set(Look.LIGHT);
            settings.remember(Path.of("/b.sdk"));

            assertThat(store.settings()).isEqualTo(settings.settings());
            assertThat(store.settings().playing())
                    .isEqualTo(new PlaySettings(true, false, false, false, true, false, true));
            assertThat(store.settings().appearance().look()).isEqualTo(Look.LIGHT);
            assertThat(store.settings().recent()).hasSize(2).last().isEqualTo("a.sdk");
        }
    }

    @Test
    void theStatusSaysWhichBreakpointsStoppedARun() {
        edit.open("hard", Puzzle.of(HARD));
        main.playback().pace.set(1);
        main.playback().breakpoints.set(new Breakpoints(Set.of(), null, null, Cell.at(7, 7), null, Set.of()));
        main.playback().run();
        assertThat(status()).startsWith("Stopped at: a digit in r7c7 \u2013 ").contains("r7c7=");
        main.playback().breakpoints.set(new Breakpoints(Set.of(Breakpoints.Stop.GUESS), 3, null, null, null, Set.of()));
        main.playback().run();
        assertThat(status()).startsWith("Stopped at: a guess, guess level 3 \u2013 guess ");
        main.playback().stepBack();
        assertThat(status()).doesNotStartWith("Stopped");
    }

    @Test
    void theStatusShowsTheEnginesLastEventAndCounters() {
        edit.open("hard", Puzzle.of(HARD));
        main.playback().bySteps.set(true);
        main.playback().runUntil(2);
        main.playback().bySteps.set(false);
        main.stepBackOrPause();
        assertThat(main.status().counters.get()).startsWith("Events ");
        main.playback().bySteps.set(true);
        assertThat(status()).isEqualTo("guess r7c7=5  (1 of 2)");
        assertThat(main.status().counters.get()).startsWith("Steps 2   Level 2   Solutions 0   ");
        main.playback().nextSolution();
        assertThat(status()).isEqualTo("Solution 1 found");
        main.playback().nextSolution();
        assertThat(status()).isEqualTo("No more solutions: there is just one");
        assertThat(main.status().counters.get()).startsWith("Steps 9,683   Level 0   Solutions 1   ");

        edit.open("none", Puzzle.of("11" + HARD.substring(2)));
        main.playback().nextSolution();
        assertThat(status()).isEqualTo("There is no solution");
    }

    @Test
    void solvesWithTheChosenEngineAndSaysWhereItStops() {
        edit.open("hard", Puzzle.of(HARD));
        for (StepSolver engine : main.watching().engines()) {
            main.playback().choose(engine);
            main.solve();
            assertThat(main.playback().search.engine()).isEqualTo(engine);
            assertThat(status()).as(engine.id()).isEqualTo("Solution 1 found");
            main.playback().choose(STUCK);
        }
        main.solve();
        assertThat(main.playback().search.engine()).isEqualTo(STUCK);
        assertThat(status()).isEqualTo("Logic only stops at step 1: no technique applies here");
    }

    @Test
    void theLastWorkIsThereAtTheNextStart() {
        edit.open("hard", Puzzle.of(HARD));
        at(1, 2);
        edit.digit(Digit.ONE);
        edit.room.set(Room.SET_UP);

        MainController next = main(main.session());

        assertThat(next.edit().document()).isEqualTo(edit.document());
        assertThat(next.edit().room.get()).isEqualTo(Room.SET_UP);
        assertThat(next.playback().search.puzzle()).isEqualTo(Puzzle.of(HARD));
    }

    @Test
    void aDocumentHasItsFileAfterARestart(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.nonet"), "");
        Document document = Document.of("hard", Puzzle.of(HARD));
        Origin origin = new Origin(file.toString(), "nonet", true, FileDigest.of(file));
        MainController again = main(new Session(document, false, 0, origin, null));
        assertThat(again.files().identity().name()).isEqualTo("mine.nonet");
        assertThat(again.session().origin()).isEqualTo(origin);
        again.files()
                .saving()
                .save(
                        () -> {
                            throw new AssertionError("the document has a file");
                        },
                        reloaded -> {
                            throw new AssertionError("the file is as it was");
                        });
        assertThat(file).content().contains(HARD);
        assertThat(again.session().origin())
                .isEqualTo(new Origin(file.toString(), "nonet", false, FileDigest.of(file)));
        MainController saved = main(again.session());
        assertThat(saved.session()).isEqualTo(again.session());
        saved.edit().fillMarks();
        assertThat(saved.session().origin()).isEqualTo(new Origin(file.toString(), "nonet", true, FileDigest.of(file)));
    }

    @Test
    void aPastedTextIsAPuzzleOrIsRefused() {
        main.files().opening().paste("# a comment\n" + HARD);
        assertThat(edit.document().puzzle()).isEqualTo(Puzzle.of(HARD));
        Document document = edit.document();

        main.files().opening().paste(HARD.substring(1));
        main.files().opening().paste("8......x.");

        assertThat(edit.document()).isEqualTo(document);
        assertThat(person.said).hasSize(3);
        assertThat(person.said.get(1)).startsWith("! The clipboard holds no puzzle that Nonet can read. ");

        main.files().opening().paste("Dear Jane, see you at 8.");
        assertThat(person.said.getLast()).startsWith("! The clipboard holds no puzzle. Copy 81 cells, ");
    }

    private MainController main(Session session) {
        return main(session, person, now);
    }

    static MainController main(Session session, RecordingPrompts person, AtomicLong now) {
        return MainController.create(
                new Messages(Locale.US, "nonet.log"),
                new InlineTasks(RatingController.QUEUE),
                new SolverServices(
                        new nonet.service.search.Engines(Engines.all().toList()),
                        new Verdicts(new FastSolver()),
                        new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
                        new Diagnosis(new FastSolver(), StepEngine.SINGLES),
                        new Grader(new HumanLogic(new FastSolver(), Profile.hodoku())),
                        new PuzzleGeneration(Profile::hodoku, 2_000)),
                person,
                (Path file) -> {},
                session,
                new HandFrames(now::get));
    }

    private List<FilmAction.Kind> filmed() {
        return filmed(edit);
    }

    /// Returns what is in the film of the puzzle on the board.
    static List<FilmAction.Kind> filmed(EditController edit) {
        return edit.history.get().film().actions().stream()
                .map(FilmAction::kind)
                .toList();
    }

    private void at(int row, int column) {
        edit.selection.set(Selection.of(Cell.at(row, column)));
    }

    private String status() {
        return main.status().state.get();
    }

    private Verdict verdict() {
        return main.analysis().verdict().verdict.get();
    }
}
