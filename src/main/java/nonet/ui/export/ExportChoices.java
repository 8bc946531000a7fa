package nonet.ui.export;

import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.write.Pixels;
import nonet.settings.ExportSettings;
import nonet.ui.export.ExportRequest.Target;

/// The user's choices for exports.
public final class ExportChoices {

    public final ObjectProperty<Target> target;
    public final ObjectProperty<ExportRequest.Content> what;

    /// The number of puzzles on a page, one of [Layout#PER_PAGE].
    public final ObjectProperty<Integer> perPage;

    /// The number of steps of a solution on a page, one of [Layout#PER_PAGE].
    public final ObjectProperty<Integer> stepsPerPage;

    public final ObjectProperty<Paper> paper;

    /// Whether puzzles show their candidates.
    public final BooleanProperty candidates;

    public final BooleanProperty solutions;
    public final BooleanProperty names;
    public final BooleanProperty levels;
    public final BooleanProperty ratings;

    /// Whether puzzles have their QR codes beside them.
    public final BooleanProperty codes;

    /// The width of a PNG in pixels.
    public final ObjectProperty<Integer> width;

    /// The pixels an inch of a PNG.
    public final ObjectProperty<Integer> dpi;

    public final BooleanProperty transparent;

    /// The board is shown as it is until the user changes that, independently of the choice for puzzles.
    /// Whether a board shows its pencil marks.
    public final BooleanProperty boardMarks;

    /// Whether the guesses of an engine have a color of their own on a board.
    public final BooleanProperty boardGuesses;

    /// Whether pictures are written of all pages, and not of the page that is shown alone.
    public final BooleanProperty allPages;

    private final Runnable changed;

    /// @param last the last export
    /// @param keep accepts the current choices
    /// @param changed called after each change
    ExportChoices(ExportSettings last, Consumer<ExportSettings> keep, Runnable changed) {
        this.changed = () -> {
            keep.accept(kept());
            changed.run();
        };
        Layout layout = last.layout();
        target = watched(new SimpleObjectProperty<>(named(Target.values(), last.target())));
        what = watched(new SimpleObjectProperty<>(named(ExportRequest.Content.values(), last.what())));
        perPage = watched(new SimpleObjectProperty<>(layout.perPage()));
        stepsPerPage = watched(new SimpleObjectProperty<>(last.stepsPerPage()));
        paper = watched(new SimpleObjectProperty<>(layout.paper()));
        candidates = watched(new SimpleBooleanProperty(layout.candidates()));
        solutions = watched(new SimpleBooleanProperty(layout.solutions()));
        names = watched(new SimpleBooleanProperty(layout.names()));
        levels = watched(new SimpleBooleanProperty(layout.levels()));
        ratings = watched(new SimpleBooleanProperty(layout.ratings()));
        codes = watched(new SimpleBooleanProperty(layout.codes()));
        width = watched(new SimpleObjectProperty<>(last.pixels().width()));
        dpi = watched(new SimpleObjectProperty<>(last.pixels().dpi()));
        transparent = watched(new SimpleBooleanProperty(!last.pixels().ground()));
        boardMarks = watched(new SimpleBooleanProperty(true));
        boardGuesses = watched(new SimpleBooleanProperty(true));
        allPages = watched(new SimpleBooleanProperty(true));
    }

    ExportRequest request(ExportRequest.Source source, int page) {
        Layout layout = switch (what.get()) {
            case BOARD -> layout(1, boardMarks.get());
            case SOLUTION -> layout(1, false);
            case PUZZLES -> layout(perPage.get(), candidates.get());
            case WALKTHROUGH -> layout(stepsPerPage.get(), candidates.get());
        };
        ExportRequest.Source colored = boardGuesses.get() ? source : source.withoutGuesses();
        return new ExportRequest(target.get(), what.get(), colored, layout, pixels(), page, allPages.get());
    }

    private ExportSettings kept() {
        Layout layout = layout(perPage.get(), candidates.get());
        return new ExportSettings(target.get().name(), what.get().name(), layout, stepsPerPage.get(), pixels());
    }

    private Layout layout(int boards, boolean marks) {
        return new Layout(
                paper.get(), boards, marks, solutions.get(), names.get(), levels.get(), ratings.get(), codes.get());
    }

    private Pixels pixels() {
        return new Pixels(width.get(), dpi.get(), !transparent.get());
    }

    private <P extends Property<?>> P watched(P property) {
        property.addListener((change, before, now) -> changed.run());
        return property;
    }

    private static <E extends Enum<E>> E named(E[] values, String name) {
        for (E value : values) {
            if (value.name().equals(name) && value != Target.PRINTER) {
                return value;
            }
        }
        return values[0];
    }
}
