package nonet.ui.kit.pane;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.StepSolver;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Remembered;
import nonet.ui.kit.work.HandFrames;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// A window around a pane, without a stage: it records what the pane does, and its frames are advanced by hand.
public final class PaneFixture implements BoardAccess, FilePicker {

    /// The document on the board.
    public final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);

    /// Whether the pane is seen.
    public final BooleanProperty visible = new SimpleBooleanProperty();

    /// The documents that the pane has put on the board.
    public final List<Document> opened = new ArrayList<>();

    /// The ids of the engines that are watched, and of the panes shown.
    public final List<String> shown = new ArrayList<>();

    /// The sentences in the status line.
    public final List<String> said = new ArrayList<>();

    /// The names suggested for files.
    public final List<String> suggested = new ArrayList<>();

    private final Messages messages;
    private final Tasks tasks;
    private final HandFrames frames;
    private @Nullable Path folder;
    private @Nullable Path chosen;

    public PaneFixture(Messages messages, Tasks tasks) {
        this(messages, tasks, System::nanoTime);
    }

    /// @param clock the time in nanoseconds
    public PaneFixture(Messages messages, Tasks tasks, LongSupplier clock) {
        this.messages = messages;
        this.tasks = tasks;
        frames = new HandFrames(clock);
    }

    /// Puts a puzzle on the board.
    public PaneFixture with(Puzzle puzzle) {
        document.set(Document.of("", puzzle));
        return this;
    }

    /// Saves files in a folder, as the user's choice.
    public PaneFixture saving(Path to) {
        folder = to;
        return this;
    }

    /// Opens this file, as the user's choice.
    public PaneFixture choosing(Path file) {
        chosen = file;
        return this;
    }

    public PaneServices services() {
        return new PaneServices(
                messages,
                new Controls(messages),
                tasks,
                frames,
                this,
                this,
                new PaneServices.Place(visible, Remembered.nothing()));
    }

    /// Advances by one frame.
    public void frame() {
        frames.next();
    }

    @Override
    public ObservableValue<Document> document() {
        return document;
    }

    @Override
    public void open(Document opening) {
        opened.add(opening);
    }

    @Override
    public void openUnsaved(Document opening) {
        opened.add(opening);
    }

    @Override
    public void watch(StepSolver engine) {
        shown.add(engine.id());
    }

    @Override
    public void say(String sentence) {
        said.add(sentence);
    }

    @Override
    public void show(String pane) {
        shown.add(pane);
    }

    @Override
    public void toOpen(String title, Consumer<Path> taken) {
        taken.accept(required(chosen, title));
    }

    @Override
    public void toOpenFolder(String title, Consumer<Path> taken) {
        taken.accept(required(chosen, title));
    }

    @Override
    public void toSave(String title, String kind, String name, Consumer<Path> taken) {
        suggested.add(name);
        taken.accept(required(folder, title).resolve(name));
    }

    @Override
    public void toSaveAs(String title, String name, List<Kind> kinds, BiConsumer<Path, Kind> taken) {
        throw new AssertionError("no kind is expected to be asked for: " + title);
    }

    private static Path required(@Nullable Path path, String title) {
        if (path == null) {
            throw new AssertionError("no file is expected to be asked for: " + title);
        }
        return path;
    }
}
