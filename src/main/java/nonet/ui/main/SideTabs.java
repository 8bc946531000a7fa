package nonet.ui.main;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import nonet.ui.hints.HintView;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.hints.PathView;
import nonet.ui.hints.StepExport;
import nonet.ui.hints.StepsView;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Texts;
import nonet.ui.search.SearchTreeView;
import nonet.ui.steps.EventWords;
import nonet.ui.steps.TraceView;
import nonet.ui.verdict.WhyView;

/// The pages beside the board: what the engine did, and what human logic says.
final class SideTabs extends TabPane {

    private final Tab why;

    SideTabs(
            Texts texts,
            Controls controls,
            MainController main,
            CommandTable commands,
            StepExport export,
            ObservableBooleanValue shown) {
        EventWords words = new EventWords(texts);
        Runnable prove = () -> {
            main.why().prove();
            getSelectionModel().selectFirst();
        };
        why = tab(
                texts.get("why.title"),
                new WhyView(texts, controls, main.why(), words::of, words::of, prove),
                Page.OTHER);
        main.why().shownProperty().bind(Bindings.and(shown, why.selectedProperty()));
        getStyleClass().add("side-tabs");
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        getTabs()
                .addAll(
                        tab(texts.get("trace.title"), new TraceView(texts, main.playback()), Page.OTHER),
                        tab(texts.get("tree.title"), new SearchTreeView(texts, controls, main.tree()), Page.OTHER),
                        tab(
                                texts.get("hint.title"),
                                new HintView(texts, controls, main.logic().hint(), commands.get("hint")),
                                Page.HINT),
                        tab(
                                texts.get("steps.title"),
                                new StepsView(texts, controls, main.logic().steps(), export),
                                Page.STEPS),
                        tab(
                                texts.get("path.title"),
                                new PathView(texts, controls, main.logic().path(), export),
                                Page.PATH),
                        why);
        getSelectionModel()
                .selectedItemProperty()
                .subscribe(tab -> main.logic().pageProperty().set((Page) tab.getUserData()));
        main.logic()
                .pageProperty()
                .addListener((change, before, now) -> getTabs().stream()
                        .filter(tab -> tab.getUserData() == now && now != Page.OTHER)
                        .forEach(getSelectionModel()::select));
    }

    /// Shows why the verdict is what it is.
    void showWhy() {
        getSelectionModel().select(why);
    }

    private static Tab tab(String title, Node content, Page page) {
        Tab tab = new Tab(title, content);
        tab.setUserData(page);
        return tab;
    }
}
