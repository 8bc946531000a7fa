package nonet.ui.export;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.picture.drawing.Drawing;
import nonet.service.export.Booklet;
import nonet.service.export.Exporter;
import nonet.service.export.Exporter.Kind;
import nonet.service.input.ProblemWords;
import nonet.settings.ExportSettings;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.window.DesktopActions;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// Exports or prints the board, with a preview of each page.
public final class ExportController {

    static final TaskQueue QUEUE = new TaskQueue("export");

    /// Whether something is being written or printed, its progress, and the sentence on it or on the result.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    /// The content available for export.
    public final ReadOnlyObjectWrapper<ExportRequest.Source> exported;

    private final Messages messages;
    private final Supplier<ExportRequest.Source> source;
    private final ProblemWords problems;
    private final BookletFactory booklets;
    private final PaneTask work;
    public final ExportChoices choices;

    /// The preview of the page.
    public final PagePreview preview;

    /// The files of the last export.
    public final ExportedFiles files;
    private final ReadOnlyObjectWrapper<@Nullable Replacement> replacement = new ReadOnlyObjectWrapper<>();

    /// Whether existing files would be replaced, so that [#replace] or [#keep] must be called.
    public final BooleanBinding asking = Bindings.isNotNull(replacement);

    /// The job whose pages are being printed; null if there is none.
    private @Nullable PrintJob printing;

    /// Files that would be replaced without the consent of the user.
    ///
    /// @param file the name chosen for all of them
    private record Replacement(ExportRequest request, Path file) {}

    /// @param source returns the current content for exports
    /// @param last the last export
    /// @param keep accepts the current choices
    /// @param desktop opens the files that were written
    public ExportController(
            PaneServices services,
            DesktopFiles desktop,
            Exporter exporter,
            Supplier<ExportRequest.Source> source,
            ExportSettings last,
            Consumer<ExportSettings> keep) {
        messages = services.messages();
        Tasks tasks = services.tasks();
        work = new PaneTask(messages, tasks, QUEUE, () -> "");
        state = work.state;
        this.source = source;
        this.problems = new ProblemWords(messages::locale);
        this.booklets = new BookletFactory(exporter, messages::locale);
        this.exported = new ReadOnlyObjectWrapper<>(source.get());
        this.choices = new ExportChoices(last, keep, this::chosen);
        this.preview = new PagePreview(tasks, booklets, this::request);
        this.files = new ExportedFiles(new DesktopActions(messages, tasks, desktop, words -> work.say(() -> words)));
        preview.foreign.addListener((change, before, now) -> {
            if (now && !work.isUnderWay()) {
                work.say(() -> messages.get("export.english"));
            }
        });
        ClosedWindow.report(messages, work, services.place().visible(), services.board()::say);
    }

    /// Reads the current board, and shows its page.
    public void refresh() {
        exported.set(source.get());
        startOver();
        preview.showFirst();
    }

    /// Returns a name for the file, without a folder.
    public String suggestedName(String stem) {
        Kind kind = choices.target.get().kind();
        String name = fileName(stem);
        return kind == null ? name : name + "." + kind.extension();
    }

    /// Returns a name without an extension, and without characters that file systems refuse.
    static String fileName(String name) {
        return name.replaceFirst("\\.[A-Za-z]\\w{0,5}$", "").replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ");
    }

    /// Writes a file, or one file for each of several pictures, with a number in its name. If such a file exists,
    /// nothing is written before the user has agreed.
    public void export(Path file) {
        if (!work.isUnderWay() && request().target().kind() != null) {
            export(request(), file, false);
        }
    }

    /// Replaces the existing files.
    public void replace() {
        Replacement asked = replacement.get();
        if (asked != null) {
            export(asked.request, asked.file, true);
        }
    }

    /// Keeps the existing files.
    public void keep() {
        replacement.set(null);
        work.say(() -> messages.get("export.cancelled"));
    }

