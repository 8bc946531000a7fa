package nonet.ui.guide;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.guide.Guide;
import nonet.guide.GuidePage;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.SideAndPage;
import org.jspecify.annotations.Nullable;

/// The window of the guide: the contents and the search on the left, and the page with its examples on the right.
public final class GuideView extends StackPane {

    private static final String BACK = "Alt+Left";
    private static final String FORWARD = "Alt+Right";
    private static final ViewKeys<GuideView> WINDOW_KEYS = ViewKeys.of(
            row("keys.guide-find", key("Shortcut+F", view -> view.contents.search())),
            row(
                    "keys.guide-turn",
                    key(BACK, view -> view.controller.back()),
                    key(FORWARD, view -> view.controller.forward())),
            row(
                    "keys.guide-close",
                    key("F1", view -> view.getScene().getWindow().hide())));

    /// The keys of its parts, for the list of keys.
    public static final List<ShortcutRow> KEYS = ViewKeys.rows(WINDOW_KEYS, ContentsView.QUERY_KEYS);

    private final GuideController controller;
    private final ContentsView contents;
    private final PageView pages;
    private final ExampleView example;
    private final VBox page = new VBox();
    private final ScrollPane scroll = new ScrollPane(page);

    public GuideView(PaneServices services, GuideController controller) {
        Messages messages = services.messages();
        Controls controls = services.controls();
        this.controller = controller;
        getStyleClass().add("guide-view");
        pages = new PageView(messages, controller);
        example = new ExampleView(messages, controls, controller);
        page.getStyleClass().add("guide-page");
        page.setId("guide-page");
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("guide-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        contents = new ContentsView(messages, controller);
        getChildren()
                .add(new SideAndPage(
                        contents,
                        new VBox(bar(controls), scroll),
                        services.place().side()));
        WINDOW_KEYS.filter(this, this);
        ViewListeners.observe(this, controller.page, this::show);
    }

    private HBox bar(Controls controls) {
        HBox bar = line(
                "guide-bar",
                controls.button(new Command(
                        "guide-back",
                        Icon.STEP_BACK,
                        KeyCombination.valueOf(BACK),
                        controller.canGoBack,
                        controller::back)),
                controls.button(new Command(
                        "guide-forward",
                        Icon.STEP,
                        KeyCombination.valueOf(FORWARD),
                        controller.canGoForward,
                        controller::forward)));
        bar.setAlignment(Pos.CENTER_LEFT);
        return bar;
    }

    private void show(@Nullable GuidePage read) {
        Guide guide = controller.guide.get();
        page.getChildren().clear();
        if (read != null && guide != null) {
            page.getChildren().addAll(pages.opening(guide, read));
            page.getChildren().add(example);
            page.getChildren().addAll(pages.rest(guide, read));
        }
        scroll.setVvalue(0);
    }
}
