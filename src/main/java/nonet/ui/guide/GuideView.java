package nonet.ui.guide;

import javafx.geometry.Pos;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
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
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.SideAndPage;
import org.jspecify.annotations.Nullable;

/// The window of the guide: the contents and the search on the left, and the page with its examples on the right.
public final class GuideView extends StackPane {

    private static final KeyCombination BACK = KeyCombination.valueOf("Alt+LEFT");
    private static final KeyCombination FORWARD = KeyCombination.valueOf("Alt+RIGHT");
    private static final KeyCombination SEARCH = KeyCombination.valueOf("Shortcut+F");

    private final GuideController controller;
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
        ContentsView contents = new ContentsView(messages, controller);
        getChildren()
                .add(new SideAndPage(
                        contents,
                        new VBox(bar(controls), scroll),
                        services.place().side()));
        addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (BACK.match(key)) {
                controller.back();
                key.consume();
            } else if (FORWARD.match(key)) {
                controller.forward();
                key.consume();
            } else if (key.getCode() == KeyCode.F1 && !key.isShiftDown()) {
                getScene().getWindow().hide();
                key.consume();
            } else if (SEARCH.match(key)) {
                contents.search();
                key.consume();
            }
        });
        ViewListeners.observe(this, controller.pageProperty(), this::show);
    }

    private HBox bar(Controls controls) {
        HBox bar = new HBox(
                controls.button(new Command(
                        "guide-back", Icon.STEP_BACK, BACK, controller.canGoBackProperty(), controller::back)),
                controls.button(new Command(
                        "guide-forward", Icon.STEP, FORWARD, controller.canGoForwardProperty(), controller::forward)));
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("guide-bar");
        return bar;
    }

    private void show(@Nullable GuidePage read) {
        Guide guide = controller.guideProperty().get();
        page.getChildren().clear();
        if (read != null && guide != null) {
            page.getChildren().addAll(pages.opening(guide, read));
            page.getChildren().add(example);
            page.getChildren().addAll(pages.rest(guide, read));
        }
        scroll.setVvalue(0);
    }
}
