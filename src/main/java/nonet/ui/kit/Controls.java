package nonet.ui.kit;

import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.guide.PageId;
import org.controlsfx.control.SegmentedButton;
import org.jspecify.annotations.Nullable;

/// Makes the controls that show commands, toggles and modes. Buttons leave the keyboard shortcuts to the menu items.
public final class Controls {

    /// The key of lists of techniques, which opens the guide if there is a page to open.
    public static final ViewKeys<BooleanSupplier> LIST_KEYS =
            ViewKeys.of(row("keys.about", key("F1", BooleanSupplier::getAsBoolean, _ -> {})));

    private final Messages messages;
    private final Consumer<PageId> guide;

    /// Makes controls where there is no guide.
    public Controls(Messages messages) {
        this(messages, _ -> {});
    }

    /// @param guide opens the guide at a page
    public Controls(Messages messages, Consumer<PageId> guide) {
        this.messages = messages;
        this.guide = guide;
    }

    /// Returns a small button that opens the guide at the page on a technique. It takes no room while there is none.
    public Button about(ObservableValue<@Nullable Technique> technique) {
        Button button = styled("about-button", new Button("?"));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(messages.get("about.tip")));
        button.setOnAction(_ -> {
            Technique now = technique.getValue();
            if (now != null) {
                guide.accept(PageId.of(now));
            }
        });
        Words words = new Words(messages::locale);
        ViewListeners.observe(button, technique, now -> {
            button.setVisible(now != null);
            button.setManaged(now != null);
            button.setAccessibleText(now == null ? "" : messages.get("about.technique", words.of(now)));
        });
        return button;
    }

    /// Returns that button for a row of a list, whose keys belong to the list.
    public Button aboutInRow(ObservableValue<@Nullable Technique> technique) {
        Button button = about(technique);
        button.setFocusTraversable(false);
        button.setTooltip(new Tooltip(messages.get("about.row-tip")));
        return button;
    }

    /// Makes F1 in a list do what that button of the selected row does.
    ///
    /// @param selected returns the technique that the selected row names, or null if it names none
    public void aboutSelected(Node list, Supplier<@Nullable Technique> selected) {
        LIST_KEYS.filter(list, () -> {
            Technique technique = selected.get();
            if (technique != null) {
                guide.accept(PageId.of(technique));
            }
            return technique != null;
        });
    }

    /// Returns a button with the command's icon, or with its name if it has no icon.
    public Button button(Command command) {
        Button button = new Button();
        button.setOnAction(_ -> command.action().run());
        dress(button, command.id(), command.icon(), command.key(), command.enabled());
        explain(button, command);
        return button;
    }

    /// Returns a button with the command's icon and its name.
    public Button namedButton(Command command) {
        Button button = button(command);
        button.setText(messages.get("command." + command.id()));
        button.setContentDisplay(ContentDisplay.LEFT);
        return button;
    }

    /// Returns a button with the name of a command that only this pane has.
    public Button namedButton(String id, ObservableBooleanValue enabled, Runnable action) {
        return namedButton(new Command(id, enabled, action));
    }

    /// Returns a button with the name of a command that only this pane has.
    public Button namedButton(String id, Availability available, Runnable action) {
        return namedButton(new Command(id, available, action));
    }

    /// Lets a disabled control say why it is disabled, for a reader and for the mouse ([DisabledTooltips]).
    private void explain(ButtonBase control, Command command) {
        Supplier<String> reason = reason(command);
        DisabledTooltips.explain(control, reason);
        control.disabledProperty().subscribe(gray -> {
            String why = gray ? reason.get() : "";
            control.setAccessibleHelp(why.isEmpty() ? tip(command.id(), command.key()) : why);
        });
    }

    private Supplier<String> reason(Command command) {
        return () -> {
            String obstacle = command.reason().getValue();
            String key = obstacle.isEmpty() ? "command." + command.id() + ".gray" : obstacle;
            return messages.has(key)
                    ? messages.get("gray.reason", messages.get("command." + command.id()), messages.get(key))
                    : "";
        };
    }

    /// Returns a link with the command's name.
    public Hyperlink link(Command command) {
        Hyperlink link = new Hyperlink();
        link.setOnAction(_ -> {
            link.setVisited(false);
            command.action().run();
        });
        dress(link, command.id(), null, command.key(), command.enabled());
        explain(link, command);
        return link;
    }

    /// Returns a menu item that also gives the command its shortcut.
    public MenuItem menuItem(Command command) {
        MenuItem item = new MenuItem();
        item.setOnAction(_ -> command.action().run());
        dress(item, command.id(), command.icon(), command.key());
        item.disableProperty().bind(Bindings.not(command.enabled()));
        DisabledTooltips.explain(item, reason(command));
        return item;
    }

    /// Returns a button that stays down while the toggle is on.
    public ToggleButton toggleButton(Toggle toggle) {
        ToggleButton button = new ToggleButton();
        dress(button, toggle.id(), toggle.icon(), toggle.key(), toggle.enabled());
        button.selectedProperty().bindBidirectional(toggle.on());
        return button;
    }

    /// Returns a check box with the toggle's name.
    public CheckBox checkBox(Toggle toggle) {
        CheckBox box = Parts.wrapped(new CheckBox());
        dress(box, toggle.id(), null, toggle.key(), toggle.enabled());
        box.selectedProperty().bindBidirectional(toggle.on());
        return box;
    }

    /// Returns a menu item with a check mark while the toggle is on.
    public CheckMenuItem checkMenuItem(Toggle toggle) {
        CheckMenuItem item = new CheckMenuItem();
        dress(item, toggle.id(), null, toggle.key());
        item.disableProperty().bind(Bindings.not(toggle.enabled()));
        item.selectedProperty().bindBidirectional(toggle.on());
        return item;
    }

    /// Returns a row of buttons, one for each value; the button of the chosen value is pressed. Their shortcuts are for
    /// the keyboard.
    public <T> Region segmented(Property<T> chosen, List<RadioOption<T>> modes) {
        SegmentedButton row = new SegmentedButton();
        ToggleGroup group = new ToggleGroup();
        row.setToggleGroup(group);
        for (RadioOption<T> mode : modes) {
            ToggleButton button = new ToggleButton(messages.get("command." + mode.id()));
            button.setId(mode.id());
            button.setGraphic(mode.icon() == null ? null : mode.icon().node());
            button.setTooltip(new Tooltip(tip(mode.id(), mode.key())));
            button.setUserData(mode.value());
            // SegmentedButton joins its group only when shown, too late for the initial selection.
            button.setToggleGroup(group);
            row.getButtons().add(button);
        }
        tie(group, chosen);
        return TabGroup.of(row, List.copyOf(row.getButtons()));
    }

    /// Returns menu items, one for each value; the item of the chosen value is marked.
    public <T> List<RadioMenuItem> radioMenuItems(Property<T> chosen, List<RadioOption<T>> modes) {
        ToggleGroup group = new ToggleGroup();
        List<RadioMenuItem> items = modes.stream()
                .map(mode -> {
                    RadioMenuItem item = new RadioMenuItem();
                    dress(item, mode.id(), null, mode.key());
                    item.setToggleGroup(group);
                    item.setUserData(mode.value());
                    return item;
                })
                .toList();
        tie(group, chosen);
        return items;
    }

    /// Returns the tooltip of a command: what it does and its shortcut.
    public String tip(String id, @Nullable KeyCombination key) {
        String tip = messages.get("command." + id + ".tip");
        return key == null ? tip : messages.get("tip.with-shortcut", tip, KeyText.of(key, messages));
    }

    private void dress(
            ButtonBase button,
            String id,
            @Nullable Icon icon,
            @Nullable KeyCombination key,
            ObservableBooleanValue enabled) {
        button.setId(id);
        button.setGraphic(icon == null ? null : icon.node());
        button.setText(icon == null ? messages.get("command." + id) : null);
        button.setTooltip(new Tooltip(tip(id, key)));
        button.setAccessibleText(messages.get("command." + id));
        button.setAccessibleHelp(tip(id, key));
        button.disableProperty().bind(Bindings.not(enabled));
    }

    private void dress(MenuItem item, String id, @Nullable Icon icon, @Nullable KeyCombination key) {
        item.setId(id);
        item.setText(messages.get("command." + id));
        item.setGraphic(icon == null ? null : icon.node());
        item.setAccelerator(key == null ? null : KeyText.inMenu(key, messages));
    }

    /// Binds the group and the value. A click on the pressed button keeps it pressed.
    @SuppressWarnings("unchecked")
    private static <T> void tie(ToggleGroup group, Property<T> chosen) {
        Runnable follow = () -> group.getToggles().stream()
                .filter(toggle -> toggle.getUserData().equals(chosen.getValue()))
                .findFirst()
                .ifPresent(group::selectToggle);
        follow.run();
        ViewListeners.onInvalidation(group, chosen, follow);
        group.selectedToggleProperty().addListener((_, _, now) -> {
            if (now == null) {
                follow.run();
            } else {
                chosen.setValue((T) now.getUserData());
            }
        });
    }
}
