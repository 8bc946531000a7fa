package nonet.service.recording;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.picture.write.ApngParts;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.service.recording.Recorder.Form;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;

class FilmRecordingTests {

    private static final Document START = Document.of(
            "", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    private static final Hints HINTS = Hints.of(new HumanLogic(new FastSolver(), Profile.modern()));

    /// A right digit, a pause, notes of all kinds, a wrong digit that is undone, and a hint.
    private static PlayerFilm film() {
        CellSet cell = CellSet.of(Cell.at(1, 3));
        PlayerFilm film = PlayerFilm.of(START);
        film = with(film, 41, new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(5)));
        film = with(film, 36_400, new Move.ToggleMark(cell, Digit.ONE));
        film = with(film, 36_420, new Move.ToggleCorner(cell, Digit.TWO));
        film = with(film, 36_430, new Move.ToggleColor(cell, CellColor.GREEN));
        film = with(film, 36_440, new Move.Enter(cell, Digit.TWO));
        film = film.with(new FilmAction(36_450, Kind.UNDO, film.actions().get(3).board()));
        film = film.with(new FilmAction(36_460, Kind.HINT, film.board()));
        return film.with(List.of(new SavePoint("here", 36_435, film.board())));
    }

    private static PlayerFilm with(PlayerFilm film, long time, Move move) {
        Kind kind = Objects.requireNonNull(Kind.of(move));
        return film.with(new FilmAction(time, kind, move.on(film.board())));
    }

    private static PlayedFilm played(PlayerFilm film) {
        FilmReview review = new FilmReview(
                film, HINTS, new MoveExplainer(HINTS, new Diagnosis(new FastSolver(), StepEngine.LEARNING)));
        return PlayedFilm.of(review, "Mine", 100, _ -> {}, Cancel.NEVER);
    }

    private static JsonNode page(PlayedFilm played, Locale locale) throws IOException {
        return RecorderTests.data(
                write(played, Form.HTML, MovingPicture.DEFAULT, locale).toString(StandardCharsets.UTF_8));
    }