    private void export(ExportRequest request, Path file, boolean replaces) {
        Kind kind = Objects.requireNonNull(request.target().kind());
        String name = String.valueOf(file.getFileName());
        forget();
        work.start(
                () -> messages.get("export.writing", name),
                (part, cancel) -> new FileExport(booklets, request, kind, file).write(replaces, part, cancel),
                outcome -> {
                    if (outcome.done()) {
                        files.set(outcome.files());
                        return () -> written(outcome.files());
                    }
                    replacement.set(new Replacement(request, file));
                    return () -> messages.get(
                            "export.exist",
                            outcome.files().getFirst().getFileName(),
                            outcome.files().size(),
                            outcome.files().size() - 1);
                },
                cause -> () -> messages.get("export.not-written", name, problems.ofWriting(cause)));
    }

    private String written(List<Path> written) {
        Path first = written.getFirst().getFileName();
        return written.size() == 1
                ? messages.get("export.written", first)
                : messages.get(
                        "export.written-all",
                        written.size(),
                        first,
                        written.getLast().getFileName());
    }

    /// Prints all pages.
    public void print(PrintJob printer) {
        if (!work.isUnderWay()) {
            forget();
            printing = printer;
            ExportRequest first = request().on(printer);
            work.start(
                    () -> messages.get("export.printing", 1),
                    page(first),
                    sheet -> printed(printer, first, sheet),
                    _ -> notPrinted(printer));
        }
    }

    private Work<Printed> page(ExportRequest request) {
        return (_, cancel) -> {
            try (Booklet booklet = booklets.open(request, cancel)) {
                Drawing drawing = booklet.draw(request.page(), false, cancel);
                return new Printed(booklet.count(false), drawing);
            }
        };
    }

    /// Prints page by page, so that only one is in memory.
    private @Nullable Supplier<String> printed(PrintJob printer, ExportRequest request, Printed sheet) {
        int next = request.page() + 1;
        if (!printer.print(sheet.page)) {
            return notPrinted(printer);
        }
        if (next == sheet.pages) {
            printing = null;
            String printedOrNot = printer.end(true) ? "export.printed" : "export.not-printed";
            return () -> messages.get(printedOrNot, next);
        }
        ExportRequest following = request.at(next);
        work.progress((double) next / sheet.pages);
        work.say(() -> messages.get("export.printing", next + 1));
        work.part(page(following), further -> printed(printer, following, further), _ -> notPrinted(printer));
        return null;
    }

    private Supplier<String> notPrinted(PrintJob printer) {
        printing = null;
        printer.end(false);
        return () -> messages.get("export.not-printed");
    }

    /// Stops. No incomplete file is left, but of several pictures those already written; no further page is printed.
    public void cancel() {
        if (printing != null) {
            notPrinted(printing);
        }
        work.cancel(() -> messages.get("export.cancelled"));
    }

    /// Reports that there is no printer.
    public void noPrinter() {
        work.say(() -> messages.get("export.no-printer"));
    }

    /// A page on its way to the printer, and the number of pages.
    private record Printed(int pages, Drawing page) {}

    /// Forgets the question and the files of the export before.
    private void forget() {
        replacement.set(null);
        files.set(List.of());
    }

    private ExportRequest request() {
        return choices.request(exported.get(), preview.page.get());
    }

    private void chosen() {
        startOver();
        preview.show();
    }

    /// Forgets the export before, unless it is still running.
    private void startOver() {
        if (!work.isUnderWay()) {
            forget();
            work.say(this::note);
        }
    }

    /// Returns a remark on the choices: that candidates are shown in any case if they belong to a puzzle.
    private String note() {
        ExportRequest request = request();
        boolean restricted = switch (request.content()) {
            case BOARD -> request.source().document().puzzle().isRestricted();
            case PUZZLES ->
                request.source().puzzles().stream()
                        .anyMatch(document -> document.puzzle().isRestricted());
            case SOLUTION, WALKTHROUGH -> false;
        };
        return restricted && !request.layout().candidates() ? messages.get("export.candidates-shown") : "";
    }
}
