package nonet.ui.photo;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Cell;
import nonet.photo.GridReading;
import nonet.photo.PhotoReader;
import nonet.photo.PhotoResult;
import nonet.photo.image.Gray;
import nonet.photo.image.PictureFault;
import nonet.photo.image.Quad;
import nonet.solve.Cancel;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// A picture or a document of several, its readings, and the user's corrections.
public final class PhotoController {

    /// Pictures are read, which may take long.
    public static final TaskQueue QUEUE = new TaskQueue("photos");

    /// Whether a picture is being read.
    public final ReadOnlyBooleanProperty busy;

    public final ReadOnlyObjectWrapper<Photo> photo;

    /// The chosen grid with its corrections; null if nothing could be read.
    public final ReadOnlyObjectWrapper<@Nullable PhotoDraft> draft = new ReadOnlyObjectWrapper<>();

    /// Whether there are cells that are still to be checked.
    public final BooleanBinding doubtful = Bindings.createBooleanBinding(
            () -> draft.get() != null && !draft.get().doubts().isEmpty(), draft);

    /// The cell with the focus, outlined in the picture and in the grid.
    public final ObjectProperty<Cell> focused = new SimpleObjectProperty<>(Cell.of(0));

    private final Latest work;
    private final PhotoReader reader;
    private final Pages pages;
    private final List<PhotoDraft> drafts = new ArrayList<>();

    /// A picture and its result.
    ///
    /// @param preview the picture as it is shown
    /// @param page its page in the document, from 0
    /// @param pages the number of pages of the document
    public record Photo(Gray picture, Preview preview, PhotoResult result, int page, int pages) {

        /// Prepares the picture for the view, which takes too long for the thread of the window.
        public Photo(Gray picture, PhotoResult result, int page, int pages) {
            this(picture, Preview.of(picture), result, page, pages);
        }

        /// Returns the readings; empty if nothing could be read.
        public List<GridReading> readings() {
            return switch (result) {
                case PhotoResult.Read read -> read.readings();
                case PhotoResult.Refused _ -> List.of();
            };
        }

        /// Returns why nothing could be read, or null.
        public @Nullable PictureFault refusal() {
            return switch (result) {
                case PhotoResult.Read _ -> null;
                case PhotoResult.Refused(PictureFault why) -> why;
            };
        }

        /// Tests whether there are other grids, on the page or on other pages.
        public boolean isOneOfSeveral() {
            return pages > 1 || readings().size() > 1;
        }

        private Photo with(Gray other, PhotoResult read) {
            return new Photo(other, read, page, pages);
        }
    }

    /// Reads a page of the document.
    @FunctionalInterface
    public interface Pages {

        /// Reads one page.
        ///
        /// @param page from 0
        /// @throws java.util.concurrent.CancellationException if cancelled
        Photo read(int page, Cancel cancel);
    }

    /// @param pages reads the other pages of the picture's document
    public PhotoController(Tasks tasks, PhotoReader reader, Photo photo, Pages pages) {
        work = new Latest(tasks, QUEUE);
        busy = work.busy;
        this.reader = reader;
        this.pages = pages;
        this.photo = new ReadOnlyObjectWrapper<>(photo);
        show(photo);
    }

    /// Returns all grids of the page with their corrections.
    public List<PhotoDraft> drafts() {
        return List.copyOf(drafts);
    }

    /// Chooses one of several grids, and goes to its first doubt.
    public void choose(int number) {
        draft.set(drafts.get(number));
        next(Cell.of(80), true);
    }

    /// Reads another page.
    ///
    /// @param page from 0
    public void turnTo(int page) {
        if (page != photo.get().page()) {
            read((_, cancel) -> pages.read(page, cancel));
        }
    }

    /// Turns the picture and reads it again.
    ///
    /// @param quarters clockwise
    public void turn(int quarters) {
        Photo before = photo.get();
        read((_, cancel) -> {
            Gray turned = before.picture().turned(quarters);
            return before.with(turned, reader.read(turned, cancel));
        });
    }

    /// Reads the grid inside an outline that the user has drawn.
    public void outline(Quad outline) {
        Photo before = photo.get();
        read((_, cancel) -> before.with(before.picture(), reader.read(before.picture(), outline, cancel)));
    }

    /// Stops reading; the shown page stays.
    public void stop() {
        work.cancel();
    }

    private void read(Work<Photo> reading) {
        work.start(reading, this::show);
    }

    private void show(Photo shown) {
        drafts.clear();
        shown.readings().forEach(reading -> drafts.add(PhotoDraft.of(reading)));
        photo.set(shown);
        if (drafts.isEmpty()) {
            draft.set(null);
        } else {
            choose(0);
        }
    }

    private void change(PhotoDraft before, PhotoDraft after) {
        drafts.set(drafts.indexOf(before), after);
        draft.set(after);
    }

    /// Corrects the cell with the focus, 0 for a blank.
    public void set(int digit) {
        PhotoDraft now = draft.get();
        if (now != null) {
            change(now, now.with(focused.get(), digit));
        }
    }

    /// Accepts the cell with the focus as it is, and goes to the next doubt.
    public void accept() {
        PhotoDraft now = draft.get();
        if (now != null) {
            change(now, now.accepted(focused.get()));
            next(true);
        }
    }

    /// Goes to the next doubt, or to the previous one.
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
