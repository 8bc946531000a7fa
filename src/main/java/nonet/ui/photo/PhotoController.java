package nonet.ui.photo;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import nonet.format.Fault;
import nonet.grid.Cell;
import nonet.photo.PhotoReader;
import nonet.photo.PhotoResult;
import nonet.photo.Reading;
import nonet.photo.image.Gray;
import nonet.photo.image.Quad;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// A picture, its reading, and the user's corrections.
public final class PhotoController {

    private static final Logger LOG = Logger.getLogger(PhotoController.class.getName());

    private final Tasks tasks;
    private final PhotoReader reader;
    private final ReadOnlyObjectWrapper<Photo> photo;
    private final ReadOnlyObjectWrapper<@Nullable PhotoDraft> draft = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Cell> focused = new SimpleObjectProperty<>(Cell.of(0));
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();

    /// A picture and its result.
    public record Photo(Gray picture, PhotoResult result) {

        /// Returns the readings; empty if nothing could be read.
        public List<Reading> readings() {
            return switch (result) {
                case PhotoResult.Read read -> read.readings();
                case PhotoResult.Refused _ -> List.of();
            };
        }

        /// Returns why nothing could be read, or null.
        public Fault.@Nullable Picture refusal() {
            return switch (result) {
                case PhotoResult.Read _ -> null;
                case PhotoResult.Refused(Fault.Picture why) -> why;
            };
        }
    }

    public PhotoController(Tasks tasks, PhotoReader reader, Photo photo) {
        this.tasks = tasks;
        this.reader = reader;
        this.photo = new ReadOnlyObjectWrapper<>(photo);
        choose(0);
    }

    public ReadOnlyObjectProperty<Photo> photoProperty() {
        return photo.getReadOnlyProperty();
    }

    /// The chosen grid with its corrections; null if nothing could be read.
    public ReadOnlyObjectProperty<@Nullable PhotoDraft> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    /// The cell with the focus, outlined in the picture and in the grid.
    public ObjectProperty<Cell> focusedProperty() {
        return focused;
    }

    /// Whether the picture is being read again.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// Chooses one of several grids, and goes to its first doubt.
    public void choose(int number) {
        List<Reading> readings = photo.get().readings();
        draft.set(readings.isEmpty() ? null : PhotoDraft.of(readings.get(number)));
        next(Cell.of(80), true);
    }

    /// Turns the picture and reads it again.
    ///
    /// @param quarters clockwise
    public void turn(int quarters) {
        Gray picture = photo.get().picture();
        read((_, cancel) -> {
            Gray turned = picture.turned(quarters);
            return new Photo(turned, reader.read(turned, cancel));
        });
    }

    /// Reads the grid inside an outline that the user has drawn.
    public void outline(Quad outline) {
        Gray picture = photo.get().picture();
        read((_, cancel) -> new Photo(picture, reader.read(picture, outline, cancel)));
    }

    private void read(Work<Photo> work) {
        busy.set(true);
        tasks.start(
                TaskQueue.FILES,
                work,
                read -> {
                    busy.set(false);
                    photo.set(read);
                    choose(0);
                },
                failed -> {
                    busy.set(false);
                    LOG.log(Level.WARNING, "Cannot read a picture again", failed.cause());
                });
    }

    /// Corrects the cell with the focus, 0 for a blank.
    public void set(int digit) {
        PhotoDraft now = draft.get();
        if (now != null) {
            draft.set(now.with(focused.get(), digit));
        }
    }

    /// Accepts the cell with the focus as it is, and goes to the next doubt.
    public void accept() {
        PhotoDraft now = draft.get();
        if (now != null) {
            draft.set(now.accepted(focused.get()));
            next(true);
        }
    }

    /// Goes to the next doubt, or to the one before.
    public void next(boolean forward) {
        next(focused.get(), forward);
    }

    private void next(Cell from, boolean forward) {
        PhotoDraft now = draft.get();
        if (now == null || now.doubts().isEmpty()) {
            return;
        }
        int index = from.index();
        do {
            index = Math.floorMod(index + (forward ? 1 : -1), 81);
        } while (!now.doubts().contains(Cell.of(index)));
        focused.set(Cell.of(index));
    }
}
