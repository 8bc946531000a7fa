package nonet.ui.export;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.files.AtomicFile;
import nonet.picture.Drawing;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.Pixels;
import nonet.picture.PngWriter;
import nonet.play.Document;
import nonet.service.Booklet;
import nonet.service.Exporter;
import nonet.service.Exporter.Kind;
import nonet.service.ProblemWords;
import nonet.service.Subject;
import nonet.settings.Exporting;
import nonet.solve.Cancel;
import nonet.ui.kit.Lane;
import nonet.ui.kit.Running;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// Exports or prints what is on the board, and shows each page before.
public final class ExportController {

    private static final Logger LOG = Logger.getLogger(ExportController.class.getName());
    /// How fine pages are printed.
    private static final double PIXELS_A_POINT = 300 / 72.0;

    private final Texts texts;
    private final Tasks tasks;
    private final Exporter exporter;
    private final Supplier<Exportable> source;
    private final Consumer<Exporting> keep;
    private final ProblemWords problems;
    private final ObjectProperty<Target> target;
    private final ObjectProperty<What> what;
    private final ObjectProperty<Integer> perPage;
    private final ObjectProperty<Paper> paper;
    private final BooleanProperty candidates;
    private final BooleanProperty solutions;
    private final BooleanProperty names;
    private final BooleanProperty levels;
    private final ObjectProperty<Integer> width;
    private final ObjectProperty<Integer> dpi;
    private final BooleanProperty transparent;
    /// The board is shown as it is until somebody says otherwise, whatever is chosen for puzzles.
    private final BooleanProperty boardMarks = kept(new SimpleBooleanProperty(true));
    private final ReadOnlyIntegerWrapper page = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper pages = new ReadOnlyIntegerWrapper(1);
    private final ReadOnlyObjectWrapper<@Nullable BufferedImage> preview = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final DoubleProperty progress = new SimpleDoubleProperty();
    private final ReadOnlyObjectWrapper<Exportable> exported;
    private double roomWidth = 400;
    private double roomHeight = 560;
    private @Nullable Running showing;
    private @Nullable Running writing;
    private @Nullable Way way;

    /// A walkthrough that was worked out, and of what.
    private record Way(Document of, Subject.Walkthrough walkthrough) {}

    /// What is to be made, as it was chosen.
    private record Order(Target target, What what, Exportable source, Layout layout, Pixels pixels, int page) {}

    /// What came of looking at a page.
    ///
    /// @param english whether the words are English for want of a font
    private record Look(
            int pages, BufferedImage image, @Nullable Way way, boolean english) {}

    /// @param source tells what there is to export
    /// @param last what was exported last, and how
    /// @param keep hears what is exported now, and how
    public ExportController(
            Texts texts,
            Tasks tasks,
            Exporter exporter,
            Supplier<Exportable> source,
            Exporting last,
            Consumer<Exporting> keep) {
        this.texts = texts;
        this.tasks = tasks;
        this.exporter = exporter;
        this.source = source;
        this.keep = keep;
        this.problems = new ProblemWords(texts.locale());
        Layout layout = last.layout();
        target = kept(new SimpleObjectProperty<>(named(Target.values(), last.target())));
        what = kept(new SimpleObjectProperty<>(named(What.values(), last.what())));
        perPage = kept(new SimpleObjectProperty<>(layout.perPage()));
        paper = kept(new SimpleObjectProperty<>(layout.paper()));
        candidates = kept(new SimpleBooleanProperty(layout.candidates()));
        solutions = kept(new SimpleBooleanProperty(layout.solutions()));
        names = kept(new SimpleBooleanProperty(layout.names()));
        levels = kept(new SimpleBooleanProperty(layout.levels()));
        width = kept(new SimpleObjectProperty<>(last.pixels().width()));
        dpi = kept(new SimpleObjectProperty<>(last.pixels().dpi()));
        transparent = kept(new SimpleBooleanProperty(!last.pixels().paper()));
        exported = new ReadOnlyObjectWrapper<>(source.get());
    }

    public ObjectProperty<Target> targetProperty() {
        return target;
    }

    public ObjectProperty<What> whatProperty() {
        return what;
    }

    /// How many boards on a page, one of [Layout#PER_PAGE].
    public ObjectProperty<Integer> perPageProperty() {
        return perPage;
    }

    public ObjectProperty<Paper> paperProperty() {
        return paper;
    }

    /// Whether puzzles show their candidates.
    public BooleanProperty candidatesProperty() {
        return candidates;
    }

