package nonet.ui.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.DoubleConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.grid.CellSet;
import nonet.photo.GridReading;
import nonet.play.Document;
import nonet.service.input.PictureFiles;
import nonet.service.input.PicturePuzzles;
import nonet.service.input.ProblemWords;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Turns pictures into a collection of the library, and lists what is uncertain or could not be read.
public final class PictureImport {

    private static final TaskQueue QUEUE = new TaskQueue("pictures of the library");

    /// A sentence on each picture that could not be read, or only with doubts.
    public final ObservableList<String> remarks = FXCollections.observableArrayList();

    /// Whether pictures are being read.
    public final ReadOnlyBooleanProperty busy;

    private final Messages messages;
    private final ProblemWords problems;
    private final LibraryTasks libraryTasks;
    private final BiConsumer<String, List<Document>> add;
    private final Latest work;

    /// The content that was read.
    private record Content(List<Document> puzzles, List<String> remarks) {}

    /// @param add adds puzzles to the collection of a name
    PictureImport(Messages messages, Tasks tasks, LibraryTasks libraryTasks, BiConsumer<String, List<Document>> add) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        work = new Latest(tasks, QUEUE);
        busy = work.busy;
        work.progress.subscribe(done -> {
            if (done.doubleValue() >= 0) {
                libraryTasks.say(() -> messages.get("library.reading-part", done.doubleValue()));
            }
        });
        this.libraryTasks = libraryTasks;
        this.add = add;
    }

    /// Adds the puzzles of pictures to a collection with the name of their folder.
    ///
    /// @param files pictures, or folders of them
    public void add(List<Path> files) {
        stop();
        remarks.clear();
        libraryTasks.say(() -> messages.get("library.reading"));
        Messages texts = messages.copy();
        work.start(
                (progress, cancel) -> read(files, texts, progress, cancel),
                content -> {
                    remarks.setAll(content.remarks);
                    if (content.puzzles.isEmpty()) {
                        libraryTasks.say(() -> messages.get("library.no-pictures"));
                    } else {
                        add.accept(collection(files), content.puzzles);
                    }
                },
                _ -> libraryTasks.say(() -> messages.get("library.folder-unreadable")));
    }

    /// Stops reading; nothing is added.
    public void stop() {
        if (work.busy.get()) {
            work.cancel();
            libraryTasks.say(() -> messages.get("library.reading-stopped"));
        }
    }

    private static String collection(List<Path> files) {
        Path first = files.getFirst();
        Path folder = Files.isDirectory(first) ? first : first.toAbsolutePath().getParent();
        Path name = folder == null ? null : folder.getFileName();
        return String.valueOf(name == null ? first : name);
    }

    private Content read(List<Path> files, Messages texts, DoubleConsumer progress, Cancel cancel) throws IOException {
        PictureFiles sorted = PictureFiles.of(files);
        List<Document> puzzles = new ArrayList<>();
        List<String> said = new ArrayList<>();
        int done = 0;
        for (Path picture : sorted.pictures()) {
            cancel.check();
            PicturePuzzles read = PicturePuzzles.of(picture, problems, cancel);
            for (PicturePuzzles.Found found : read.found()) {
                puzzles.add(Document.of(found.place(), found.reading().puzzle()));
                if (!found.reading().isSure()) {
                    said.add(texts.get("library.picture", found.place(), doubts(texts, found.reading())));
                }
            }
            for (PicturePuzzles.Failure failure : read.failures()) {
                said.add(texts.get("library.picture", failure.place(), failure.sentence()));
            }
            done++;
            progress.accept((double) done / sorted.pictures().size());
        }
        for (Path other : sorted.others()) {
            said.add(texts.get(
                    "library.picture", String.valueOf(other.getFileName()), texts.get("library.not-picture")));
        }
        return new Content(puzzles, said);
    }

    private static String doubts(Messages texts, GridReading reading) {
        CellSet doubtful = reading.doubtful();
        if (!doubtful.isEmpty()) {
            return texts.get("library.picture-doubts", doubtful.size(), doubtful);
        }
        return texts.get(reading.solutions() == 0 ? "library.picture-no-solution" : "library.picture-solutions");
    }
}
