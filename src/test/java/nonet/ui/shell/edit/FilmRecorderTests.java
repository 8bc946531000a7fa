package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import nonet.Repetitions;
import nonet.codec.app.FilmJson;
import nonet.codec.app.NonetDocument;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.Branches;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.PlayerFilm;
import nonet.relatives.Isomorphism;
import nonet.ui.board.frame.Selection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FilmRecorderTests {

    private static final long SEED = 20261128;
    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final AtomicLong now = new AtomicLong();
    private EditController edit;
    private Stopwatch stopwatch;
    private FilmRecorder films;

    @BeforeEach
    void begin() {
        edit = new EditController(Document.of("", PUZZLE), Room.PLAY);
        stopwatch = new Stopwatch(edit, now::get, 0);
        films = new FilmRecorder(edit, stopwatch);
        films.filmed.set(true);
        stopwatch.focused.set(true);
    }

    @Test
    void everyActionIsRecordedWithItsTime() {
        after(1.25);
        at(3, 5).digit(Digit.of(4));
        after(0.5);
        edit.mark(Digit.ONE);
        at(1, 3).corner(Digit.ONE);
        edit.color(CellColor.RED);
        edit.clear();
        films.add(Kind.HINT);
        after(2);
        films.add(Kind.CHECK);
        edit.undo();
        edit.redo();
        stopwatch.focused.set(false);
        after(60);
        stopwatch.focused.set(true);
        after(1);
        edit.room.set(Room.SET_UP);
        after(60);
        edit.room.set(Room.PLAY);
        edit.returnTo(film().start());
        edit.comment("not on the board");

        assertThat(film().actions().stream()
                        .map(action -> action.time() + " " + action.kind())
                        .toList())
                .containsExactly(
                        "12 DIGIT",
                        "17 CORNER",
                        "17 COLOR",
                        "17 ERASE",
                        "17 HINT",
                        "37 CHECK",
                        "37 UNDO",
                        "37 REDO",
                        "37 PAUSE",
                        "47 LEFT",
                        "47 ENTERED",
                        "47 JUMP");
        assertThat(film().board()).isEqualTo(film().start()).isEqualTo(Document.of("", PUZZLE));
        assertThat(stopwatch.seconds.get()).isEqualTo(4);
    }

    @Test
    void nothingIsRecordedWhereRecordingIsOffOrTheRoomIsAnother() {
        films.filmed.set(false);
        at(3, 5).digit(Digit.of(4));
        edit.room.set(Room.SET_UP);
        films.filmed.set(true);
        films.add(Kind.HINT);
        edit.undo();
        assertThat(film()).isEqualTo(PlayerFilm.of(Document.of("", PUZZLE)));

        // What was done meanwhile is no part of the next action.
        edit.redo();
        Document meanwhile = edit.document().boardOnly();
        edit.room.set(Room.PLAY);
        at(1, 3).digit(Digit.ONE);
        Document first = edit.document().boardOnly();
        films.filmed.set(false);
        at(1, 4).digit(Digit.TWO);
        Document second = edit.document().boardOnly();
        films.filmed.set(true);
        films.filmed.set(false);
        films.filmed.set(true);
        assertThat(film().actions())
                .containsExactly(
                        new FilmAction(0, Kind.ENTERED, meanwhile),
                        new FilmAction(0, Kind.DIGIT, first),
                        new FilmAction(0, Kind.PAUSE, second));
    }

    @Test
    void eachPuzzleHasItsFilmAndItsTime() {
        after(7);
        at(3, 5).digit(Digit.of(4));
        PlayerFilm first = film();
        edit.open("", Puzzle.of("1" + ".".repeat(80)));
        assertThat(film().size()).isZero();
        assertThat(stopwatch.seconds.get()).isZero();
        after(2);
        at(9, 9).digit(Digit.TWO);
        PlayerFilm second = film();

        edit.undo();
        edit.undo();
        assertThat(film()).isEqualTo(first);
        assertThat(stopwatch.tenths()).isEqualTo(70);
        edit.redo();
        assertThat(film().actions().getFirst()).isEqualTo(second.actions().getFirst());
        edit.film(PlayerFilm.of(edit.document()));
        edit.undo();
        edit.redo();
        assertThat(film().size()).isZero();
    }

    @Test
    void aPuzzleThatIsMirroredTakesItsFilmAndItsTimeAlong() {
        after(3);
        at(3, 5).digit(Digit.of(4));
        after(2);
        PlayerFilm before = film();
        edit.transform(Isomorphism.mirror());
        assertThat(stopwatch.tenths()).isEqualTo(50);
        after(1);
        at(1, 7).digit(Digit.ONE);

        Document board = edit.document().boardOnly();
        PlayerFilm mirrored = before.moved(Isomorphism.mirror()).with(new FilmAction(60, Kind.DIGIT, board));
        assertThat(film()).isEqualTo(mirrored);
        assertThat(film().actions().stream().map(FilmAction::time)).containsExactly(30L, 60L);
        assertThat(film().actions().getFirst().board().digit(Cell.at(3, 5))).isEqualTo(4);
        assertThat(film().start().puzzle()).isEqualTo(board.puzzle());
        assertThat(saved().film()).isEqualTo(mirrored);

        edit.undo();
        edit.undo();
        assertThat(film()).isEqualTo(before);
        assertThat(stopwatch.tenths()).isEqualTo(60);
        edit.redo();
        edit.redo();
        assertThat(film().actions().stream().map(FilmAction::kind))
                .containsExactly(Kind.DIGIT, Kind.DIGIT, Kind.UNDO, Kind.REDO);
        assertThat(stopwatch.tenths()).isEqualTo(60);
    }

    @Test
    @Tag("sampled")
    void theBoardOfEachActionIsThatOfAPlainReplayAndSoItIsAfterItWasSaved() {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
        for (int i = 0; i < Repetitions.of(300, 10_000, 10_000); i++) {
            String seed = "sequence " + i + ", seed " + SEED;
            begin();
            List<Document> states = new ArrayList<>(List.of(edit.document().boardOnly()));
            List<Document> expected = new ArrayList<>();
            int present = 0;
            for (int j = random.nextInt(60); j > 0; j--) {
                now.addAndGet(random.nextLong(4_000_000_000L));
                Document before = states.get(present);
                switch (random.nextInt(5)) {
                    case 0 -> {
                        if (present > 0) {
                            edit.undo();
                            present--;
                        }
                    }
                    case 1 -> {
                        if (present < states.size() - 1) {
                            edit.redo();
                            present++;
                        }
                    }
                    default -> {
                        boolean returns = random.nextInt(10) == 0 && !expected.isEmpty();
                        if (returns) {
                            edit.returnTo(expected.get(random.nextInt(expected.size())));
                        } else {
                            move(random);
                        }
                        Document after = edit.document().boardOnly();
                        if (!after.equals(before)) {
                            if (!returns) {
                                states.subList(present + 1, states.size()).clear();
                            } else if (present < states.size() - 1) {
                                // A return keeps what was undone, as made and taken back.
                                states.add(before);
                            }
                            states.add(after);
                            present = states.size() - 1;
                        }
                    }
                }
                if (!states.get(present).equals(before)) {
                    expected.add(states.get(present));
                }
            }

            assertThat(film().actions().stream().map(FilmAction::board))
                    .as(seed)
                    .isEqualTo(expected);
            assertThat(FilmJson.read(FilmJson.text(film()))).as(seed).contains(film());
            assertThat(saved().film()).as(seed).isEqualTo(film());
        }
    }

    /// Returns the document after it was saved and read.
    private NonetDocument.Content saved() {
        return NonetDocument.readAll(NonetDocument.write(new NonetDocument.Content(
                        edit.history.get().states(9),
                        Math.min(9, edit.history.get().age()),
                        new NonetDocument.Content.Search("", 0, Branches.NONE),
                        Optional.empty(),
                        NonetDocument.Extra.NONE,
                        film())))
                .orElseThrow();
    }

    private void move(RandomGenerator random) {
        CellSet cells = CellSet.of(Cell.of(random.nextInt(81)), Cell.of(random.nextInt(81)));
        Digit digit = Digit.of(random.nextInt(1, 10));
        edit.selection.set(new Selection(cells, cells.first()));
        switch (random.nextInt(12)) {
            case 0, 1, 2 -> edit.digit(digit);
            case 3, 4 -> edit.mark(digit);
            case 5 -> edit.corner(digit);
            case 6 -> edit.clear();
            case 7 -> edit.color(CellColor.values()[random.nextInt(6)]);
            case 8 -> edit.colorMarks(CellSet.ALL, digit, CellColor.BLUE);
            case 9 ->
                edit.link(new DrawnLink(
                        new Candidate(cells.first(), digit),
                        new Candidate(Cell.of(80 - cells.first().index()), Digit.of(digit.value() % 9 + 1)),
                        random.nextBoolean()));
            case 10 -> edit.fillMarks();
            default -> edit.startOver();
        }
    }

    private EditController at(int row, int column) {
        edit.selection.set(Selection.of(Cell.at(row, column)));
        return edit;
    }

    private void after(double seconds) {
        now.addAndGet((long) (seconds * 1e9));
    }

    private PlayerFilm film() {
        return edit.history.get().film();
    }
}
