package nonet.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.WeakListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ToggleGroup;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Listeners of views on values that outlive them: views are made anew when the language changes, controllers stay. Such a
/// listener lives as long as its view, and does not keep the view in memory.
public final class ViewListeners {

    private ViewListeners() {}

    /// Passes a value on, now and after each change.
    public static <T extends @Nullable Object> void observe(
            Node view, ObservableValue<T> value, Consumer<? super T> action) {
        onChange(view, value, action);
        action.accept(value.getValue());
    }

    /// Passes a value on, now and after each change, while the window of a view is shown; a change that comes while it is
    /// closed, once it is shown again. For trees: JavaFX forgets the styles of a closed window, but a cell of a tree looks for
    /// its colors whenever its text changes, and would find none.
    public static <T extends @Nullable Object> void observeShown(
            Node view, ObservableValue<T> value, Consumer<? super T> action) {
        ObservableValue<Boolean> shown = view.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false);
        List<T> passed = new ArrayList<>();
        Runnable pass = () -> {
            T now = value.getValue();
            if (shown.getValue() && (passed.isEmpty() || passed.getFirst() != now)) {
                passed.clear();
                passed.add(now);
                action.accept(now);
            }
        };
        onChange(view, value, _ -> pass.run());
        shown.addListener((_, _, _) -> pass.run());
        pass.run();
    }

    /// Passes a value on after each change.
    public static <T extends @Nullable Object> void onChange(
            Node view, ObservableValue<T> value, Consumer<? super T> action) {
        ChangeListener<T> listener = (_, _, now) -> action.accept(now);
        keep(view.getProperties(), listener);
        value.addListener(new WeakChangeListener<>(listener));
    }

    /// Runs an action after each change of a value or list.
    public static void onInvalidation(Node view, Observable value, Runnable action) {
        InvalidationListener listener = _ -> action.run();
        keep(view.getProperties(), listener);
        value.addListener(new WeakInvalidationListener(listener));
    }

    /// Runs an action after each change of a list, when the views of the list made before have followed it.
    public static <T> void onListChange(Node view, ObservableList<T> list, Runnable action) {
        ListChangeListener<T> listener = _ -> action.run();
        keep(view.getProperties(), listener);
        list.addListener(new WeakListChangeListener<>(listener));
    }

    /// Runs an action after each change of a value, as long as the group of its toggles is in memory.
    static void onInvalidation(ToggleGroup group, Observable value, Runnable action) {
        InvalidationListener listener = _ -> action.run();
        keep(group.getProperties(), listener);
        value.addListener(new WeakInvalidationListener(listener));
    }

    @SuppressWarnings("unchecked")
    private static void keep(Map<Object, Object> properties, Object listener) {
        ((List<Object>) properties.computeIfAbsent(ViewListeners.class, _ -> new ArrayList<>())).add(listener);
    }
}
