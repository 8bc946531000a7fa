package nonet.ui.export;

import java.awt.image.BufferedImage;
import javafx.embed.swing.SwingFXUtils;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.image.ImageView;
import javafx.stage.Window;
import nonet.picture.Paper;
import org.jspecify.annotations.Nullable;

/// Pages on a printer of the system.
final class PrinterPages implements Printing {

    private final PrinterJob job;

    private PrinterPages(PrinterJob job) {
        this.job = job;
    }

    /// Asks for a printer in the dialog of the system.
    ///
    /// @param wanted the paper that the dialog begins with
    /// @param none is called when there is no printer
    /// @return the printer, or null when none was chosen
    static @Nullable PrinterPages ask(Window owner, Paper wanted, Runnable none) {
        PrinterJob job = PrinterJob.createPrinterJob();
        if (job == null) {
            none.run();
            return null;
        }
        javafx.print.Paper paper = wanted == Paper.LETTER ? javafx.print.Paper.NA_LETTER : javafx.print.Paper.A4;
        Printer printer = job.getPrinter();
        job.getJobSettings()
                .setPageLayout(
                        printer.createPageLayout(paper, PageOrientation.PORTRAIT, Printer.MarginType.HARDWARE_MINIMUM));
        return job.showPrintDialog(owner) ? new PrinterPages(job) : null;
    }

    @Override
    public Paper paper() {
        return layout().getPaper().equals(javafx.print.Paper.NA_LETTER) ? Paper.LETTER : Paper.A4;
    }

    /// The page has margins of its own, so it is laid over the whole paper and not only where printing is sure.
    @Override
    public boolean print(BufferedImage image) {
        PageLayout layout = layout();
        ImageView page = new ImageView(SwingFXUtils.toFXImage(image, null));
        page.setPreserveRatio(true);
        page.setFitWidth(layout.getLeftMargin() + layout.getPrintableWidth() + layout.getRightMargin());
        page.setFitHeight(layout.getTopMargin() + layout.getPrintableHeight() + layout.getBottomMargin());
        page.setTranslateX(-layout.getLeftMargin());
        page.setTranslateY(-layout.getTopMargin());
        return job.printPage(layout, page);
    }

    @Override
    public void end(boolean wanted) {
        if (wanted) {
            job.endJob();
        } else {
            job.cancelJob();
        }
    }

    private PageLayout layout() {
        return job.getJobSettings().getPageLayout();
    }
}
