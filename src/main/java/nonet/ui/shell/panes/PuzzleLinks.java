package nonet.ui.shell.panes;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import nonet.play.Document;
import nonet.ui.kit.Command;

/// Links that put a puzzle on an empty board: from the clipboard, a file, the generator, the library or the samples.
public final class PuzzleLinks {

    private static final List<String> COMMANDS = List.of("paste", "open", "generate", "library");

    private final WindowPanes panes;
    private final String place;

    /// @param place the prefix of the links' ids
    public PuzzleLinks(WindowPanes panes, String place) {
        this.panes = panes;
        this.place = place;
    }

    /// Returns the links, each with its name.
    public List<Hyperlink> all() {
        return Stream.concat(COMMANDS.stream().map(this::link), Stream.of(samples()))
                .toList();
    }

    private Hyperlink link(String id) {
        Command command = panes.command(id);
        Hyperlink link = panes.services.controls().link(command);
        link.setId(place + "-" + id);
        link.setMinWidth(Hyperlink.USE_PREF_SIZE);
        return link;
    }

    private Hyperlink samples() {
        Hyperlink link = new Hyperlink(panes.services.messages().get("empty.sample"));
        link.setId(place + "-sample");
        link.setMinWidth(Hyperlink.USE_PREF_SIZE);
        ContextMenu menu = new ContextMenu();
        link.setOnAction(clicked -> {
            link.setVisited(false);
            if (menu.getItems().isEmpty()) {
                panes.program.samples().get().forEach(sample -> menu.getItems().add(item(sample)));
            }
            menu.show(link, Side.BOTTOM, 0, 0);
        });
        return link;
    }

    private MenuItem item(Document sample) {
        MenuItem item = new MenuItem(sample.name());
        item.setMnemonicParsing(false);
        item.setOnAction(chosen -> panes.services.board().open(sample));
        return item;
    }
}
