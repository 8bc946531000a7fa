package nonet.ui.shell.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyEvent;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.settings.AppearanceSettings;
import nonet.settings.Session;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.pad.ColorSwatch;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.ViewListeners;
import nonet.ui.shell.panes.Panes;
import org.jspecify.annotations.Nullable;

/// The menu bar with every command.
public final class MainMenu extends MenuBar {

    private final Messages messages;
    private final Controls controls;
    private final CommandTable commands;

    /// @param openSample puts a sample on the board
    public MainMenu(
            Messages messages,
            Controls controls,
            CommandTable commands,
            Toggles toggles,
            Choices choices,
            Supplier<List<Document>> samples,
            Consumer<Document> openSample) {
        this.messages = messages;
        this.controls = controls;
        this.commands = commands;
        getMenus()
                .addAll(
                        menu(
                                "menu.file",
                                parts(
                                        items(MenuSection.OPEN),
                                        List.of(recent(choices), closed(choices), samples(samples, openSample)),
                                        items(MenuSection.IMPORT)),
                                parts(
                                        items(MenuSection.SAVE),
                                        List.of(menu(
                                                "menu.export",
                                                items(MenuSection.EXPORT_BOARD),
                                                items(MenuSection.EXPORT_PUZZLE),
                                                items(MenuSection.EXPORT_SEARCH))),
                                        items(MenuSection.PRINT)),
                                parts(items(MenuSection.CLOSE), items(MenuSection.QUIT))),
                        menu(
                                "menu.edit",
                                items(MenuSection.HISTORY),
                                parts(
                                        List.of(menu(
                                                "menu.copy",
                                                items(MenuSection.COPY_BOARD),
                                                items(MenuSection.COPY_PUZZLE))),
                                        items(MenuSection.PASTE)),
                                parts(
                                        List.of(
                                                colors(),
                                                menu("menu.links", items(MenuSection.LINKS)),
                                                menu(
                                                        "menu.transform",
                                                        items(MenuSection.TURN),
                                                        items(MenuSection.DISGUISE))),
                                        items(MenuSection.DOCUMENT)),
                                items(MenuSection.PREFERENCES)),
                        view(toggles, choices),
                        menu(
                                "menu.play",
                                items(MenuSection.LOGIC),
                                items(MenuSection.MARKS),
                                parts(checks(toggles.entering()), items(MenuSection.CHECK)),
                                parts(
                                        List.of(new SavePointMenu(
                                                messages,
                                                this,
                                                items(MenuSection.SAVE_POINTS),
                                                commands.savePoints(),
                                                commands::removeSavePoint)),
                                        items(MenuSection.FILM))),
                        menu(
                                "menu.watch",
                                items(MenuSection.SOLUTIONS),
                                items(MenuSection.RUN),
                                items(MenuSection.STEP),
                                List.of(menu(
                                        "menu.search",
                                        items(MenuSection.SEARCH),
                                        parts(checks(List.of(toggles.ownGuesses())), items(MenuSection.STEERING))))),
                        menu(
                                "menu.tools",
                                items(MenuSection.PUZZLES),
                                items(MenuSection.ENGINES),
                                items(MenuSection.SETTING)),
                        menu("menu.learn", parts(List.of(guide()), items(MenuSection.LEARN))),
                        menu("menu.help", items(MenuSection.HELP)));
    }

    /// The models of menus with choices.
    ///
    /// @param unit whether a step is a counted step
    /// @param filter the filter that selects the highlighted blanks
    /// @param open opens one of the recent files
    /// @param closed the boards of closed windows
    /// @param reopen reopens one of them
    public record Choices(
            ObjectProperty<AppearanceSettings.Look> look,
            ObjectProperty<Boolean> unit,
            ObjectProperty<CandidateFilter> filter,
            ObjectProperty<List<String>> recent,
            Consumer<Path> open,
            ObjectProperty<List<Session>> closed,
            Consumer<Session> reopen) {}

    /// Opens the menu with this underlined letter when it is pressed with Alt, by its place on the keyboard. The toolkit
    /// asks the layout of the keyboard for the letter instead, and does not find it on every one.
    public void openByKey(KeyEvent event) {
        if (event.isAltDown() && !event.isShiftDown() && !event.isShortcutDown()) {
            String letter = "_" + event.getCode().getName();
            getMenus().stream()
                    .filter(menu -> event.getCode().isLetterKey() && name(menu).contains(letter))
                    .findFirst()
                    .ifPresent(menu -> {
                        menu.show();
                        event.consume();
                    });
        }
    }

    private Menu view(Toggles toggles, Choices choices) {
        return menu(
                "menu.view",
                items(MenuSection.MODE),
                checks(toggles.viewing()),
                List.of(
                        choice("menu.filter", choices.filter(), Toggles.filters()),
                        choice("menu.unit", choices.unit(), Toggles.units()),
                        choice(
                                "menu.look",
                                choices.look(),
                                List.of(
                                        new RadioOption<>("look-system", AppearanceSettings.Look.SYSTEM),
                                        new RadioOption<>("look-light", AppearanceSettings.Look.LIGHT),
                                        new RadioOption<>("look-dark", AppearanceSettings.Look.DARK),
                                        new RadioOption<>("look-contrast", AppearanceSettings.Look.CONTRAST))),
                        menu("menu.text-size", items(MenuSection.TEXT_SIZE))),
                items(MenuSection.SCREEN));
    }

