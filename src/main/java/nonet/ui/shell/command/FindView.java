package nonet.ui.shell.command;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.ViewKeys;
import org.jspecify.annotations.Nullable;

/// A field that finds the commands and options of the menus by name, synonym and key in every language, and the list of
/// those found, which are run from here. A disabled one says why it is disabled.
final class FindView extends VBox {

    static final ViewKeys<FindView> KEYS = ViewKeys.of(
            row("keys.found", key("Up", view -> view.move(-1)), key("Down", view -> view.move(1))),
            row("keys.run-found", key("Enter", FindView::run)));

    private static final double WIDTH = 620;

    private static final double HEIGHT = 420;

    private final Messages messages;
    private final List<Found> all;
    private final Consumer<MenuItem> chosen;
    private final ListView<Found> list = new ListView<>();
    private final TextField field = new TextField();

    /// An item of the menus.
    ///
    /// @param path the names of the menus above it
    /// @param words everything it is found by, in lower case
    private record Found(MenuItem item, String name, String path, String words) {

        @Override
        public String toString() {
            return name;
        }

        /// Returns how well the name fits what is typed: 0 if it begins so, 2 if only other words do.
        int distance(String typed) {
            String lower = name.toLowerCase(Locale.ROOT);
            return lower.startsWith(typed) ? 0 : lower.contains(typed) ? 1 : 2;
        }
    }

    /// @param menus the menus whose items are found
    /// @param chosen runs an item
    FindView(Messages messages, List<Menu> menus, Consumer<MenuItem> chosen) {
        this.messages = messages;
        this.chosen = chosen;
        List<Messages> languages = messages.inEveryLanguage();
        all = menus.stream().flatMap(menu -> below(menu, "", languages)).toList();
        getStyleClass().add("find-view");
        field.setId("find-field");
        field.setPromptText(messages.get("find.prompt"));
        field.setAccessibleText(messages.get("find.prompt"));
        list.setId("find-list");
        list.setFocusTraversable(false);
        list.setAccessibleText(messages.get("find.list"));
        list.setPlaceholder(new Label(messages.get("find.nothing")));
        list.setCellFactory(_ -> new Row());
        list.setPrefSize(WIDTH, HEIGHT);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(field, list);
        field.textProperty().subscribe(this::show);
        KEYS.filter(this, this);
    }

    /// Moves the focus to the field.
    void begin() {
        field.requestFocus();
    }

    private Stream<Found> below(Menu menu, String before, List<Messages> languages) {
        String path = before + Mnemonics.without(menu.getText());
        return menu.getItems().stream()
                .flatMap(item -> item instanceof Menu inner
                        ? below(inner, path + " > ", languages)
                        : messages.has("command." + item.getId())
                                ? Stream.of(found(item, path, languages))
                                : Stream.of());
    }

    /// The id is among the words: it is the term of the field where the name is plainer.
    private Found found(MenuItem item, String path, List<Messages> languages) {
        String command = "command." + item.getId();
        String words = Stream.concat(
                        Stream.of(path, shortcut(item), item.getId().replace('-', ' ')),
                        languages.stream()
                                .flatMap(language -> Stream.of(command, command + ".words")
                                        .filter(language::has)
                                        .map(language::get)))
                .collect(Collectors.joining(" "));
        return new Found(item, messages.get(command), path, words.toLowerCase(Locale.ROOT));
    }

    private static String shortcut(MenuItem item) {
        KeyCombination key = item.getAccelerator();
        return key == null ? "" : key.getDisplayText() + " " + key.getName();
    }

    private void show(String wanted) {
        String typed = wanted.strip().toLowerCase(Locale.ROOT);
        List<String> words = List.of(typed.split("\\s+"));
        list.getItems()
                .setAll(all.stream()
                        .filter(each -> words.stream().allMatch(each.words()::contains))
                        .sorted(Comparator.comparingInt(each -> each.distance(typed)))
                        .toList());
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private void move(int rows) {
        int next = list.getSelectionModel().getSelectedIndex() + rows;
        if (next >= 0 && next < list.getItems().size()) {
            list.getSelectionModel().select(next);
            list.scrollTo(Math.max(0, next - 3));
        }
    }

    private void run() {
        Found selected = list.getSelectionModel().getSelectedItem();
        if (selected != null && !selected.item().isDisable()) {
            chosen.accept(selected.item());
        }
    }

    /// A row: the name and, below it, the menu or why it is disabled; the key at the right.
    private final class Row extends ListCell<Found> {

        Row() {
            setOnMouseClicked(_ -> {
                if (!isEmpty()) {
                    run();
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Found found, boolean empty) {
            super.updateItem(found, empty);
            if (found == null || empty) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            boolean gray = found.item().isDisable();
            String why = gray ? DisabledTooltips.of(found.item()) : "";
            Label name = styled("find-name", new Label(found.name()));
            Label below = styled("find-path", new Label(why.isEmpty() ? found.path() : why));
            name.setDisable(gray);
            Label key = styled("key", new Label(shortcut(found.item())));
            key.setMinWidth(USE_PREF_SIZE);
            HBox row = line("find-row", column("find-words", name, below), new Spacer(), key);
            setGraphic(row);
            setAccessibleText(messages.list(List.of(name.getText(), key.getText(), below.getText())));
        }
    }
}
