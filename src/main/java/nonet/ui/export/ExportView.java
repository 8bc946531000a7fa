package nonet.ui.export;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import java.nio.file.Path;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.collections.FXCollections;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.service.export.Exporter;
import nonet.service.export.Exporter.Kind;
import nonet.ui.export.ExportRequest.Target;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;

/// The choices for an export on the left, the page on the right.
public final class ExportView extends BorderPane {

    private static final List<Integer> WIDTHS = List.of(300, 600, 900, 1200, 1800, 2400, 3600);
    private static final List<Integer> DPIS = List.of(72, 96, 150, 300, 600);

    /// The margin of the desk around the page.
    private static final double BACKDROP = 48;

    private static final Duration BLINK = Duration.millis(300);

    private final Messages messages;
    private final Controls controls;
    private final ExportController controller;
    private final ExportChoices chosen;
    private final PagePreview pages;
    private final FilePicker files;

    public ExportView(PaneServices services, ExportController controller) {
        messages = services.messages();
        controls = services.controls();
        this.controller = controller;
        this.chosen = controller.choices;
        this.pages = controller.preview;
        files = services.files();
        getStyleClass().add("export-view");
        setLeft(choices());
        setCenter(preview());
        setBottom(new ExportBar(controls, controller, this::save, this::print));
    }

    private Node choices() {
        BooleanBinding board = chosen.what.isEqualTo(ExportRequest.Content.BOARD);
        BooleanBinding single = board.or(chosen.what.isEqualTo(ExportRequest.Content.SOLUTION));
        BooleanBinding puzzles = chosen.what.isEqualTo(ExportRequest.Content.PUZZLES);
        BooleanBinding png = chosen.target.isEqualTo(Target.PNG);
        BooleanBinding picture = png.or(chosen.target.isEqualTo(Target.SVG));
        BooleanBinding browser = chosen.target.isEqualTo(Target.HTML);
        BooleanBinding guessed = board.and(
                in(controller.exported, exported -> !exported.shown().guessed().isEmpty()));
        return column(
                "export-choices",
                labeled("export.what", what()),
                labeled("export.target", target()),
                when(browser.not().and(picture.and(single).not()), labeled("export.paper", paper())),
                when(
                        browser.not().and(puzzles),
                        labeled("export.per-page", perPage("export-per-page", chosen.perPage))),
                when(
                        browser.not().and(single.or(puzzles).not()),
                        labeled("export.per-page", perPage("export-steps-per-page", chosen.stepsPerPage))),
                when(png, labeled("export.size", size())),
                when(board, check("export.marks", chosen.boardMarks)),
                when(guessed, check("export.guesses", chosen.boardGuesses)),
                when(puzzles, check("export.candidates", chosen.candidates)),
                when(puzzles, check("export.solutions", chosen.solutions)),
                when(puzzles, check("export.levels", chosen.levels)),
                when(single.not(), check("export.ratings", chosen.ratings)),
                when(puzzles, check("export.codes", chosen.codes)),
                when(picture.and(single).not(), check("export.names", chosen.names)),
                when(picture, check("export.transparent", chosen.transparent)),
                when(picture.and(pages.pages.greaterThan(1)), pictures()));
    }

    private Node what() {
        ComboBoxOf<ExportRequest.Content> what =
                new ComboBoxOf<>("export-what", List.of(ExportRequest.Content.values()), chosen.what, this::name);
        // The names include the number of puzzles, which may have changed.
        ViewListeners.onInvalidation(this, controller.exported, () -> {
            ExportRequest.Content before = chosen.what.get();
            what.setItems(FXCollections.observableArrayList(ExportRequest.Content.values()));
            what.setValue(before);
        });
        return what;
    }

    private Node target() {
        return controls.segmented(
                chosen.target,
                List.of(
                        new RadioOption<>("export-pdf", Target.PDF),
                        new RadioOption<>("export-svg", Target.SVG),
                        new RadioOption<>("export-png", Target.PNG),
                        new RadioOption<>("export-html", Target.HTML),
                        new RadioOption<>("export-printer", Icon.PRINT, null, Target.PRINTER)));
    }

    private Node paper() {
        return controls.segmented(
                chosen.paper,
                List.of(new RadioOption<>("paper-a4", Paper.A4), new RadioOption<>("paper-letter", Paper.LETTER)));
    }

    private static Node perPage(String id, Property<Integer> number) {
        return new ComboBoxOf<>(id, Layout.PER_PAGE, number, String::valueOf);
    }

    private Node size() {
        return new HBox(
                8,
                new ComboBoxOf<>("export-width", WIDTHS, chosen.width, width -> messages.get("export.pixels", width)),
                new ComboBoxOf<>("export-dpi", DPIS, chosen.dpi, dpi -> messages.get("export.dpi", dpi)));
    }

