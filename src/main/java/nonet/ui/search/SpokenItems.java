package nonet.ui.search;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.collections.FXCollections;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A drawing as a list of items for screen readers. A canvas has no nodes for its picture, so an item gets an
/// invisible one when the toolkit requests it; only the latest are kept.
final class SpokenItems {

    private static final int KEPT = 64;

    /// The drawn items by index.
    interface Source {

        int count();

        /// Returns the index of the current item, or -1 if there is none.
        int current();

        String text(int item);

        /// Returns the place of an item in the drawing.
        Rectangle2D place(int item);

        /// Makes an item the current one.
        void choose(int item);
    }

    private final List<Node> children;
    private final Source source;
    private final Map<Integer, Item> made = new LinkedHashMap<>(16, 0.75f, true);

    /// @param children the children of the drawing
    SpokenItems(List<Node> children, Source source) {
        this.children = children;
        this.source = source;
    }

    /// Returns the answer to a question of the toolkit, or null if it is not about the list.
    @Nullable
    Object answer(AccessibleAttribute attribute, @Nullable Object... parameters) {
        return switch (attribute) {
            case ITEM_COUNT -> source.count();
            case ITEM_AT_INDEX -> parameters[0] instanceof Integer index ? item(index) : null;
            case FOCUS_ITEM -> item(source.current());
            case SELECTED_ITEMS -> {
                Node current = item(source.current());
                yield current == null
                        ? FXCollections.<Node>emptyObservableList()
                        : FXCollections.observableArrayList(current);
            }
            case MULTIPLE_SELECTION -> false;
            default -> null;
        };
    }

    private @Nullable Node item(int index) {
        if (index < 0 || index >= source.count()) {
            return null;
        }
        Item asked = made.get(index);
        if (asked == null) {
            if (made.size() >= KEPT) {
                Iterator<Item> eldest = made.values().iterator();
                children.remove(eldest.next());
                eldest.remove();
            }
            asked = new Item(index);
            made.put(index, asked);
            children.add(asked);
        }
        return asked;
    }

    private final class Item extends Region {

        private final int index;

        Item(int index) {
            this.index = index;
            setAccessibleRole(AccessibleRole.LIST_ITEM);
            setManaged(false);
            setMouseTransparent(true);
        }

        @Override
        public @Nullable Object queryAccessibleAttribute(
                AccessibleAttribute attribute, @Nullable Object... parameters) {
            if (index >= source.count()) {
                return super.queryAccessibleAttribute(attribute, parameters);
            }
            return switch (attribute) {
                case TEXT -> source.text(index);
                case INDEX -> index;
                case SELECTED -> index == source.current();
                case BOUNDS -> {
                    Rectangle2D place = source.place(index);
                    resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
                    yield super.queryAccessibleAttribute(attribute, parameters);
                }
                default -> super.queryAccessibleAttribute(attribute, parameters);
            };
        }

        @Override
        public void executeAccessibleAction(AccessibleAction action, @Nullable Object... parameters) {
            if (action == AccessibleAction.REQUEST_FOCUS && index < source.count()) {
                source.choose(index);
            } else {
                super.executeAccessibleAction(action, parameters);
            }
        }
    }
}
