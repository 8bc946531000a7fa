package nonet.ui.search;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import javafx.beans.property.LongProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleLongProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.play.Branch;
import nonet.trace.Contradiction;
import nonet.trace.SearchTree;
import nonet.trace.TreeSnapshot;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.search.TreePicture.Item;
import org.jspecify.annotations.Nullable;

/// The visible part of the search tree, and the user's actions on it. The tree may grow on another thread meanwhile;
/// it is looked at once a frame.
public final class SearchTreeController {

    /// The part of the tree that is drawn.
    public enum Scope {
        /// The path to the current moment, with its side branches folded.
        PATH,
        /// The whole tree, scaled to fit.
        WHOLE
    }

    private static final int UNFOLDED_AT_ONCE = 24;

    /// The tree to look at, or null if there is no search yet.
    public final ObjectProperty<@Nullable SearchTree> tree = new SimpleObjectProperty<>();

    /// The index of the event whose board is shown; -1 for the start.
    public final LongProperty shown = new SimpleLongProperty(-1);

    public final ObjectProperty<Scope> scope = new SimpleObjectProperty<>(Scope.PATH);

    /// The branches of the search that is looked at.
    public final ObjectProperty<Branching> branching = new SimpleObjectProperty<>(Branching.NONE);

    /// The sentence on the nodes that are not drawn individually.
    public final LocalizedText folded;

    final ReadOnlyObjectWrapper<TreePicture> picture = new ReadOnlyObjectWrapper<>(TreePicture.EMPTY);

    /// Whether a user unfolded any branch.
    final ReadOnlyBooleanWrapper anyUnfolded = new ReadOnlyBooleanWrapper();

    private final TreeWords words;
    private final LongConsumer goTo;
    private final TreeViewport sight = new TreeViewport();

    /// The first events of the nodes that a user unfolded.
    private final Set<Long> unfolded = new HashSet<>();

    private Consumer<Branch> goToBranch = _ -> {};
    private TreeSnapshot snapshot = TreeSnapshot.EMPTY;
    private boolean stale = true;

    /// @param deadEnd returns the sentence on a contradiction
    /// @param goTo shows the board after the event with this index, or the start for -1
    public SearchTreeController(Messages messages, Function<Contradiction, String> deadEnd, LongConsumer goTo) {
        folded = new LocalizedText(messages);
        this.words = new TreeWords(messages, deadEnd);
        this.goTo = goTo;
        tree.subscribe(_ -> {
            snapshot = TreeSnapshot.EMPTY;
            picture.set(TreePicture.EMPTY);
            foldAgain();
        });
        shown.subscribe(this::refresh);
        scope.subscribe(this::fit);
    }

    /// Sets what shows another branch.
    public void onBranch(Consumer<Branch> action) {
        goToBranch = action;
    }

    /// Shows another branch.
    void go(Branch branch) {
        goToBranch.accept(branch);
    }

    /// Updates the picture. Called by the window once a frame while the tree is visible.
    public void pulse() {
        SearchTree followed = tree.get();
        if (followed != null) {
            TreeSnapshot now = followed.snapshot();
            if (now.index() != snapshot.index()) {
                snapshot = now;
                stale = true;
            }
        }
        if (stale) {
            stale = false;
            draw();
        }
    }

    /// Shows the whole picture, as large as it fits.
    public void fit() {
        sight.fit();
        refresh();
    }

    /// Scales the picture around the center of the view.
    public void zoom(double factor) {
        zoom(factor, sight.width() / 2, sight.height() / 2);
    }

    /// Draws the folded branches that a user unfolded as folded ones again.
    public void foldAgain() {
        unfolded.clear();
        anyUnfolded.set(false);
        fit();
    }

    TreeCamera camera() {
        return sight.camera();
    }

    /// Returns the branches that are not drawn.
    List<BranchStub> stubs() {
        return BranchStub.of(picture.get(), camera(), branching.get());
    }

    /// Returns the short name of a node.
    String name(int node) {
        return words.name(picture.get().tree().candidate(node));
    }