    /// Shows the names of the files before they are written.
    private Node pictures() {
        Label files = label(
                "export-files",
                Bindings.createStringBinding(
                        this::fileNames, pages.page, pages.pages, chosen.allPages, chosen.target, controller.exported));
        files.setWrapText(true);
        return new VBox(6, check("export.all-pages", chosen.allPages), files);
    }

    private String fileNames() {
        int count = pages.pages.get();
        if (!chosen.allPages.get()) {
            return messages.get("export.one-file", pages.page.get() + 1, count);
        }
        List<Path> files = Exporter.files(Path.of(suggestedName()), count);
        return messages.get("export.files", count, files.getFirst(), files.getLast());
    }

    private String suggestedName() {
        String own = controller.exported.get().document().name();
        return controller.suggestedName(own.isBlank() ? messages.get("export.untitled") : own);
    }

    private String name(ExportRequest.Content what) {
        int puzzles = controller.exported.get().puzzles().size();
        return switch (what) {
            case BOARD -> messages.get("export.board");
            case PUZZLES -> messages.get("export.puzzles", puzzles);
            case SOLUTION -> messages.get("export.solution");
            case WALKTHROUGH -> messages.get("export.walkthrough");
        };
    }

    private Node preview() {
        ImageView page = new ImageView();
        page.setId("export-page");
        page.setPreserveRatio(true);
        page.setSmooth(true);
        ViewListeners.observe(
                page, pages.image, image -> page.setImage(image == null ? null : SwingFXUtils.toFXImage(image, null)));
        StackPane sheet = styled("export-sheet", new StackPane(page));
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane around = styled("export-desk", new StackPane(sheet));
        ScrollPane scroll = styled("export-desk", new ScrollPane(around));
        scroll.setId("export-scroll");
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        StackPane desk = styled("export-desk", new StackPane(scroll, working()));
        desk.setMinSize(0, 0);
        // Only the page for a browser is longer than what is seen of it.
        BooleanBinding browser = chosen.target.isEqualTo(Target.HTML);
        scroll.focusTraversableProperty().bind(browser);
        page.fitHeightProperty()
                .bind(Bindings.when(browser)
                        .then(0)
                        .otherwise(desk.heightProperty().subtract(BACKDROP)));
        desk.layoutBoundsProperty().subscribe(bounds -> {
            double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
            page.setFitWidth(bounds.getWidth() - BACKDROP);
            pages.fit(page.getFitWidth() * scale, (bounds.getHeight() - BACKDROP) * scale);
        });
        Button back = controls.button(
                new Command("export-back", Icon.STEP_BACK, null, pages.page.greaterThan(0), () -> pages.turn(-1)));
        Button on = controls.button(new Command(
                "export-on", Icon.STEP, null, pages.page.lessThan(pages.pages.subtract(1)), () -> pages.turn(1)));
        Label number = label(
                "export-number",
                Bindings.createStringBinding(
                        () -> messages.get("export.page", pages.page.get() + 1, pages.pages.get()),
                        pages.page,
                        pages.pages));
        HBox turning = line("export-pages", back, number, on);
        BorderPane right = new BorderPane(desk);
        right.setBottom(when(pages.pages.greaterThan(1), turning));
        return right;
    }

    /// A progress indicator that appears while a page is drawn, after a short delay.
    private Node working() {
        ProgressIndicator working = new ProgressIndicator();
        working.setId("export-working");
        working.setMaxSize(40, 40);
        working.setVisible(false);
        PauseTransition blink = new PauseTransition(BLINK);
        blink.setOnFinished(over -> working.setVisible(pages.busy.get()));
        ViewListeners.observe(working, pages.busy, busy -> {
            if (busy) {
                blink.playFromStart();
            } else {
                blink.stop();
                working.setVisible(false);
            }
        });
        return working;
    }

    private void save() {
        Kind kind = chosen.target.get().kind();
        if (kind != null) {
            files.toSave(messages.get("export.title"), kind.name(), suggestedName(), controller::export);
        }
    }

    private void print() {
        PrinterPages printer = PrinterPages.ask(getScene().getWindow(), chosen.paper.get(), controller::noPrinter);
        if (printer != null) {
            controller.print(printer);
        }
    }

    private CheckBox check(String key, BooleanProperty on) {
        return Parts.check(key.replace('.', '-'), messages.get(key), on);
    }

    private Node labeled(String key, Node control) {
        Label label = styled("export-label", new Label(messages.get(key)));
        label.setLabelFor(control);
        return new VBox(label, control);
    }
}