    private List<MenuItem> checks(List<Toggle> toggles) {
        return toggles.stream().<MenuItem>map(controls::checkMenuItem).toList();
    }

    private <T> Menu choice(String key, ObjectProperty<T> chosen, List<RadioOption<T>> modes) {
        return menu(key, controls.radioMenuItems(chosen, modes));
    }

    private Menu colors() {
        Menu menu = menu("menu.colors", items(MenuSection.COLORS), items(MenuSection.ERASE_COLORS));
        for (CellColor color : CellColor.values()) {
            menu.getItems().get(color.ordinal()).setGraphic(new ColorSwatch(color));
        }
        return menu;
    }

    /// Names the menus without the letters that other languages than English have behind a name, where room is scarce, or
    /// with them.
    public void setTight(boolean tight) {
        getMenus().forEach(menu -> menu.setText(tight ? Mnemonics.withoutLetter(name(menu)) : name(menu)));
    }

    private String name(Menu menu) {
        return messages.get(menu.getId().replace('-', '.'));
    }

    private Menu recent(Choices choices) {
        Menu menu = new Menu(messages.get("menu.recent"));
        menu.setId("recent");
        ViewListeners.observe(this, choices.recent(), files -> {
            menu.getItems().clear();
            for (String file : files) {
                MenuItem item = new MenuItem(file);
                item.setMnemonicParsing(false);
                item.setOnAction(chosen -> choices.open().accept(Path.of(file)));
                menu.getItems().add(item);
            }
            MenuItem last = new MenuItem(messages.get(files.isEmpty() ? "menu.recent-empty" : "menu.recent-clear"));
            last.setDisable(files.isEmpty());
            last.setOnAction(chosen -> choices.recent().set(List.of()));
            if (!files.isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            menu.getItems().add(last);
        });
        return menu;
    }

    private Menu closed(Choices choices) {
        Menu menu = new Menu(messages.get("menu.closed"));
        menu.setId("closed");
        ViewListeners.observe(this, choices.closed(), boards -> {
            menu.setDisable(boards.isEmpty());
            menu.getItems().clear();
            for (Session board : boards) {
                String name = board.document().name();
                MenuItem item = new MenuItem(messages.get(
                        "menu.closed-board",
                        name.isEmpty() ? messages.get("menu.closed-unnamed") : name,
                        81 - board.document().grid().blanks().size()));
                item.setMnemonicParsing(false);
                item.setOnAction(chosen -> choices.reopen().accept(board));
                menu.getItems().add(item);
            }
        });
        return menu;
    }

    private Menu samples(Supplier<List<Document>> samples, Consumer<Document> open) {
        Menu menu = new Menu(messages.get("menu.samples"));
        menu.setId("samples");
        // Read when the menu around it opens, not with the window.
        menu.parentMenuProperty().subscribe(parent -> fillOnce(menu, parent, samples, open));
        return menu;
    }

    private static void fillOnce(
            Menu menu, @Nullable Menu parent, Supplier<List<Document>> samples, Consumer<Document> open) {
        if (parent == null) {
            return;
        }
        parent.setOnShowing(shown -> {
            parent.setOnShowing(null);
            for (Document sample : samples.get()) {
                MenuItem item = new MenuItem(sample.name());
                item.setMnemonicParsing(false);
                item.setOnAction(chosen -> open.accept(sample));
                menu.getItems().add(item);
            }
        });
    }

    /// Returns a menu with separators between its sections.
    @SafeVarargs
    private Menu menu(String key, List<? extends MenuItem>... sections) {
        Menu menu = new Menu(messages.get(key));
        for (List<? extends MenuItem> section : sections) {
            if (!menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            menu.getItems().addAll(section);
        }
        menu.setId(key.replace('.', '-'));
        Mnemonics.assign(menu.getItems(), messages.locale());
        return menu;
    }

    /// Returns a second item for the guide, whose key belongs to that of the help menu.
    private MenuItem guide() {
        Command guide = commands.get(Panes.GUIDE);
        MenuItem second =
                controls.menuItem(new Command(guide.id(), guide.icon(), null, guide.enabled(), guide.action()));
        second.setId("learn-guide");
        return second;
    }

    private List<MenuItem> items(MenuSection section) {
        return commands.in(section).stream().map(controls::menuItem).toList();
    }

    @SafeVarargs
    private static List<MenuItem> parts(List<? extends MenuItem>... parts) {
        List<MenuItem> items = new ArrayList<>();
        for (List<? extends MenuItem> part : parts) {
            items.addAll(part);
        }
        return items;
    }
}