    /// Returns a summary of the picture in a few words.
    String summary() {
        return words.summary(picture.get(), shown.get());
    }

    /// Returns the description of the node at this place of the view, or null if there is none.
    @Nullable
    String about(double x, double y) {
        Item item = sight.at(picture.get(), x, y);
        TreeSnapshot of = picture.get().tree();
        return item == null ? null : words.about(item, of, of.hasChildren(item.node()));
    }

    /// Returns the nodes in sight as a list, each after its parent, then the branches that are not drawn.
    SpokenItems.Source spoken() {
        return new SpokenNodes(picture.getReadOnlyProperty(), words, this::camera, this::stubs, goTo, this::go);
    }

    void resize(double width, double height) {
        sight.resize(width, height);
        refresh();
    }

    /// Keeps room above the tree.
    void reserve(double height) {
        sight.reserve(height);
        refresh();
    }

    void zoom(double factor, double x, double y) {
        sight.zoom(factor, x, y, scope.get(), picture.get());
        refresh();
    }

    void pan(double dx, double dy) {
        sight.pan(dx, dy);
        refresh();
    }

    /// Unfolds the branch at this place of the view, or goes to the guess there; if that is shown already, to its
    /// outcome.
    void click(double x, double y) {
        Optional<BranchStub> stub =
                stubs().stream().filter(each -> each.isAt(x, y)).findFirst();
        if (stub.isPresent()) {
            go(stub.get().branch());
            return;
        }
        Item item = sight.at(picture.get(), x, y);
        if (item == null) {
            return;
        }
        TreeSnapshot of = picture.get().tree();
        if (!item.folded() || !of.hasChildren(item.node())) {
            go(of, item.node());
        } else if (scope.get() == Scope.WHOLE) {
            sight.lookAt(of.number(item.node()), of.weight(item.node()));
            refresh();
        } else {
            unfold(of, item.node());
            sight.hold(item, of, shown.get(), unfolded);
            refresh();
        }
    }

    /// Goes to the guess above the current one.
    void toParent() {
        TreeSnapshot of = picture.get().tree();
        goTo.accept(of.first(of.parent(current(of))));
    }

    /// Goes to the first guess below the current one.
    void toChild() {
        TreeSnapshot of = picture.get().tree();
        int node = current(of);
        if (of.hasChildren(node)) {
            goTo.accept(of.first(node + 1));
        }
    }

    /// Goes to the previous or the next alternative of the current guess.
    ///
    /// @param by -1 or 1
    void toSibling(int by) {
        TreeSnapshot of = picture.get().tree();
        int node = current(of);
        int parent = of.parent(node);
        for (int child = parent + 1; node > 0 && child < of.end(parent); child = of.end(child)) {
            if (by > 0 ? child > node : of.end(child) == node) {
                goTo.accept(of.first(child));
                return;
            }
        }
    }

    private int current(TreeSnapshot of) {
        int[] path = of.path(shown.get());
        return path[path.length - 1];
    }

    private void go(TreeSnapshot of, int node) {
        long first = of.first(node);
        long death = of.contradictionIndex(node);
        goTo.accept(first != shown.get() ? first : death >= 0 ? death : of.last(node));
    }

    /// Unfolds a branch and its uppermost branches, as many as remain readable.
    private void unfold(TreeSnapshot of, int node) {
        anyUnfolded.set(true);
        Queue<Integer> next = new ArrayDeque<>(Set.of(node));
        for (int drawn = 0; drawn < UNFOLDED_AT_ONCE && !next.isEmpty(); ) {
            int parent = next.remove();
            unfolded.add(of.first(parent));
            for (int child = parent + 1; child < of.end(parent) && drawn < UNFOLDED_AT_ONCE; child = of.end(child)) {
                drawn++;
                if (of.hasChildren(child)) {
                    next.add(child);
                }
            }
        }
    }

    private void refresh() {
        stale = true;
    }

    private void draw() {
        TreePicture next = sight.picture(scope.get(), snapshot, shown.get(), unfolded);
        folded.say(() -> words.folded(next));
        picture.set(next);
    }
}
