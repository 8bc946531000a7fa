package nonet.ui.shell.panes;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.kit.Scrolling;
import nonet.ui.kit.ViewListeners;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.Room;

/// The pages beside the board: the panes that the room has there, some of them for one engine only. A page is made when it
/// is first selected.
public final class SideTabs extends TabPane {

    private final MainController main;
    private final BooleanProperty shown;
    private final Function<Room, StringProperty> selected;
    private final List<PageTab> all;

    /// Whether the program selects the page, which is not remembered as a choice of the user.
    private boolean arranging;

    /// The tab of a pane.
    private static final class PageTab extends Tab {

        private final Pane.Place.Page page;

        PageTab(WindowPanes panes, Pane<?> pane, Pane.Place.Page page, BooleanProperty shown) {
            super(panes.services.messages().get(pane.title()));
            this.page = page;
            setId(pane.id());
            panes.visibleProperty(pane).bind(Bindings.and(shown, selectedProperty()));
            selectedProperty().subscribe(now -> {
                if (now && getContent() == null) {
                    setContent(Scrolling.of(panes.view(pane)));
                }
            });
        }
    }

    /// @param shown whether the pages are visible
    /// @param selected the id of the page to select in each room, which is kept here; any other text for the first one
    public SideTabs(WindowPanes panes, BooleanProperty shown, Function<Room, StringProperty> selected) {
        main = panes.main;
        this.shown = shown;
        this.selected = selected;
        getStyleClass().add("side-tabs");
        setAccessibleText(panes.services.messages().get("side.name"));
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        all = Panes.ALL.stream()
                .flatMap(pane -> pane.place() instanceof Pane.Place.Page page
                        ? Stream.of(new PageTab(panes, pane, page, shown))
                        : Stream.of())
                .toList();
        getSelectionModel().selectedItemProperty().addListener((_, _, now) -> chosen(now));
        arrange();
        ViewListeners.onInvalidation(this, main.edit().room, this::arrange);
        ViewListeners.onInvalidation(this, main.playback().by, this::arrange);
        ViewListeners.onChange(this, main.analysis().logic().page, now -> {
            if (now != Page.OTHER) {
                select(now.pane());
            }
        });
    }

    /// Shows the pages that there are now. The page that was last selected in this room is selected first, so that no other
    /// page is selected, and made, in between.
    private void arrange() {
        arranging = true;
        Room room = main.edit().room.get();
        String last = selected.apply(room).get();
        List<PageTab> there = all.stream()
                .filter(tab -> tab.page.isIn(room, main.playback().by.get()))
                .toList();
        PageTab first = there.stream()
                .filter(tab -> tab.getId().equals(last))
                .findFirst()
                .orElse(there.getFirst());
        if (!getTabs().contains(first)) {
            getTabs().add(first);
        }
        getSelectionModel().select(first);
        getTabs().removeIf(tab -> tab != first);
        getTabs().addAll(0, there.subList(0, there.indexOf(first)));
        getTabs().addAll(there.subList(there.indexOf(first) + 1, there.size()));
        arranging = false;
    }

    private void chosen(Tab tab) {
        ObjectProperty<Page> page = main.analysis().logic().page;
        // The explanation of a move has the page of hints.
        if (!page.get().pane().equals(tab.getId())) {
            page.set(Page.of(tab.getId()));
        }
        Room room = main.edit().room.get();
        if (!arranging && tab instanceof PageTab chosen && chosen.page.rooms().contains(room)) {
            selected.apply(room).set(tab.getId());
        }
    }

    /// Shows the page of a pane, in a room that has it. One of another engine's is not shown.
    public void select(String pane) {
        shown.set(true);
        all.stream().filter(tab -> tab.getId().equals(pane)).forEach(tab -> {
            Room room = main.edit().room.get();
            if (!tab.page.rooms().contains(room)) {
                main.edit().room.set(tab.page.rooms().getFirst());
            }
            if (getTabs().contains(tab)) {
                getSelectionModel().select(tab);
            }
        });
    }
}
