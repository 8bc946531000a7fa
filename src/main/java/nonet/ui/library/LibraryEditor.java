package nonet.ui.library;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.grid.Puzzle;
import nonet.library.LibraryCsv;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.play.Document;
import nonet.service.input.Opened;
import nonet.service.input.Opener;
import nonet.service.input.ProblemWords;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Adds puzzles and collections to the library, and changes their names, tags and states. Operations apply to the selection.
public final class LibraryEditor {

    private final Messages messages;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final LibraryTasks libraryTasks;
    private final LibraryController library;

    LibraryEditor(Messages messages, Tasks tasks, LibraryTasks libraryTasks, LibraryController library) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        this.tasks = tasks;
        this.libraryTasks = libraryTasks;
        this.library = library;
    }

    /// Adds the puzzle of a document to the selected collection if it is the user's own.
    public void add(Document document) {
        put(List.of(document), "", messages.get("library.own"), () -> "");
    }

    /// Adds all puzzles of a file to the selected collection if it is the user's own, otherwise to a collection with the
    /// file's name.
    public void add(Path source) {
        String name = String.valueOf(source.getFileName());
        libraryTasks.say(() -> messages.get("library.reading-file", name));
        tasks.start(
                LibraryFiles.QUEUE,
                (progress, cancel) -> new Opener(Codecs::standard).puzzles(source, cancel),
                opened -> {
                    switch (opened) {
                        case Opened.Failed(Fault why) -> refuse(name, () -> problems.of(why));
                        case Opened.Puzzles(Source text, PuzzleReading.Puzzles read, var _) ->
                            put(
                                    documents(read.puzzles()),
                                    text.text(),
                                    name,
                                    () -> read.faults().isEmpty() ? "" : problems.of(read.faults()));
                    }
                },
                libraryTasks::failed);
    }

    /// Adds puzzles to the user's own collection of a name, which is created if there is none.
    public void add(String collection, List<Document> puzzles) {
        put(puzzles, "", stored -> stored.makeCollection(collection), collection, collection, () -> "");
    }

    /// Creates a collection, or selects the existing collection of that name.
    public void makeCollection(String name) {
        String wanted = name.strip();
        if (!wanted.isEmpty()) {
            libraryTasks.change(stored -> stored.makeCollection(wanted), () -> {
                library.collections.select(wanted);
                library.reload();
            });
        }
    }

    /// Renames the collection, if it is the user's own.
    public void renameCollection(String name) {
        PuzzleCollection renamed = library.collections.selected.get();
        String wanted = name.strip();
        if (!renamed.isPack() && !wanted.isEmpty() && !wanted.equals(renamed.name())) {
            libraryTasks.ask(
                    stored -> stored.renameCollection(renamed.id(), wanted),
                    done -> libraryTasks.say(() -> done ? "" : messages.get("library.name-taken", wanted)));
            library.reload();
        }
    }

    /// Renames the selected puzzle, if it is the user's own.
    public void rename(String name) {
        LibraryEntry chosen = one();
        if (chosen != null
                && !library.collections.isOfPack(chosen)
                && !name.strip().equals(chosen.name())) {
            libraryTasks.change(stored -> stored.rename(chosen.id(), name.strip()), library::reload);
        }
    }

    /// Sets the tags of the selected puzzle from a comma-separated list.
    public void tag(String list) {
        LibraryEntry chosen = one();
        List<String> wanted = Stream.of(list.split("[,\uFF0C\u3001\n]"))
                .map(String::strip)
                .filter(tag -> !tag.isEmpty())
                .sorted()
                .distinct()
                .toList();
        if (chosen != null && !wanted.equals(chosen.tags())) {
            libraryTasks.change(stored -> stored.tag(chosen.id(), wanted), library::reload);
        }
    }

    /// Marks the selected puzzles as solved or unsolved.
    public void mark(boolean solved) {
        List<LibraryEntry> marked = library.chosen.get();
        libraryTasks.change(
                stored -> {
                    for (LibraryEntry each : marked) {
                        stored.mark(each.puzzle(), solved);
                    }
                },
                library::reload);
    }

    /// Records that the user has solved a puzzle.
    public void solved(Puzzle puzzle) {
        if (!puzzle.isRestricted()) {
            libraryTasks.change(stored -> stored.mark(puzzle, true), library::reload);
        }
    }

    private @Nullable LibraryEntry one() {
        List<LibraryEntry> chosen = library.chosen.get();
        return chosen.size() == 1 ? chosen.getFirst() : null;
    }

    /// Adds the puzzles to the selected collection if it is the user's own, otherwise to the collection of a name.
    private void put(List<Document> read, String table, String name, Supplier<String> leftOut) {
        PuzzleCollection own = library.collections.selected.get();
        if (own.isPack()) {
            put(read, table, stored -> stored.makeCollection(name), name, name, leftOut);
        } else {
            put(read, table, stored -> own.id(), own.name(), name, leftOut);
        }
    }

    /// Adds the puzzles. The library holds givens only, so a puzzle with candidates of its own is refused.
    ///
    /// @param table the text that they were read from, which may be a table of the library
    /// @param collection returns the id of the collection
    /// @param called the name of the collection
    /// @param name the name of what was read
    /// @param leftOut the places of the file that are not puzzles; empty if there are none
    private void put(
            List<Document> read,
            String table,
            LibraryTasks.Query<Long> collection,
            String called,
            String name,
            Supplier<String> leftOut) {
        List<Document> puzzles =
                read.stream().filter(each -> !each.puzzle().isRestricted()).toList();
        int restricted = read.size() - puzzles.size();
        if (restricted > 0) {
            refuse(name, () -> messages.get("library.restricted", restricted));
        }
        if (puzzles.isEmpty()) {
            return;
        }
        libraryTasks.change(
                puzzles.size(),
                done -> messages.get("library.adding", done),
                (stored, watch) -> {
                    long into = collection.ask(stored);
                    int added = stored.add(into, puzzles, watch);
                    List<LibraryCsv.Row> rows = LibraryCsv.read(table);
                    if (!rows.isEmpty()) {
                        stored.describe(into, rows);
                    }
                    return added;
                },
                added -> {
                    libraryTasks.say(() -> {
                        String said = messages.get("library.added", added, puzzles.size() - added);
                        String without = restricted > 0 ? messages.get("library.restricted", restricted) : "";
                        for (String more : List.of(without, leftOut.get())) {
                            said = more.isEmpty() ? said : messages.get("library.and", said, more);
                        }
                        return said;
                    });
                    library.reload();
                    library.collections.select(called);
                });
    }

    private static List<Document> documents(List<ReadPuzzle> read) {
        return read.stream().map(ReadPuzzle::document).toList();
    }

    private void refuse(String name, Supplier<String> why) {
        libraryTasks.say(() -> messages.get("library.refused", name, why.get()));
    }
}