    /// Whether a board shows its pencil marks.
    public BooleanProperty boardMarksProperty() {
        return boardMarks;
    }

    public BooleanProperty solutionsProperty() {
        return solutions;
    }

    public BooleanProperty namesProperty() {
        return names;
    }

    public BooleanProperty levelsProperty() {
        return levels;
    }

    /// The width of a PNG in pixels.
    public ObjectProperty<Integer> widthProperty() {
        return width;
    }

    /// The pixels an inch of a PNG.
    public ObjectProperty<Integer> dpiProperty() {
        return dpi;
    }

    public BooleanProperty transparentProperty() {
        return transparent;
    }

    /// The page that is shown, from 0.
    public ReadOnlyIntegerProperty pageProperty() {
        return page.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty pagesProperty() {
        return pages.getReadOnlyProperty();
    }

    /// The picture of the page, or null before there is one.
    public ReadOnlyObjectProperty<@Nullable BufferedImage> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /// What there is to export.
    public ReadOnlyObjectProperty<Exportable> exportedProperty() {
        return exported.getReadOnlyProperty();
    }

    /// What is going on or what came of it; empty for nothing.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Whether something is being written or printed.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// How far that is, 0 to 1.
    public DoubleProperty progressProperty() {
        return progress;
    }

    /// Takes the board as it is now, and shows its page.
    public void refresh() {
        exported.set(source.get());
        sentence.set("");
        page.set(0);
        show();
    }

    /// Shows the page as large as there is room for, pixel by pixel, so that no line is lost.
    ///
    /// @param width in pixels of the screen
    /// @param height in pixels of the screen
    public void fit(double width, double height) {
        if (width >= 1 && height >= 1 && (width != roomWidth || height != roomHeight)) {
            roomWidth = width;
            roomHeight = height;
            show();
        }
    }

    /// Shows another page.
    ///
    /// @param by how many pages further
    public void turn(int by) {
        page.set(Math.clamp(page.get() + by, 0, pages.get() - 1));
        show();
    }

    /// Returns a name for the file, without a folder.
    public String suggestedName(String stem) {
        Kind kind = target.get().kind();
        return kind == null ? stem : stem + "." + kind.extension();
    }

    /// Writes a file. A picture shows the page that is shown here.
    public void export(Path file) {
        Order order = order();
        Kind kind = order.target.kind();
        if (running.get() || kind == null) {
            return;
        }
        String name = String.valueOf(file.getFileName());
        begin(texts.get("export.writing", name));
        Running started = tasks.start(
                Lane.EXPORT,
                (part, cancel) -> {
                    try (Booklet booklet = open(order, cancel)) {
                        AtomicFile.write(
                                file,
                                out -> exporter.write(booklet, kind, order.pixels, order.page, out, part::at, cancel));
                    } catch (CancellationException unwanted) {
                        LOG.log(Level.FINE, "Cancelled", unwanted);
                    }
                    return name;
                },
                done -> end(texts.get("export.written", done)),
                failed -> {
                    LOG.log(Level.WARNING, "Cannot write " + file, failed.cause());
                    end(texts.get("export.not-written", name, problems.ofWriting(failed.cause())));
                });
        follow(started);
    }

    /// Prints all pages.
    public void print(Printing printer) {
        if (running.get()) {
            return;
        }
        begin(texts.get("export.printing", 1));
        Order chosen = order();
        Layout l = chosen.layout;
        Layout layout = new Layout(printer.paper(), l.perPage(), l.candidates(), l.solutions(), l.names(), l.levels());
        print(printer, new Order(Target.PRINTER, chosen.what, chosen.source, layout, chosen.pixels, 0));
    }

    /// Prints one page after the other, so that there is only one in memory.
    private void print(Printing printer, Order order) {
        writing = tasks.start(
                Lane.EXPORT,
                (part, cancel) -> {
                    try (Booklet booklet = open(order, cancel)) {
                        Drawing drawing = booklet.draw(order.page, false, cancel);
                        BufferedImage image = new PngWriter(booklet.lettering()).draw(drawing, PIXELS_A_POINT, true);
                        return new Look(booklet.count(false), image, null, false);
                    }
                },
                look -> {
                    boolean printed = running.get() && printer.print(look.image);
                    int next = order.page + 1;
                    if (!printed) {
                        printer.end(false);
                        end(texts.get("export.not-printed"));
                    } else if (next == look.pages) {
                        printer.end(true);
                        end(texts.get("export.printed", next));
                    } else {
                        progress.set((double) next / look.pages);
                        sentence.set(texts.get("export.printing", next + 1));
                        print(
                                printer,
                                new Order(order.target, order.what, order.source, order.layout, order.pixels, next));
                    }
                },
                failed -> {
                    LOG.log(Level.WARNING, "Cannot print", failed.cause());
                    printer.end(false);
                    end(texts.get("export.not-printed"));
                });
    }

    /// Stops; no file is left, and what is not printed yet stays unprinted.
    public void cancel() {
        Running work = writing;
        if (work != null && running.get()) {
            work.cancel();
            end(texts.get("export.cancelled"));
        }
    }

    /// Says that there is nothing to print on.
    public void noPrinter() {
        sentence.set(texts.get("export.no-printer"));
    }

    private void follow(Running started) {
        writing = started;
        if (running.get()) {
            progress.bind(started.progressProperty());
        }
    }

    private void begin(String words) {
        running.set(true);
        progress.unbind();
        progress.set(0);
        sentence.set(words);
    }

    private void end(String words) {
        writing = null;
        running.set(false);
        progress.unbind();
        progress.set(0);
        sentence.set(words);
    }

    private Order order() {
        Layout layout = new Layout(
                paper.get(),
                what.get() == What.BOARD ? 1 : perPage.get(),
                what.get() == What.BOARD ? boardMarks.get() : candidates.get(),
                solutions.get(),
                names.get(),
                levels.get());
        Pixels pixels = new Pixels(width.get(), dpi.get(), !transparent.get());
        return new Order(target.get(), what.get(), exported.get(), layout, pixels, page.get());
    }

    /// Shows the page, when all works of before that nobody waits for any more are out of the way.
    private void show() {
        Order order = order();
        if (showing != null) {
            showing.cancel();
        }
        boolean bare = order.target.isPicture();
        double wide = roomWidth;
        double high = roomHeight;
        showing = tasks.start(
                Lane.PREVIEW,
                (part, cancel) -> {
                    Subject subject = subject(order, cancel);
                    try (Booklet booklet = exporter.open(subject, order.layout, spoken(order))) {
                        int count = booklet.count(bare);
                        Drawing drawing = booklet.draw(Math.min(order.page, count - 1), bare, cancel);
                        double scale = Math.min(wide / drawing.width(), high / drawing.height());
                        BufferedImage image =
                                new PngWriter(booklet.lettering()).draw(drawing, scale, !bare || order.pixels.paper());
                        Way found = subject instanceof Subject.Walkthrough walkthrough
                                ? new Way(order.source.document(), walkthrough)
                                : null;
                        return new Look(
                                count,
                                image,
                                found,
                                !spoken(order)
                                        .getLanguage()
                                        .equals(texts.locale().getLanguage()));
                    }
                },
                look -> {
                    way = look.way == null ? way : look.way;
                    pages.set(look.pages);
                    page.set(Math.min(page.get(), look.pages - 1));
                    preview.set(look.image);
                    if (look.english && !running.get()) {
                        sentence.set(texts.get("export.english"));
                    }
                },
                failed -> LOG.log(Level.WARNING, "Cannot show the page", failed.cause()));
    }

    private Booklet open(Order order, Cancel cancel) {
        return exporter.open(subject(order, cancel), order.layout, spoken(order));
    }

    private Subject subject(Order order, Cancel cancel) {
        Exportable from = order.source;
        return switch (order.what) {
            case BOARD ->
                new Subject.Board(
                        from.document().name(), from.shown().with(order.layout.candidates()), from.sentences());
            case PUZZLES -> {
                boolean several = from.puzzles().size() > 1;
                yield new Subject.Puzzles(several ? from.source() : "", from.puzzles());
            }
            case WALKTHROUGH -> {
                Way known = way;
                yield known != null && known.of.equals(from.document())
                        ? known.walkthrough
                        : exporter.walkthrough(from.document(), spoken(order), cancel);
            }
        };
    }

    /// Only pages have to have their letters with them.
    private Locale spoken(Order order) {
        return order.what == What.BOARD ? texts.locale() : Exporter.spoken(texts.locale());
    }

    private <P extends Property<?>> P kept(P property) {
        property.addListener((changed, before, now) -> {
            sentence.set("");
            Layout layout = new Layout(
                    paper.get(), perPage.get(), candidates.get(), solutions.get(), names.get(), levels.get());
            Pixels pixels = new Pixels(width.get(), dpi.get(), !transparent.get());
            keep.accept(new Exporting(target.get().name(), what.get().name(), layout, pixels));
            show();
        });
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
