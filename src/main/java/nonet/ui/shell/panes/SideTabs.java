package nonet.ui.shell.panes;

import static nonet.ui.kit.Parts.styled;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import nonet.ui.board.mark.MarkLegend;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Scrolling;
import nonet.ui.kit.ViewListeners;

/// The pages beside the board: the panes that have a tab there, each known by the id of its pane. A page is made when it is
/// first selected.
public final class SideTabs extends TabPane {

    /// The opacity of a page that the search is ahead of.
    private static final double DIMMED = 0.5;

    /// @param shown whether the pages are visible
    /// @param first the id of the pane to select
    public SideTabs(WindowPanes panes, ObservableBooleanValue shown, String first) {
        Messages messages = panes.services().messages();
        getStyleClass().add("side-tabs");
        setAccessibleText(messages.get("side.name"));
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        List<Pane<?>> pages = Panes.ALL.stream()
                .filter(pane -> pane.place() instanceof Pane.Place.Page)
                .toList();
        for (Pane<?> pane : pages) {
            Tab tab = new Tab(messages.get(pane.title()));
            tab.setId(pane.id());
            getTabs().add(tab);
        }
        // Selected before the pages are made, so that no page is thought hidden for a moment.
        select(first);
        for (Pane<?> pane : pages) {
            Tab tab = getTabs().get(pages.indexOf(pane));
            panes.visibleProperty(pane).bind(Bindings.and(shown, tab.selectedProperty()));
            tab.selectedProperty().subscribe(selected -> {
                if (selected && tab.getContent() == null) {
                    tab.setContent(Scrolling.of(content(messages, panes, pane)));
                }
            });
        }
        getSelectionModel().selectedItemProperty().subscribe(tab -> {
            ObjectProperty<Page> page = panes.main().analysis().logic().page;
            // The explanation of a move has the page of hints.
            if (!page.get().pane().equals(tab.getId())) {
                page.set(page(tab.getId()));
            }
        });
        ViewListeners.onChange(this, panes.main().analysis().logic().page, now -> {
            if (now != Page.OTHER) {
                select(now.pane());
            }
        });
    }

    /// Returns the content of a page. Those that show the search are dimmed while it runs ahead of them.
    private static Parent content(Messages messages, WindowPanes panes, Pane<?> pane) {
        boolean watches = pane.place() instanceof Pane.Place.Page(boolean watching) && watching;
        BorderPane page = new BorderPane(panes.view(pane));
        page.setBottom(new MarkLegend(messages, panes.main().frames().frame, watches));
        if (!watches) {
            return page;
        }
        ReadOnlyBooleanProperty ahead = panes.main().playback().ahead;
        Label note = styled("ahead-note", new Label(messages.get("side.ahead")));
        note.setWrapText(true);
        note.visibleProperty().bind(ahead);
        page.opacityProperty().bind(Bindings.when(ahead).then(DIMMED).otherwise(1.0));
        return new StackPane(page, note);
    }

    /// Returns the id of the pane whose page is selected.
    public String selected() {
        return getSelectionModel().getSelectedItem().getId();
    }

    /// Selects the page of a pane.
    public void select(String pane) {
        getTabs().stream().filter(tab -> tab.getId().equals(pane)).forEach(getSelectionModel()::select);
    }

    private static Page page(String pane) {
        return Stream.of(Page.values())
                .filter(page -> page.pane().equals(pane))
                .findFirst()
                .orElse(Page.OTHER);
    }
}
