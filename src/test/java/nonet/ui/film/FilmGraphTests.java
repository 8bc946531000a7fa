package nonet.ui.film;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.ui.film.FilmGraph.Row;
import org.junit.jupiter.api.Test;

class FilmGraphTests {

    private static final long SEED = 20261129;
    private static final Document START = Document.of("", Puzzle.of("1" + ".".repeat(80)));

    /// Makes a film of moves, each to a cell of its own; `u` undoes one, `h` is a hint.
    private static PlayerFilm film(String actions) {
        PlayerFilm film = PlayerFilm.of(START);
        List<Document> past = new ArrayList<>();
        int cell = 1;
        for (char action : actions.toCharArray()) {
            Document board = film.board();
            if (action == 'u') {
                film = film.with(new FilmAction(0, Kind.UNDO, past.removeLast()));
            } else if (action == 'h') {
                film = film.with(new FilmAction(0, Kind.HINT, board));
            } else {
                past.add(board);
                Move move = new Move.ToggleMark(CellSet.of(Cell.of(cell++)), Digit.ONE);
                film = film.with(new FilmAction(0, Kind.MARK, move.on(board)));
            }
        }
        return film;
    }

    private static FilmGraph graph(PlayerFilm film) {
        return new FilmGraph(film.path(), _ -> false);
    }

    /// Returns the drawing as text: a row a line, `o` a move of the path, `x` a dead end, `@` a move of a branch that was
    /// left, `|` a line, `<` a line from the left.
    private static String drawn(PlayerFilm film) {
        FilmGraph graph = graph(film);
        List<String> rows = new ArrayList<>();
        for (int moment = -1; moment < film.size(); moment++) {
            Row row = graph.row(moment);
            StringBuilder text = new StringBuilder();
            for (int lane = 0; lane < graph.lanes(); lane++) {
                boolean through = (row.above() & row.below() & 1 << lane) != 0;
                if (row.lane() == lane && row.sign() != null) {
                    text.append(
                            switch (row.sign()) {
                                case OPEN -> row.from() < 0 ? "o" : "<o";
                                case DEAD_END -> row.from() < 0 ? "x" : "<x";
                                case EXHAUSTED -> row.from() < 0 ? "@" : "<@";
                                default -> "?";
                            });
                } else {
                    text.append(through ? "|" : (row.above() >> lane & 1) != 0 ? "'" : " ");
                }
            }
            rows.add(text.toString().stripTrailing());
        }
        return String.join("\n", rows);
    }

    @Test
    void branchesThatWereLeftAreDrawnAsDeadEndsBesideThePath() {
        assertThat(drawn(film("mm"))).isEqualTo("o\no\no");
        assertThat(drawn(film("mhmmuumhm"))).isEqualTo("""
            o
            o
            |
            |<@
            |x
            |
            |
            o
            |
            o\
            """);
        assertThat(drawn(film("mmmumuuum"))).isEqualTo("""
            o
            |<@
            |@
            ||<x
            ||
            |x
            |
            |
            |
            o\
            """);
        assertThat(drawn(film("mu"))).isEqualTo("o\n'<x\n");
    }

    /// Each move is below the one it came from, with a line between them, and no two signs share a lane's line.
    @Test
    void everyMoveIsJoinedToTheOneBeforeIt() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(SEED + seed);
            StringBuilder actions = new StringBuilder();
            int depth = 0;
            for (int i = random.nextInt(60); i > 0; i--) {
                int what = random.nextInt(10);
                boolean undo = what < 4 && depth > 0;
                depth += undo ? -1 : what < 9 ? 1 : 0;
                actions.append(undo ? 'u' : what < 9 ? 'm' : 'h');
            }
            PlayerFilm film = film(actions.toString());
            FilmGraph graph = graph(film);
            for (int i = 0; i < film.size(); i++) {
                int before = film.path().before(i);
                Row row = graph.row(i);
                if (before >= -1) {
                    int lane = graph.row(before).lane();
                    String name = actions + ", action " + i + ", seed " + (SEED + seed);
                    assertThat(row.from() < 0 ? row.lane() : row.from())
                            .as(name)
                            .isEqualTo(lane);
                    for (int j = before; j < i; j++) {
                        assertThat(graph.row(j).below() >> lane & 1).as(name).isOne();
                        assertThat(graph.row(j + 1).above() >> lane & 1)
                                .as(name)
                                .isOne();
                    }
                    assertThat(row.lane() == 0)
                            .as(name)
                            .isEqualTo(!film.undone().get(i));
                }
            }
        }
    }
}
