package nonet.service.recording;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import nonet.deduce.Basics;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.solver.Step;
import nonet.notation.Names;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.PlayerFilm;
import nonet.proof.PlayerMove;
import nonet.service.hint.HintResult;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import nonet.text.Durations;
import nonet.text.TextBundle;

/// The actions of a film in words.
public final class ActionWords {

    /// The largest number of cells that are named.
    private static final int MOST_NAMED = 6;

    private final TextBundle texts;
    private final Explainer explainer;

    /// @param locale returns the language
    public ActionWords(Supplier<Locale> locale) {
        texts = new TextBundle(RecordingWords.BUNDLE, locale);
        explainer = new Explainer(new Words(locale));
    }

    /// Returns what an action did.
    ///
    /// @param before the board before it
    public String of(Document before, FilmAction action) {
        Document after = action.board();
        return switch (action.kind()) {
            case DIGIT -> entered(before, after);
            case STEP -> texts.get("action.step", entered(before, after));
            case ERASE -> texts.get("action.erase", cells(changed(before, after)));
            case MARK -> marks(before, after);
            case CORNER -> texts.get("action.corner", cells(changed(before, after)));
            case COLOR -> texts.get("action.color");
            case LINK -> texts.get("action.link");
            case UNDO -> texts.get("action.undo", cells(changed(before, after)));
            case REDO -> texts.get("action.redo", cells(changed(before, after)));
            case JUMP -> texts.get("action.jump");
            case HINT -> texts.get("action.hint");
            case CHECK -> texts.get("action.check");
            case PAUSE -> texts.get("action.away");
            case LEFT -> texts.get("action.left");
            case ENTERED -> texts.get("action.entered");
        };
    }

    /// Returns what each action of a reviewed film did, with the technique that shows it, and what became of it.
    public List<String> of(PlayedFilm played) {
        List<String> all = new ArrayList<>();
        BitSet undone = played.film().undone();
        Document before = played.film().start();
        for (FilmAction action : played.film().actions()) {
            int index = all.size();
            String said = of(before, action);
            Step step = played.shown().get(index);
            String reason = step == null ? said : texts.get("action.by", said, reason(step));
            all.add(judged(reason, played.wrong().contains(index), undone.get(index)));
            before = action.board();
        }
        return List.copyOf(all);
    }

    /// Returns the technique of a step, and the house of a hidden single. The cell of the move needs no repeating.
    private String reason(Step step) {
        return house(step).isEmpty() ? explainer.words().of(step.deduction().technique()) : of(step);
    }

    /// Returns the house of a hidden single; empty for another step.
    public String house(Step step) {
        return step.deduction() instanceof Basics.Single single && single.house() != null
                ? explainer.words().of(single.house())
                : "";
    }

    /// Returns a time without a move, and what was possible then.
    public String of(PlayerFilm film, Pause pause, Standing standing) {
        String length = Durations.time(pause.length() / 10);
        long since =
                standing.since() < 0 ? 0 : film.actions().get(standing.since()).time();
        return standing.found() instanceof HintResult.Found(Step step, boolean _)
                ? texts.get("action.waiting-for", length, of(step), Durations.time(since / 10))
                : texts.get("action.waiting", length);
    }

    /// Returns the words of an action with what became of it.
    ///
    /// @param wrong whether it was a mistake
    /// @param undone whether it is on a branch that was left by undoing it
    public String judged(String action, boolean wrong, boolean undone) {
        String marked = wrong ? texts.get("action.wrong", action) : action;
        return undone ? texts.get("action.undone", marked) : marked;
    }

    /// Returns the technique of a step with the place where it is found, if that is not all over the board.
    public String of(Step step) {
        String name = explainer.words().of(step.deduction().technique());
        String place = place(step);
        return place.isEmpty() ? name : texts.get("action.technique-in", name, place);
    }

    /// Returns where a step is to be found, without giving it away; empty if that is all over the board.
    public String place(Step step) {
        String house = house(step);
        if (!house.isEmpty()) {
            return house;
        }
        CellSet where =
                explainer.explain(step.deduction(), step.before().grid()).where();
        return where.isEmpty() || where.size() > MOST_NAMED ? "" : Names.of(where);
    }

    private String entered(Document before, Document after) {
        PlayerMove.Made made = PlayerMove.last(List.of(before, after));
        return made == null ? cells(changed(before, after)) : made.move().toString();
    }

    /// Returns the marks that were set or removed.
    private String marks(Document before, Document after) {
        DigitSet digits = DigitSet.NONE;
        CellSet more = CellSet.NONE;
        CellSet fewer = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            int old = before.marks(cell).mask();
            int now = after.marks(cell).mask();
            more = (now & ~old) == 0 ? more : more.with(cell);
            fewer = (old & ~now) == 0 ? fewer : fewer.with(cell);
            digits = new DigitSet(digits.mask() | old ^ now);
        }
        boolean plain = digits.size() == 1 && more.isEmpty() != fewer.isEmpty();
        return !plain
                ? texts.get("action.marks", cells(more.or(fewer)))
                : texts.get(
                        fewer.isEmpty() ? "action.mark-set" : "action.mark-removed",
                        digits.toString(),
                        cells(more.or(fewer)));
    }

    /// Returns the cells whose digits differ, or if none do, those whose marks do.
    static CellSet changed(Document before, Document after) {
        CellSet digits = CellSet.NONE;
        CellSet notes = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            digits = before.digit(cell) == after.digit(cell) ? digits : digits.with(cell);
            boolean same = before.marks(cell).equals(after.marks(cell))
                    && before.sketch().corners(cell).equals(after.sketch().corners(cell))
                    && before.colors().get(cell) == after.colors().get(cell);
            notes = same ? notes : notes.with(cell);
        }
        return digits.isEmpty() ? notes : digits;
    }

    private String cells(CellSet cells) {
        return cells.size() <= MOST_NAMED ? Names.of(cells) : texts.get("action.cells", cells.size());
    }
}
