package nonet.ui.verdict;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.explain.mark.MarkedGrid;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.rate.csp.CspRater;
import nonet.service.diagnosis.Additions;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.ConflictingClues;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Finding;
import nonet.service.diagnosis.SolutionDiff;
import nonet.solve.Cancel;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Explains the verdict on the puzzle, while the explanation is visible. An empty board needs no explanation.
public final class WhyController {

    private static final TaskQueue QUEUE = new TaskQueue("reasons");

    /// Actions of the rest of the window for an explanation.
    ///
    /// @param showBoard makes room on the board for a picture
    /// @param prove puts the digits that clash on the board alone, and the search through them into the trace
    /// @param give adds givens
    /// @param back takes back the first wrong move
    public record Actions(Runnable showBoard, Consumer<Puzzle> prove, Consumer<List<Candidate>> give, Runnable back) {}

    /// The puzzle whose verdict is explained, with the digits that were entered.
    public final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);

    /// Whether the explanation is visible; otherwise nothing is computed.
    public final BooleanProperty shown = new SimpleBooleanProperty();

    /// The reason for the verdict; null while it is being computed.
    public final ReadOnlyObjectWrapper<@Nullable Finding> finding = new ReadOnlyObjectWrapper<>();

    /// The reason in a sentence.
    public final LocalizedText heading;

    /// The digits that make the puzzle proper; null while they are being computed.
    public final ReadOnlyObjectWrapper<@Nullable Additions> additions = new ReadOnlyObjectWrapper<>();

    /// The argument of human logic why digits clash: null while that is searched for, empty if none is found.
    public final ReadOnlyObjectWrapper<@Nullable Optional<Argument>> argument = new ReadOnlyObjectWrapper<>();

    /// The picture on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    private final Messages messages;
    private final Diagnosis diagnosis;
    private final Actions actions;

    /// The solutions of the puzzle, where it has several.
    public final SolutionBrowser solutions;

    /// The ratings of the puzzle by patterns, made on request.
    public final PatternRatings ratings;

    private final Latest work;

    public WhyController(Messages messages, Tasks tasks, Diagnosis diagnosis, Actions actions) {
        this.messages = messages;
        heading = new LocalizedText(messages);
        solutions = new SolutionBrowser(messages, this::showDifference);
        ratings = new PatternRatings(messages, tasks, new CspRater(diagnosis.checker()));
        work = new Latest(tasks, QUEUE);
        this.diagnosis = diagnosis;
        this.actions = actions;
        document.subscribe((before, now) -> {
            ratings.about(now.puzzle());
            if (!now.puzzle().equals(before.puzzle()) || !now.position().equals(before.position())) {
                begin();
            }
        });
        // A new view binds it again to the same value, which is no change.
        shown.subscribe((before, now) -> begin());
        begin();
    }

    /// Returns the digits that clash, as far as it is known; null when nothing clashes.
    @Nullable
    ConflictingClues clash() {
        return switch (finding.get()) {
            case Finding.Clashing(ConflictingClues clash) -> clash;
            case Finding.Misplaced(var _, var _, ConflictingClues clash) -> clash;
            case null, default -> null;
        };
    }

    /// Shows a step of the argument on the board.
    public void showStep(Step step) {
        actions.showBoard.run();
        picture.set(WhyPictures.proving(step, conflicting()));
    }

    /// Shows the contradiction that the argument ends with.
    public void showEnd(Argument shown) {
        actions.showBoard.run();
        picture.set(WhyPictures.ending(shown));
    }

    private CellSet conflicting() {
        return switch (finding.get()) {
            case Finding.Clashing(ConflictingClues clash) -> clash.cells();
            case Finding.Misplaced(CellSet cells, var _, var _) -> cells;
            case null, default -> CellSet.NONE;
        };
    }

    /// Highlights a repeated digit and its house.
    public void showConflict(Conflict conflict) {
        actions.showBoard.run();
        picture.set(WhyPictures.of(conflict, document.get().position()));
    }

    /// Puts the proof into the trace.
    public void prove() {
        ConflictingClues clash = clash();
        if (clash != null) {
            actions.prove.accept(clash.puzzle());
        }
    }

    /// Adds the digits that make the puzzle a proper one.
    public void add() {
        Additions found = additions.get();
        if (found != null) {
            actions.give.accept(found.digits());
        }
    }

    /// Tests whether digits that the user entered leave no solution, as far as it is known.
    boolean isMistaken() {
        return document.get().hasEntries()
                && switch (finding.get()) {
                    case Finding.Clashing _, Finding.Misplaced _, Finding.Contradictory _, Finding.Excluded() -> true;
                    case Finding.Proper(), Finding.Several _ -> false;
                    case null -> false;
                };
    }

    /// Takes back the first wrong move.
    void back() {
        actions.back.run();
    }

    /// Removes the picture from the board.
    public void hide() {
        picture.set(null);
        solutions.deselect();
    }

    /// Updates the number of solutions. Called by the window once a frame.
    public void pulse() {
        solutions.look(work.busy.get() && additions.get() == null);
    }

    private void begin() {
        work.cancel();
        additions.set(null);
        argument.set(null);
        solutions.clear();
        hide();
        finding.set(null);
        boolean bare = document.get().isBare();
        heading.say(() -> messages.get(bare ? "why.empty" : "why.checking"));
        Puzzle givens = document.get().puzzle();
        Puzzle asked = document.get().position();
        if (shown.get() && !bare) {
            start(cancel -> diagnosis.of(givens, asked, cancel), found -> take(asked, found));
        }
    }

    private void take(Puzzle asked, Finding found) {
        finding.set(found);
        switch (found) {
            case Finding.Contradictory(List<Conflict> conflicts) -> {
                heading.say(() -> messages.get("why.contradictory"));
                picture.set(WhyPictures.of(conflicts.getFirst(), asked));
            }
            case Finding.Clashing(ConflictingClues clash) -> {
                heading.say(() -> messages.get("why.none", clash.cells().size()));
                picture.set(WhyPictures.clashing(asked, clash.cells()));
                argue(cancel -> diagnosis.argument(clash, asked, cancel));
            }
            case Finding.Misplaced(CellSet cells, boolean unique, ConflictingClues clash) -> {
                heading.say(
                        () -> messages.get(unique ? "why.wrong" : "why.at-odds", cells.size(), words(asked, cells)));
                picture.set(WhyPictures.clashing(asked, cells));
                if (clash != null) {
                    Puzzle whole = only(cells);
                    argue(cancel -> diagnosis.argument(whole, cancel));
                }
            }
            case Finding.Excluded() -> heading.say(() -> messages.get("why.excluded"));
            case Finding.Proper() -> heading.say(() -> messages.get("why.one"));
            case Finding.Several ignored -> {
                heading.say(() -> messages.get("why.several"));
                count(asked);
            }
        }
    }

    private void argue(Function<Cancel, Optional<Argument>> search) {
        start(search, argument::set);
    }

    /// Returns the givens with some of the entered digits.
    private Puzzle only(CellSet entered) {
        Puzzle with = document.get().puzzle();
        for (Cell cell : entered) {
            with = with.with(cell, document.get().grid().digit(cell));
        }
        return with;
    }

    /// Returns digits with their cells, such as `r1c2 = 5, r3c4 = 1`.
    static String words(Puzzle puzzle, CellSet cells) {
        return StreamSupport.stream(cells.spliterator(), false)
                .map(cell -> cell + " = " + puzzle.given(cell))
                .collect(Collectors.joining(", "));
    }

    private void count(Puzzle asked) {
        SolutionDiff found = diagnosis.variants(asked);
        solutions.browse(found);
        start(
                cancel -> {
                    found.find(cancel);
                    return found;
                },
                ignored -> {
                    start(cancel -> diagnosis.additions(asked, cancel), additions::set);
                    pulse();
                });
    }

    private void showDifference(byte[] solution, CellSet differing) {
        actions.showBoard.run();
        picture.set(WhyPictures.differing(document.get().position(), solution, differing));
    }

    private <T> void start(Function<Cancel, T> question, Consumer<T> done) {
        work.start((_, cancel) -> question.apply(cancel), done, _ -> failed());
    }

    /// Says that nothing is known, or keeps the reason where only the argument or the count for it failed.
    private void failed() {
        if (finding.get() == null) {
            heading.say(() -> messages.get("why.failed"));
        } else {
            argument.set(Optional.empty());
        }
    }
}
