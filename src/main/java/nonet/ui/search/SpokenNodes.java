package nonet.ui.search;

import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableObjectValue;
import javafx.geometry.Rectangle2D;
import nonet.ui.search.TreePicture.Item;

/// The visible nodes of a search tree, for screen readers: a list in which each comes after its parent.
final class SpokenNodes implements SpokenItems.Source {

    private static final double SIZE = 20;

    private final ObservableObjectValue<TreePicture> picture;
    private final TreeWords words;
    private final Supplier<TreeCamera> camera;
    private final LongConsumer goTo;

    /// @param goTo shows the board after the event with this index
    SpokenNodes(
            ObservableObjectValue<TreePicture> picture,
            TreeWords words,
            Supplier<TreeCamera> camera,
            LongConsumer goTo) {
        this.picture = picture;
        this.words = words;
        this.camera = camera;
        this.goTo = goTo;
    }

    @Override
    public int count() {
        return items().size();
    }

    @Override
    public int current() {
        List<Item> items = items();
        for (int index = 0; index < items.size(); index++) {
            if (items.get(index).current()) {
                return index;
            }
        }
        return -1;
    }

    @Override
    public String text(int item) {
        return words.spoken(items().get(item), picture.get().tree());
    }

    @Override
    public Rectangle2D place(int item) {
        Item drawn = items().get(item);
        TreeCamera now = camera.get();
        return new Rectangle2D(now.screenX(drawn.x()) - SIZE / 2, now.screenY(drawn.level()) - SIZE / 2, SIZE, SIZE);
    }

    @Override
    public void choose(int item) {
        goTo.accept(picture.get().tree().first(items().get(item).node()));
    }

    private List<Item> items() {
        return picture.get().items();
    }
}
