package nonet.ui.shell.file;

import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.format.Fault;
import nonet.photo.PhotoReader;
import nonet.photo.PhotoResult;
import nonet.photo.image.Gray;
import nonet.photo.load.PictureFile;
import nonet.play.Document;
import nonet.service.input.ProblemWords;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import nonet.ui.photo.PhotoController;
import org.jspecify.annotations.Nullable;

/// Reads puzzles in pictures. A sure reading goes to the board at once; any other is checked by the user first.
final class PhotoImport {

    private static final Logger LOG = Logger.getLogger(PhotoImport.class.getName());

    private final Messages messages;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final UserPrompts prompts;
    private final Consumer<Document> put;
    private @Nullable PhotoController last;
    private String lastName = "";

    /// The outcome of reading a picture.
    private sealed interface Outcome {
        record Read(PhotoReader reader, PhotoController.Photo photo) implements Outcome {}

        record Refused(Fault.Picture why) implements Outcome {}
    }

    /// @param put puts a puzzle on the board
    PhotoImport(Messages messages, Tasks tasks, UserPrompts prompts, Consumer<Document> put) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        this.tasks = tasks;
        this.prompts = prompts;
        this.put = put;
    }

    /// Reads a file.
    ///
    /// @param done called when the picture could be decoded
    void open(byte[] file, String name, Runnable done) {
        start(name, done, (_, cancel) -> switch (new PictureFile(file).page(0)) {
            case PictureFile.Page.Decoded(Gray picture) -> read(picture, cancel);
            case PictureFile.Page.Refused(Fault.Picture why) -> new Outcome.Refused(why);
        });
    }

    /// Reads a picture that is no file.
    void paste(Supplier<Gray> picture) {
        start(messages.get("photo.pasted-name"), () -> {}, (_, cancel) -> read(picture.get(), cancel));
    }

    private static Outcome read(Gray picture, Cancel cancel) {
        PhotoReader reader = PhotoReader.standard();
        return new Outcome.Read(reader, new PhotoController.Photo(picture, reader.read(picture, cancel)));
    }

    private void start(String name, Runnable done, Work<Outcome> work) {
        tasks.start(
                TaskQueue.FILES,
                work,
                outcome -> {
                    switch (outcome) {
                        case Outcome.Refused(Fault.Picture why) ->
                            prompts.warn(messages.get("file.not-opened", name, problems.of(why)));
                        case Outcome.Read(PhotoReader reader, PhotoController.Photo photo) -> {
                            done.run();
                            take(name, new PhotoController(tasks, reader, photo));
                        }
                    }
                },
                failed -> {
                    LOG.log(Level.WARNING, "Cannot read a picture", failed.cause());
                    prompts.warn(messages.get("file.not-opened", name, problems.of(new Fault.Picture.Damaged())));
                });
    }

    private void take(String name, PhotoController photo) {
        last = photo;
        lastName = name;
        PhotoController.Photo read = photo.photoProperty().get();
        if (read.result() instanceof PhotoResult.Read result
                && result.readings().size() == 1
                && result.first().isSure()) {
            put.accept(Document.of(name, result.first().puzzle()));
            prompts.tell(messages.get("photo.sure"));
        } else {
            check();
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
        PhotoController photo = last;
        String name = lastName;
        if (photo != null) {
            prompts.check(photo, puzzle -> {
                put.accept(Document.of(name, puzzle));
                prompts.tell(messages.get("file.opened", name));
            });
        }
    }
}
