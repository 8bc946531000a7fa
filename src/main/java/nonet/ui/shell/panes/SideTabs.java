package nonet.ui.shell.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import nonet.ui.board.mark.MarkLegend;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.kit.Follow;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.Scrolling;

/// The pages beside the board: the panes that have a tab there, each known by the id of its pane.
public final class SideTabs extends TabPane {

    private final List<PaneContent> contents = new ArrayList<>();

    /// @param shown whether the pages are visible
    /// @param first the id of the pane to select
    public SideTabs(PaneContext context, ObservableBooleanValue shown, String first) {
        getStyleClass().add("side-tabs");
        setAccessibleText(context.messages().get("side.name"));
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        List<PaneDescriptor> pages = Panes.ALL.stream()
                .filter(pane -> pane.place() instanceof PaneDescriptor.Place.Page)
                .toList();
        for (PaneDescriptor pane : pages) {
            Tab tab = new Tab(context.messages().get(pane.title()));
            tab.setId(pane.id());
            getTabs().add(tab);
        }
        // Selected before the pages are made, so that no page is thought hidden for a moment.
        select(first);
        for (PaneDescriptor pane : pages) {
            PaneContent content = pane.factory().apply(context);
            Tab tab = getTabs().get(contents.size());
            BorderPane page = new BorderPane(content.view(Bindings.and(shown, tab.selectedProperty())));
            page.setBottom(
                    new MarkLegend(context.messages(), context.main().frames().frameProperty()));
            tab.setContent(Scrolling.of(page));
            contents.add(content);
        }
        getSelectionModel()
                .selectedItemProperty()
                .subscribe(tab -> context.main().logic().pageProperty().set(page(tab.getId())));
        Follow.changes(this, context.main().logic().pageProperty(), now -> {
            if (now != Page.OTHER) {
                select(now.pane());
            }
        });
    }

    /// Returns the id of the pane whose page is selected.
    public String selected() {
        return getSelectionModel().getSelectedItem().getId();
    }

    /// Selects the page of a pane.
    public void select(String pane) {
        getTabs().stream().filter(tab -> tab.getId().equals(pane)).forEach(getSelectionModel()::select);
    }

    /// Updates the pages. Called once a frame.
    public void pulse() {
        contents.forEach(PaneContent::pulse);
    }

    private static Page page(String pane) {
        return Stream.of(Page.values())
                .filter(page -> page.pane().equals(pane))
                .findFirst()
                .orElse(Page.OTHER);
    }
}