    private static ByteArrayOutputStream write(PlayedFilm played, Form form, MovingPicture film, Locale locale)
            throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Recorder.write(played, form, film, locale, out, _ -> {}, Cancel.NEVER);
        return out;
    }

    @Test
    void thePageSaysWhatWasDoneAndWhatBecameOfIt() throws IOException {
        JsonNode data = page(played(film()), Locale.US);
        assertThat(texts(data.get("words")))
                .containsExactly(
                        "r5c5=5, Naked Single",
                        "1 noted in r1c3",
                        "Corner marks changed in r1c3",
                        "Color changed",
                        "✗ r1c3=2 – not right (undone later)",
                        "Undone: r1c3",
                        "Hint");
        assertThat(texts(page(played(film()), Locale.SIMPLIFIED_CHINESE).get("words")))
                .element(1)
                .isEqualTo("在 r1c3 标记 1");
        assertThat(data.get("kinds").textValue()).isEqualTo("pnnnxbh");
        assertThat(data.get("levels").toString()).isEqualTo("[0,0,0,0,1,0,0]");
        assertThat(data.get("steps").toString()).isEqualTo("[41,36359,20,10,10,10,10]");
        assertThat(data.get("notes").toString())
                .startsWith("[[1,\"1:00:35 without a move: ")
                .endsWith(", possible since 0:04\"],[4,\"Save point “here”\"]]");
    }

    @Test
    void thePageHasThePauseThatGoesOn() throws IOException {
        PlayerFilm film = film().with(new FilmAction(38_960, Kind.PAUSE, film().board()));
        assertThat(page(played(film), Locale.US).get("notes").toString()).contains("[7,\"4:10 without a move: ");
    }

    @Test
    void rightMovesThatAreUndoneAreNotCalledWrong() throws IOException {
        PlayerFilm film = with(film(), 36_500, new Move.Enter(CellSet.of(Cell.at(1, 6)), Digit.EIGHT));
        film = film.with(new FilmAction(36_510, Kind.UNDO, film().board()));
        film = with(film, 36_520, new Move.Enter(CellSet.of(Cell.at(7, 9)), Digit.FIVE));
        JsonNode data = page(played(film), Locale.US);
        assertThat(data.get("kinds").textValue()).isEqualTo("pnnnxbhubx");
        assertThat(texts(data.get("words")).subList(7, 10))
                .containsExactly(
                        "✗ r1c6=8, Hidden Single in box 2 (undone later)", "Undone: r1c6", "r7c9=5 – not right");
    }

    @Test
    void thePageHasTheBoardOfEveryMomentOfARandomFilm() throws IOException {
        long seed = 20261129;
        Random random = new Random(seed);
        PlayerFilm film = PlayerFilm.of(START);
        for (int i = 0; i < 400; i++) {
            CellSet cells = CellSet.of(Cell.of(random.nextInt(81)));
            Digit digit = Digit.of(1 + random.nextInt(9));
            Move move = switch (random.nextInt(6)) {
                case 0, 1 -> new Move.Enter(cells, digit);
                case 2 -> new Move.ToggleMark(cells, digit);
                case 3 -> new Move.ToggleCorner(cells, digit);
                case 4 -> new Move.ToggleColor(cells, CellColor.values()[random.nextInt(6)]);
                default -> new Move.Erase(cells);
            };
            film = with(film, i * 7L, move);
        }
        JsonNode data = page(new PlayedFilm(film, "", Map.of(), Set.of(), Map.of()), Locale.US);
        List<List<Integer>> boards = new ArrayList<>();
        boards.add(contents(FilmRecording.contents(START)));
        film.actions().forEach(each -> boards.add(contents(FilmRecording.contents(each.board()))));
        assertThat(boards(data)).as("seed " + seed).isEqualTo(boards);
    }

    @Test
    void aMovingPictureFollowsTheTimeButShortensPauses() throws IOException {
        ApngParts parts = ApngParts.of(write(played(film()), Form.APNG, new MovingPicture(200, true, 10), Locale.US)
                .toByteArray());
        assertThat(parts.delays()).containsExactly(41, 300, 20, 10, 10, 10, 10, 300);
        assertThat(parts.last().getWidth()).isEqualTo(200);
    }

    @Test
    void ofALongFilmAMovingPictureShowsTheDigitsInAtMost500Frames() {
        PlayerFilm film = PlayerFilm.of(START);
        CellSet cell = CellSet.of(Cell.at(1, 3));
        for (int i = 0; i < 900; i++) {
            film = with(film, i, new Move.ToggleMark(cell, Digit.of(1 + i % 9)));
            if (i % 3 == 0) {
                film = with(film, i, new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(1 + i / 3 % 9)));
            }
        }
        PlayedFilm notes = new PlayedFilm(film, "", Map.of(), Set.of(), Map.of());
        RecordingWords words = new RecordingWords(Locale.US, true);
        Recording.Reel reel = new FilmRecording(notes, words).reel(MovingPicture.DEFAULT, Cancel.NEVER);
        assertThat(reel.size()).isEqualTo(302);
        assertThat(IntStream.range(1, 301).mapToObj(reel::caption)).allMatch(each -> each.contains("r5c5="));
        assertThat(reel.caption(301)).isEqualTo("1:29  9 no longer noted in r1c3");
        for (int i = 0; i < 900; i++) {
            film = with(film, 1000, new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(1 + i % 9)));
        }
        PlayedFilm digits = new PlayedFilm(film, "", Map.of(), Set.of(), Map.of());
        assertThat(new FilmRecording(digits, words)
                        .reel(MovingPicture.DEFAULT, Cancel.NEVER)
                        .size())
                .isEqualTo(MovingPicture.MOST);
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.textValue()));
        return texts;
    }

    private static List<Integer> contents(IntUnaryOperator places) {
        return IntStream.range(0, Recording.PLACES).map(places).boxed().toList();
    }

    /// Computes the boards as the script does.
    private static List<List<Integer>> boards(JsonNode data) {
        int[] board = new int[Recording.PLACES];
        List<String> changes = new ArrayList<>(List.of(data.get("start").textValue()));
        changes.addAll(texts(data.get("changes")));
        return changes.stream()
                .map(change -> {
                    for (int i = 0; i < change.length(); i += 4) {
                        board[Integer.parseInt(change.substring(i, i + 2), 36)] =
                                Integer.parseInt(change.substring(i + 2, i + 4), 36);
                    }
                    return IntStream.of(board).boxed().toList();
                })
                .toList();
    }
}
