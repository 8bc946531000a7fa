package nonet.ui.shell.file;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.codec.photo.PhotoDocument;
import nonet.photo.PhotoReader;
import nonet.photo.PhotoResult;
import nonet.photo.image.Gray;
import nonet.photo.image.PictureFault;
import nonet.photo.load.PictureFile;
import nonet.play.Document;
import nonet.service.input.ProblemWords;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import nonet.ui.photo.PhotoController;
import nonet.ui.photo.PhotoController.Photo;
import nonet.ui.photo.PhotoDraft;
import nonet.ui.photo.Preview;
import org.jspecify.annotations.Nullable;

/// Reads puzzles in pictures. A sure reading goes to the board at once, unless the user wants to check all; any other is
/// checked first.
final class PhotoImport {

    /// A sample is read, so that the first photo of the user is read as fast as later ones.
    private static final TaskQueue PREPARATION = new TaskQueue("photo preparation");

    /// Whether sure readings are checked too.
    final BooleanProperty checksAll = new SimpleBooleanProperty();

    /// The picture that is being read, or null.
    final ReadOnlyObjectWrapper<@Nullable Preview> shown = new ReadOnlyObjectWrapper<>();

    private final Messages messages;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final UserPrompts prompts;
    private final Consumer<Document> put;
    private @Nullable Import last;
    private final Latest work;
    private boolean prepared;

    /// The name of the picture that is being read.
    private String reading = "";

    /// A picture that was read.
    private record Import(String name, PhotoController photo, PhotoController.Pages pages) {}

    /// A decoded picture, which is shown while it is read.
    ///
    /// @param preview the picture, or null if it cannot be decoded
    private record Decoded(@Nullable Preview preview, Work<Outcome> reading) {}

    /// The outcome of reading a picture.
    private sealed interface Outcome {
        record Read(PhotoReader reader, Photo photo, PhotoController.Pages pages) implements Outcome {}

        record Refused(PictureFault why) implements Outcome {}
    }

