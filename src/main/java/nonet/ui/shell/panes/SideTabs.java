package nonet.ui.shell.panes;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
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
import nonet.ui.shell.edit.Room;

/// The pages beside the board: the panes that the room has there, each known by the id of its pane. A page is made when it
/// is first selected.
public final class SideTabs extends TabPane {

    /// The opacity of a page that the search is ahead of.
    private static final double DIMMED = 0.5;

    private final WindowPanes panes;
    private final List<Tab> all;

    /// The ids of the selected pages, in the order of the rooms.
    private final ObjectProperty<List<String>> selected;

    /// @param shown whether the pages are visible
    /// @param selected the ids of the pages to select, in the order of the rooms, which are kept here; those missing are
    ///     the first ones
    public SideTabs(WindowPanes panes, ObservableBooleanValue shown, ObjectProperty<List<String>> selected) {
        this.panes = panes;
        this.selected = selected;
        Messages messages = panes.services().messages();
        ObjectProperty<Room> room = panes.main().edit().room;
        getStyleClass().add("side-tabs");
        setAccessibleText(messages.get("side.name"));
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        all = Panes.ALL.stream()
                .filter(pane -> pane.place() instanceof Pane.Place.Page)
                .map(pane -> tab(messages, pane))
                .toList();
        // Selected before the pages are made, so that no page is thought hidden for a moment.
        enter(room.get());
        for (Tab tab : all) {
            Pane<?> pane = (Pane<?>) tab.getUserData();
            panes.visibleProperty(pane).bind(Bindings.and(shown, tab.selectedProperty()));
            tab.selectedProperty().subscribe(now -> {
                if (now && tab.getContent() == null) {
                    tab.setContent(Scrolling.of(content(messages, panes, pane)));
                }
            });
        }
        getSelectionModel().selectedItemProperty().subscribe(tab -> {
            if (tab != null) {
                chosen(tab.getId());
            }
        });
        ViewListeners.onChange(this, room, this::enter);
        ViewListeners.onChange(this, panes.main().analysis().logic().page, now -> {
            if (now != Page.OTHER) {
                select(now.pane());
            }
        });
    }

    private static Tab tab(Messages messages, Pane<?> pane) {
        Tab tab = new Tab(messages.get(pane.title()));
        tab.setId(pane.id());
        tab.setUserData(pane);
        return tab;
    }

    private static List<Room> rooms(Tab tab) {
        return tab.getUserData() instanceof Pane<?> pane && pane.place() instanceof Pane.Place.Page(List<Room> rooms)
                ? rooms
                : List.of();
    }

    /// Shows the pages of a room, of which the one that was selected there last is selected.
    private void enter(Room room) {
        List<Tab> there = all.stream().filter(tab -> rooms(tab).contains(room)).toList();
        Tab first = there.stream()
                .filter(tab -> selected.get().size() > room.ordinal()
                        && tab.getId().equals(selected.get().get(room.ordinal())))
                .findFirst()
                .orElse(there.getFirst());
        // The selected one first, so that no other one is selected, and made, in between.
        if (!getTabs().contains(first)) {
            getTabs().add(first);
        }
        getSelectionModel().select(first);
        getTabs().removeIf(tab -> tab != first);
        getTabs().addAll(0, there.subList(0, there.indexOf(first)));
        getTabs().addAll(there.subList(there.indexOf(first) + 1, there.size()));
    }

    private void chosen(String pane) {
        ObjectProperty<Page> page = panes.main().analysis().logic().page;
        // The explanation of a move has the page of hints.
        if (!page.get().pane().equals(pane)) {
            page.set(page(pane));
        }
        Room room = panes.main().edit().room.get();
        List<String> now = new ArrayList<>(selected.get());
        while (now.size() < Room.values().length) {
            now.add("");
        }
        if (all.stream().anyMatch(tab -> tab.getId().equals(pane) && rooms(tab).contains(room))) {
            now.set(room.ordinal(), pane);
            selected.set(List.copyOf(now));
        }
    }

    /// Returns the content of a page. Those that show the search are dimmed while it runs ahead of them.
    private static Parent content(Messages messages, WindowPanes panes, Pane<?> pane) {
        boolean watches = pane.place() instanceof Pane.Place.Page(List<Room> rooms) && rooms.contains(Room.WATCH);
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

    /// Selects the page of a pane, in a room that has it.
    public void select(String pane) {
        all.stream().filter(tab -> tab.getId().equals(pane)).forEach(tab -> {
            ObjectProperty<Room> room = panes.main().edit().room;
            if (!rooms(tab).contains(room.get())) {
                room.set(rooms(tab).getFirst());
            }
            getSelectionModel().select(tab);
        });
    }

    private static Page page(String pane) {
        return Stream.of(Page.values())
                .filter(page -> page.pane().equals(pane))
                .findFirst()
                .orElse(Page.OTHER);
    }
}
