package nonet.ui.export;

import java.awt.image.BufferedImage;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.picture.drawing.Drawing;
import nonet.picture.write.PngWriter;
import nonet.service.export.Booklet;
import nonet.ui.export.ExportRequest.Target;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Shows a page of an export, drawn in the background. The page for a browser is a single page of any length.
public final class PagePreview {

    static final TaskQueue QUEUE = new TaskQueue("preview");

    /// Whether the page is being drawn.
    public final ReadOnlyBooleanProperty busy;

    /// The page that is shown, from 0.
    public final ReadOnlyIntegerWrapper page = new ReadOnlyIntegerWrapper();

    public final ReadOnlyIntegerWrapper pages = new ReadOnlyIntegerWrapper(1);

    /// The picture of the page, or null before there is one.
    public final ReadOnlyObjectWrapper<@Nullable BufferedImage> image = new ReadOnlyObjectWrapper<>();

    /// Whether the texts on the page are English because there is no font for the language.
    public final ReadOnlyBooleanWrapper foreign = new ReadOnlyBooleanWrapper();

    private final BookletFactory booklets;
    private final Supplier<ExportRequest> wanted;
    private double roomWidth = 400;
    private double roomHeight = 560;
    private final Latest drawing;

    private record Look(int pages, BufferedImage image, boolean foreign) {}

    /// @param wanted returns the request to show
    PagePreview(Tasks tasks, BookletFactory booklets, Supplier<ExportRequest> wanted) {
        drawing = new Latest(tasks, QUEUE);
        busy = drawing.busy;
        this.booklets = booklets;
        this.wanted = wanted;
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

    /// Turns pages.
    ///
    /// @param by the number of pages, negative for backward
    public void turn(int by) {
        page.set(Math.clamp(page.get() + by, 0, pages.get() - 1));
        show();
    }

    void showFirst() {
        page.set(0);
        show();
    }

    /// Shows the page after obsolete previews have ended.
    void show() {
        ExportRequest request = wanted.get();
        boolean bare = request.target().isPicture();
        double wide = roomWidth;
        double high = roomHeight;
        foreign.set(false);
        drawing.start(
                (part, cancel) -> {
                    try (Booklet booklet = booklets.open(request, cancel)) {
                        PngWriter painter = new PngWriter(booklet.lettering());
                        if (request.target() == Target.HTML) {
                            Drawing page = booklet.browserPage(cancel);
                            BufferedImage drawn = painter.draw(page, wide / page.width(), true);
                            return new Look(1, drawn, booklets.isForeign(request));
                        }
                        int count = booklet.count(bare);
                        Drawing sheet = booklet.draw(Math.min(request.page(), count - 1), bare, cancel);
                        double scale = Math.min(wide / sheet.width(), high / sheet.height());
                        boolean paper = !bare || request.pixels().ground();
                        BufferedImage drawn = painter.draw(sheet, scale, paper);
                        return new Look(count, drawn, booklets.isForeign(request));
                    }
                },
                look -> {
                    pages.set(look.pages);
                    page.set(Math.min(page.get(), look.pages - 1));
                    foreign.set(look.foreign);
                    image.set(look.image);
                });
    }
}