    /// @param put puts a puzzle on the board
    PhotoImport(Messages messages, Tasks tasks, UserPrompts prompts, Consumer<Document> put) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        this.tasks = tasks;
        work = new Latest(tasks, PhotoController.QUEUE);
        this.prompts = prompts;
        this.put = put;
    }

    /// Prepares the reader in the background, once, while the user chooses or drags a picture.
    void prepare() {
        if (prepared) {
            return;
        }
        prepared = true;
        tasks.start(
                PREPARATION,
                (_, cancel) -> {
                    PhotoDocument sample = PhotoDocument.sample();
                    sample.read(0, cancel);
                    return sample.read(0, cancel);
                },
                _ -> {},
                Tasks.QUIET);
    }

    /// Reads a file.
    ///
    /// @param done called when the picture could be decoded
    void open(byte[] file, String name, Runnable done) {
        start(name, done, cancel -> {
            PhotoDocument document = new PhotoDocument(file, cancel);
            PictureFile.Page first = document.decode(0, cancel);
            Preview preview =
                    first instanceof PictureFile.Page.Decoded(Gray picture, var _) ? Preview.of(picture) : null;
            return new Decoded(preview, (progress, stopped) -> firstPage(document, first, progress, stopped));
        });
    }

    /// Reads a picture that is no file.
    void paste(Supplier<Gray> picture) {
        start(messages.get("photo.pasted-name"), () -> {}, _ -> {
            Gray gray = picture.get();
            Preview preview = Preview.of(gray);
            PhotoReader reader = PhotoReader.standard();
            return new Decoded(preview, (_, stopped) -> {
                Photo photo = new Photo(gray, preview, reader.read(gray, stopped), 0, 1);
                return new Outcome.Read(reader, photo, (_, _) -> photo);
            });
        });
    }

    /// Returns the first page with a grid, or the first page if none has one.
    private static Outcome firstPage(
            PhotoDocument document, PictureFile.Page decoded, DoubleConsumer progress, Cancel cancel) {
        PhotoController.Pages pages = (page, stopped) -> page(document, page, stopped);
        PhotoDocument.Page first = document.read(decoded, cancel);
        if (first.picture() == null
                && document.pages() == 1
                && first.result() instanceof PhotoResult.Refused(PictureFault why)) {
            return new Outcome.Refused(why);
        }
        Photo photo = photo(document, 0, first);
        for (int page = 1; page < document.pages() && photo.readings().isEmpty(); page++) {
            cancel.check();
            progress.accept((double) page / document.pages());
            Photo next = page(document, page, cancel);
            photo = next.readings().isEmpty() ? photo : next;
        }
        return new Outcome.Read(PhotoReader.standard(), photo, pages);
    }

    private static Photo page(PhotoDocument document, int page, Cancel cancel) {
        return photo(document, page, document.read(page, cancel));
    }

    private static Photo photo(PhotoDocument document, int number, PhotoDocument.Page page) {
        Gray picture = page.picture();
        Gray shown = picture == null ? new Gray(1, 1, new byte[] {-1}) : picture;
        return new Photo(shown, page.result(), number, document.pages());
    }

    private void start(String name, Runnable done, Function<Cancel, Decoded> decoding) {
        stop();
        tellReading(name);
        work.start(
                (_, cancel) -> decoding.apply(cancel),
                decoded -> {
                    shown.set(decoded.preview);
                    work.start(decoded.reading, outcome -> end(name, done, outcome), _ -> fail(name));
                },
                _ -> fail(name));
    }

    private void end(String name, Runnable done, Outcome outcome) {
        switch (outcome) {
            case Outcome.Refused(PictureFault why) ->
                prompts.warn(messages.get("file.not-opened", name, problems.of(why)));
            case Outcome.Read read -> {
                done.run();
                take(new Import(name, new PhotoController(tasks, read.reader, read.photo, read.pages), read.pages));
            }
        }
        shown.set(null);
    }

    private void fail(String name) {
        shown.set(null);
        prompts.warn(messages.get("file.not-opened", name, problems.of(new PictureFault.Damaged())));
    }

    private void tellReading(String name) {
        reading = name;
        prompts.tell(
                messages.get("photo.reading", name),
                new UserPrompts.Answer(messages.get("photo.stop"), this::stopReading));
    }

    /// Stops reading a picture, and says so.
    void stopReading() {
        stop();
        prompts.tell(messages.get("photo.stopped", reading));
    }

    private void stop() {
        work.cancel();
        shown.set(null);
    }

    private void take(Import read) {
        last = read;
        Photo photo = read.photo.photo.get();
        if (photo.result() instanceof PhotoResult.Read result
                && !photo.isOneOfSeveral()
                && result.first().isSure()
                && !checksAll.get()) {
            put.accept(Document.of(read.name, result.first().puzzle()));
            prompts.tell(
                    messages.get("photo.sure"), new UserPrompts.Answer(messages.get("photo.check"), () -> check(read)));
        } else {
            prompts.tell("");
            check(read);
        }
    }

    /// Tests whether the last import was a picture.
    boolean isLast() {
        return last != null;
    }

    /// Forgets the picture, because something else was imported.
    void forget() {
        last = null;
    }

    /// Shows the last picture beside what was read in it.
    void check() {
        if (last != null) {
            check(last);
        }
    }

    private void check(Import read) {
        prompts.check(
                read.photo,
                puzzle -> {
                    put.accept(Document.of(read.name, puzzle));
                    prompts.tell(messages.get("file.opened", read.name));
                },
                () -> collect(read));
    }

    /// Adds all puzzles of the picture, or of all pages, to the library. What the user has corrected is kept.
    private void collect(Import read) {
        Photo shown = read.photo.photo.get();
        List<PhotoDraft> drafts = read.photo.drafts();
        stop();
        tellReading(read.name);
        work.start(
                (progress, cancel) -> {
                    List<PhotoDraft> all = new ArrayList<>();
                    for (int page = 0; page < shown.pages(); page++) {
                        cancel.check();
                        progress.accept((double) page / shown.pages());
                        all.addAll(page == shown.page() ? drafts : drafts(read.pages.read(page, cancel)));
                    }
                    return all;
                },
                all -> {
                    prompts.tell("");
                    prompts.collect(read.name, named(all));
                },
                failed -> {
                    if (!(failed instanceof CancellationException)) {
                        prompts.warn(
                                messages.get("file.not-opened", read.name, problems.of(new PictureFault.Damaged())));
                    }
                });
    }

    private static List<PhotoDraft> drafts(Photo photo) {
        return photo.readings().stream().map(PhotoDraft::of).toList();
    }

    /// Returns the puzzles with numbers for names. A filled grid beside others is a printed solution and is left out.
    private List<Document> named(List<PhotoDraft> all) {
        List<PhotoDraft> unsolved =
                all.stream().filter(draft -> draft.puzzle().clues() < 81).toList();
        List<PhotoDraft> taken = unsolved.isEmpty() ? all : unsolved;
        List<Document> puzzles = new ArrayList<>();
        for (PhotoDraft draft : taken) {
            int number = puzzles.size() + 1;
            String name = draft.doubts().isEmpty()
                    ? messages.get("photo.numbered", number)
                    : messages.get(
                            "photo.numbered-doubtful", number, draft.doubts().size());
            puzzles.add(Document.of(name, draft.puzzle()));
        }
        return puzzles;
    }
}
