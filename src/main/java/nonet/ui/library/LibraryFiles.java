package nonet.ui.library;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.files.AtomicFile;
import nonet.library.LibraryEntry;
import nonet.library.LibraryExport;
import nonet.service.export.Exporter;
import nonet.service.input.ProblemWords;
import nonet.settings.Profiles;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.ProfileWords;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Writes puzzles of the library to files, and as text for the clipboard.
public final class LibraryFiles {

    /// Files of puzzles are read into the library, and written, which may take long.
    static final TaskQueue QUEUE = new TaskQueue("library files");

    /// The largest number of puzzles that are written to a file each.
    private static final int MOST_FILES = 1_000;

    private final Messages messages;
    private final ProblemWords problems;
    private final Latest writing;
    private final LibraryTasks libraryTasks;
    private final Supplier<Profiles> profiles;
    private final Codecs codecs = Codecs.standard();

    /// @param profiles returns the profiles; the current one rates the puzzles
    LibraryFiles(Messages messages, Tasks tasks, LibraryTasks libraryTasks, Supplier<Profiles> profiles) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        writing = new Latest(tasks, QUEUE);
        writing.progress.subscribe(part -> {
            if (part.doubleValue() > 0) {
                libraryTasks.say(() -> messages.get("library.saving", part.doubleValue()));
            }
        });
        this.libraryTasks = libraryTasks;
        this.profiles = profiles;
    }

    /// A form of a file.
    private sealed interface Form {

        /// A line for each puzzle, with its name.
        record Lines() implements Form {}

        /// A table with names and ratings.
        record Table() implements Form {}

        /// A format for puzzles.
        record Format(Codec codec) implements Form {}
    }

    /// Returns the lines of puzzles for the clipboard, with their names.
    static String lines(List<LibraryEntry> entries) {
        return entries.stream().map(LibraryExport::line).collect(Collectors.joining("\n"));
    }

    /// Asks for a file, and writes puzzles to it. A format that holds one puzzle takes several in numbered files.
    ///
    /// @param name the suggested name, without an extension
    public void save(FilePicker picker, String name, List<LibraryEntry> entries) {
        List<Form> forms = new ArrayList<>(List.of(new Form.Lines(), new Form.Table()));
        codecs.all().stream()
                .filter(codec -> codec.writes()
                        && !codec.extensions().isEmpty()
                        && (codec.holdsSeveral() || entries.size() <= MOST_FILES))
                .map(Form.Format::new)
                .forEach(forms::add);
        List<FilePicker.Kind> kinds = forms.stream().map(this::kind).toList();
        String suggested = name.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ").strip();
        picker.toSaveAs(
                messages.get("library.save"),
                suggested.isEmpty() ? messages.get("library.title") : suggested,
                kinds,
                (file, kind) -> write(file, forms.get(kinds.indexOf(kind)), entries));
    }

    private FilePicker.Kind kind(Form form) {
        return switch (form) {
            case Form.Lines() -> new FilePicker.Kind(messages.get("library.kind-lines"), "txt");
            case Form.Table() -> new FilePicker.Kind(messages.get("library.kind-table"), "csv");
            case Form.Format(Codec codec) ->
                new FilePicker.Kind(problems.nameOf(codec), codec.extensions().getFirst());
        };
    }

    private void write(Path file, Form form, List<LibraryEntry> entries) {
        String name = String.valueOf(file.getFileName());
        libraryTasks.say(() -> messages.get("library.saving", 0.0));
        Profiles by = profiles.get();
        Messages texts = messages.copy();
        LibraryExport all = new LibraryExport(entries, entry -> comment(texts, by, entry));
        writing.start(
                (progress, cancel) -> writeAll(file, form, all, by.title(), done -> {
                    cancel.check();
                    progress.accept((double) done / entries.size());
                }),
                written -> libraryTasks.say(() -> written == 1
                        ? messages.get("library.saved", entries.size(), name)
                        : messages.get("library.saved-files", entries.size(), name)),
                failed -> libraryTasks.say(() -> messages.get(
                        "library.not-saved",
                        name,
                        failed instanceof FileAlreadyExistsException there
                                ? messages.get("library.file-exists", there.getMessage())
                                : problems.ofWriting(failed))));
    }

    /// @return the number of files written
    private int writeAll(Path file, Form form, LibraryExport export, String profile, IntConsumer watch)
            throws IOException {
        List<LibraryEntry> entries = export.entries();
        boolean single = form instanceof Form.Format(Codec codec) && !codec.holdsSeveral();
        if (!single || entries.size() == 1) {
            AtomicFile.write(file, out -> write(form, export, profile, out, watch));
            return 1;
        }
        List<Path> all = Exporter.files(file, entries.size());
        for (Path each : all) {
            if (Files.exists(each)) {
                throw new FileAlreadyExistsException(String.valueOf(each.getFileName()));
            }
        }
        for (int i = 0; i < all.size(); i++) {
            watch.accept(i);
            LibraryExport one = new LibraryExport(List.of(entries.get(i)), export.comment());
            AtomicFile.write(all.get(i), out -> write(form, one, profile, out, _ -> {}));
        }
        return all.size();
    }

    private void write(Form form, LibraryExport export, String profile, OutputStream out, IntConsumer watch)
            throws IOException {
        switch (form) {
            case Form.Lines() -> export.lines(out, watch);
            case Form.Table() -> export.table(profile, out, watch);
            case Form.Format(Codec codec) -> export.write(codecs, codec, out, watch);
        }
    }

    /// Returns the rating of a puzzle as a comment; empty if it has none.
    private static String comment(Messages texts, Profiles profiles, LibraryEntry entry) {
        if (entry.score() == 0) {
            return "";
        }
        LibraryWords words = new LibraryWords(texts);
        String level = words.of(entry.grade());
        String explained = words.of(entry.explained());
        String profile = new ProfileWords(texts).of(profiles);
        return texts.get("library.rating", level, entry.score(), profile, explained);
    }
}
