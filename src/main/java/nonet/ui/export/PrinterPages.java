package nonet.ui.export;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.stage.Window;
import nonet.picture.Paper;
import nonet.picture.drawing.Drawing;
import org.jspecify.annotations.Nullable;

/// Pages on a printer of the system.
final class PrinterPages implements PrintJob {

    /// The command with which Java passes pages to Linux printers. Java does not notice if it is missing.
    private static final Path COMMAND = Path.of("/usr/bin/lpr");

    private final PrinterJob job;

    private PrinterPages(PrinterJob job) {
        this.job = job;
    }

    /// Asks for a printer in the dialog of the system.
    ///
    /// @param wanted the initial paper of the dialog
    /// @param none called if there is no printer, or no connection to it
    /// @return the printer, or null if none was chosen
    static @Nullable PrinterPages ask(Window owner, Paper wanted, Runnable none) {
        PrinterJob job = PrinterJob.createPrinterJob();
        if (job == null || isCutOff(System.getProperty("os.name", ""), COMMAND)) {
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

    /// Tests whether printing is impossible on this system.
    static boolean isCutOff(String system, Path command) {
        return system.equals("Linux") && !Files.isExecutable(command);
    }

    @Override
    public Paper paper() {
        return layout().getPaper().equals(javafx.print.Paper.NA_LETTER) ? Paper.LETTER : Paper.A4;
    }

    /// The page has margins of its own, so it covers the whole paper, beyond the guaranteed printable area.
    @Override
    public boolean print(Drawing drawing) {
        PageLayout layout = layout();
        double width = layout.getLeftMargin() + layout.getPrintableWidth() + layout.getRightMargin();
        double height = layout.getTopMargin() + layout.getPrintableHeight() + layout.getBottomMargin();
        double scale = Math.min(width / drawing.width(), height / drawing.height());
        Node page = PageNode.of(drawing);
        page.getTransforms()
                .addAll(new Translate(-layout.getLeftMargin(), -layout.getTopMargin()), new Scale(scale, scale));
        return job.printPage(layout, page);
    }

    @Override
    public boolean end(boolean wanted) {
        if (wanted) {
            return job.endJob() && job.getJobStatus() == PrinterJob.JobStatus.DONE;
        }
        job.cancelJob();
        return false;
    }

    private PageLayout layout() {
        return job.getJobSettings().getPageLayout();
    }
}
