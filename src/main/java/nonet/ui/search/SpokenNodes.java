package nonet.ui.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableObjectValue;
import javafx.geometry.Rectangle2D;
import nonet.play.Branch;
import nonet.ui.search.TreePicture.Item;
import org.jspecify.annotations.Nullable;

/// The visible nodes of a search tree, for screen readers: a list in which each comes after its parent, and then the branches
/// that part from the tree.
final class SpokenNodes implements SpokenItems.Source {

    private static final double SIZE = 20;

    private final ObservableObjectValue<TreePicture> picture;
    private final TreeWords words;
    private final Supplier<TreeCamera> camera;
    private final Supplier<List<BranchStub>> stubs;
    private final LongConsumer goTo;
    private final Consumer<Branch> goToBranch;

    /// @param stubs returns the branches that are not drawn
    /// @param goTo shows the board after the event with this index
    SpokenNodes(
            ObservableObjectValue<TreePicture> picture,
            TreeWords words,
            Supplier<TreeCamera> camera,
            Supplier<List<BranchStub>> stubs,
            LongConsumer goTo,
            Consumer<Branch> goToBranch) {
        this.picture = picture;
        this.words = words;
        this.camera = camera;
        this.stubs = stubs;
        this.goTo = goTo;
        this.goToBranch = goToBranch;
    }

    @Override
    public int count() {
        return items().size() + stubs.get().size();
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
        BranchStub stub = stub(item);
        return stub == null ? words.spoken(items().get(item), picture.get().tree()) : words.branch(stub.branch());
    }

    @Override
    public Rectangle2D place(int item) {
        BranchStub stub = stub(item);
        if (stub != null) {
            return new Rectangle2D(stub.x() - SIZE / 2, stub.y() - SIZE / 2, SIZE, SIZE);
        }
        Item drawn = items().get(item);
        TreeCamera now = camera.get();
        return new Rectangle2D(now.screenX(drawn.x()) - SIZE / 2, now.screenY(drawn.level()) - SIZE / 2, SIZE, SIZE);
    }

    @Override
    public void choose(int item) {
        BranchStub stub = stub(item);
        if (stub != null) {
            goToBranch.accept(stub.branch());
        } else {
            goTo.accept(picture.get().tree().first(items().get(item).node()));
        }
    }

    /// Returns the branch at an index of the list, or null for a node of the tree.
    private @Nullable BranchStub stub(int item) {
        int after = item - items().size();
        return after < 0 ? null : stubs.get().get(after);
    }

    private List<Item> items() {
        return picture.get().items();
    }
}
