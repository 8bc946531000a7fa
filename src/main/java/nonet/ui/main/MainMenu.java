package nonet.ui.main;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import nonet.format.NamedPuzzle;
import nonet.play.CellColor;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.ui.board.ColorSwatch;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Mode;
import nonet.ui.kit.Texts;

/// The menu bar, where every command can be found.
final class MainMenu extends MenuBar {

    private final Texts texts;
    private final Controls controls;

    /// @param choices what the menus choose from and keep
    MainMenu(
            Texts texts,
            Controls controls,
            Commands commands,
            Toggles toggles,
            List<NamedPuzzle> samples,
            Choices choices,
            Consumer<NamedPuzzle> openSample,
            Consumer<Path> openRecent) {
        this.texts = texts;
        this.controls = controls;
        getMenus()
                .addAll(
                        menu(
                                "menu.file",
                                item(commands.newPuzzle),
                                item(commands.newWindow),
                                item(commands.generate),
                                item(commands.open),
                                item(commands.library),
                                item(commands.batch),
                                recent(choices, openRecent),
                                closed(choices),
                                samples(samples, openSample),
                                item(commands.report),
                                new SeparatorMenuItem(),
                                item(commands.saveAs),
                                item(commands.exportPages),
                                menu(
                                        "menu.export",
                                        item(commands.exportLine),
                                        item(commands.exportGrid),
                                        item(commands.exportFramed),
                                        item(commands.exportPicture),
                                        new SeparatorMenuItem(),
                                        item(commands.exportSolutions),
                                        item(commands.exportTrace),
                                        item(commands.exportTraceJson)),
                                item(commands.links),
                                item(commands.print),
                                new SeparatorMenuItem(),
                                item(commands.closeWindow),
                                item(commands.quit)),
                        menu(
                                "menu.edit",
                                item(commands.undo),
                                item(commands.redo),
                                new SeparatorMenuItem(),
                                menu(
                                        "menu.copy",
                                        item(commands.copyLine),
                                        item(commands.copyGrid),
                                        item(commands.copyFramed),
                                        item(commands.copyPicture),
                                        new SeparatorMenuItem(),
                                        item(commands.copyPuzzle)),
                                item(commands.paste),
                                new SeparatorMenuItem(),
                                item(commands.fillMarks),
                                item(commands.eraseMarks),
                                colors(commands),
                                item(commands.comment),
                                item(commands.startOver)),
                        menu(
                                "menu.solve",
                                item(commands.setUp),
                                item(commands.solve),
                                new SeparatorMenuItem(),
                                item(commands.run),
                                item(commands.runBack),
                                item(commands.pause),
                                item(commands.breakpoints),
                                new SeparatorMenuItem(),
                                item(commands.step),
                                item(commands.stepBack),
                                item(commands.toStart),
                                new SeparatorMenuItem(),
                                item(commands.nextSolution),
                                item(commands.allSolutions),
                                item(commands.runUntil),
                                new SeparatorMenuItem(),
                                item(commands.hint),
                                item(commands.techniques),
                                item(commands.why),
                                item(commands.compare),
                                item(commands.count)),
                        view(toggles, choices),
                        menu("menu.help", item(commands.keys), item(commands.about)));
    }

    /// What the menus choose from and keep.
    ///
    /// @param unit whether a step is a counted step
    /// @param closed the boards of closed windows
    /// @param reopen opens one of them again
    record Choices(
            ObjectProperty<Settings.Look> look,
            ObjectProperty<String> language,
            ObjectProperty<Boolean> unit,
            ObjectProperty<List<String>> recent,
            ObjectProperty<List<Session>> closed,
            Consumer<Session> reopen) {}

    private Menu view(Toggles toggles, Choices choices) {
        Menu look = menu("menu.look");
        look.getItems()
                .addAll(controls.radioMenuItems(
                        choices.look(),
                        List.of(
                                new Mode<>("look-system", null, null, Settings.Look.SYSTEM),
                                new Mode<>("look-light", null, null, Settings.Look.LIGHT),
                                new Mode<>("look-dark", null, null, Settings.Look.DARK))));
        Menu language = menu("menu.language");
        language.getItems()
                .addAll(controls.radioMenuItems(
                        choices.language(),
                        List.of(
                                new Mode<>("language-system", null, null, ""),
                                new Mode<>("language-en", null, null, "en"),
                                new Mode<>("language-zh", null, null, "zh-CN"))));
        Menu unit = menu("menu.unit");
        unit.getItems().addAll(controls.radioMenuItems(choices.unit(), toggles.units));
        return menu(
                "menu.view",
                controls.checkMenuItem(toggles.marks),
                controls.checkMenuItem(toggles.labels),
                controls.checkMenuItem(toggles.side),
                new SeparatorMenuItem(),
                unit,
                look,
                language);
    }

    private Menu colors(Commands commands) {
        Menu menu = menu("menu.colors");
        for (CellColor color : CellColor.values()) {
            MenuItem item = item(commands.colors.get(color.ordinal()));
            item.setGraphic(new ColorSwatch(color));
            menu.getItems().add(item);
        }
        menu.getItems().addAll(item(commands.noColor), new SeparatorMenuItem(), item(commands.eraseColors));
        return menu;
    }

    private Menu recent(Choices choices, Consumer<Path> open) {
        Menu menu = menu("menu.recent");
        menu.setId("recent");
        choices.recent().subscribe(files -> {
            menu.getItems().clear();
            for (String file : files) {
                MenuItem item = new MenuItem(file);
                item.setMnemonicParsing(false);
                item.setOnAction(chosen -> open.accept(Path.of(file)));
                menu.getItems().add(item);
            }
            MenuItem last = new MenuItem(texts.get(files.isEmpty() ? "menu.recent-empty" : "menu.recent-clear"));
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
        Menu menu = menu("menu.closed");
        menu.setId("closed");
        choices.closed().subscribe(boards -> {
            menu.setDisable(boards.isEmpty());
            menu.getItems().clear();
            for (Session board : boards) {
                String name = board.document().name();
                MenuItem item = new MenuItem(texts.get(
                        "menu.closed-board",
                        name.isEmpty() ? texts.get("menu.closed-unnamed") : name,
                        81 - board.document().grid().blanks().size()));
                item.setMnemonicParsing(false);
                item.setOnAction(chosen -> choices.reopen().accept(board));
                menu.getItems().add(item);
            }
        });
        return menu;
    }

    private Menu samples(List<NamedPuzzle> samples, Consumer<NamedPuzzle> open) {
        Menu menu = menu("menu.samples");
        menu.setId("samples");
        for (NamedPuzzle sample : samples) {
            MenuItem item = new MenuItem(sample.name());
            item.setMnemonicParsing(false);
            item.setOnAction(chosen -> open.accept(sample));
            menu.getItems().add(item);
        }
        return menu;
    }

    private Menu menu(String key, MenuItem... items) {
        Menu menu = new Menu(texts.get(key));
        menu.getItems().addAll(items);
        return menu;
    }

    private MenuItem item(Command command) {
        return controls.menuItem(command);
    }
}
