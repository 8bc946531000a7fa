package nonet.ui.guide;

import static javafx.scene.input.KeyCode.DOWN;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.guide.Guide;
import nonet.guide.GuidePage;
import nonet.guide.GuideSearch;
import nonet.guide.PageId;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The table of contents, or in its place what a search finds.
final class ContentsView extends VBox {

    /// An entry of the contents.
    ///
    /// @param page its page, or null for a title alone
    private record Entry(String title, @Nullable PageId page) {}

    static final ViewKeys<ContentsView> QUERY_KEYS = ViewKeys.of(row(
            "keys.guide-find", key(DOWN, view -> (view.hits.isVisible() ? view.hits : view.tree).requestFocus())));

    private final GuideController controller;
    private final TreeView<Entry> tree = new TreeView<>();
    private final ListView<GuideSearch.Hit> hits;
    private final TextField query = new TextField();
    private boolean following;

    ContentsView(Messages messages, GuideController controller) {
        this.controller = controller;
        getStyleClass().add("guide-contents");
        setAccessibleText(messages.get("guide.contents"));
        tree.setAccessibleText(messages.get("guide.contents"));
        query.setId("guide-query");
        query.setPromptText(messages.get("guide.search"));
        query.setAccessibleText(messages.get("guide.search"));
        query.textProperty().bindBidirectional(controller.query);
        hits = hits(messages);
        query.setOnAction(entered -> openFirst());
        QUERY_KEYS.handle(query, this);
        tree();
        StackPane lists = new StackPane(tree, hits);
        VBox.setVgrow(lists, Priority.ALWAYS);
        hits.visibleProperty().bind(in(controller.query, query -> !query.isBlank()));
        tree.visibleProperty().bind(hits.visibleProperty().not());
        getChildren().addAll(query, lists);
        ViewListeners.observeShown(this, controller.guide, this::fill);
        ViewListeners.observeShown(this, controller.page, this::follow);
    }

    /// Begins a search.
    void search() {
        query.requestFocus();
        query.selectAll();
    }

    private ListView<GuideSearch.Hit> hits(Messages messages) {
        ListView<GuideSearch.Hit> list = new ListView<>(controller.hits);
        list.setId("guide-hits");
        list.setPlaceholder(new Label(messages.get("guide.nothing")));
        list.setCellFactory(_ -> new HitCell());
        list.getSelectionModel().selectedItemProperty().subscribe(hit -> {
            if (hit != null) {
                controller.open(hit.id());
            }
        });
        return list;
    }

    private void openFirst() {
        if (!hits.getItems().isEmpty()) {
            hits.getSelectionModel().selectFirst();
        }
    }

    private void tree() {
        tree.setId("guide-tree");
        tree.setShowRoot(false);
        tree.setCellFactory(_ -> new Row());
        tree.getSelectionModel().selectedItemProperty().subscribe(item -> {
            PageId page = item == null ? null : item.getValue().page;
            if (page != null && !following) {
                controller.open(page);
            }
        });
    }

    /// An entry as wide as the contents. Its tip has the whole title.
    private static final class Row extends TreeCell<Entry> {

        Row() {
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            String title = entry == null || empty ? null : entry.title;
            setText(title);
            setTooltip(title == null ? null : new Tooltip(title));
        }
    }

    private static TreeItem<Entry> part(Guide guide, Guide.Chapter chapter) {
        TreeItem<Entry> part =
                new TreeItem<>(new Entry(chapter.title(), chapter.own().orElse(null)));
        for (PageId page : chapter.pages()) {
            part.getChildren().add(new TreeItem<>(new Entry(guide.title(page), page)));
        }
        return part;
    }

    private void fill(@Nullable Guide guide) {
        TreeItem<Entry> root = new TreeItem<>();
        if (guide != null) {
            guide.chapters().forEach(chapter -> root.getChildren().add(part(guide, chapter)));
        }
        following = true;
        tree.setRoot(root);
        following = false;
        follow(controller.page.get());
    }

    /// Selects the page that is read.
    private void follow(@Nullable GuidePage page) {
        if (page == null || tree.getRoot() == null) {
            return;
        }
        for (TreeItem<Entry> chapter : tree.getRoot().getChildren()) {
            if (page.id().equals(chapter.getValue().page)) {
                select(chapter);
            }
            for (TreeItem<Entry> entry : chapter.getChildren()) {
                if (page.id().equals(entry.getValue().page)) {
                    chapter.setExpanded(true);
                    select(entry);
                }
            }
        }
    }

    private void select(TreeItem<Entry> item) {
        following = true;
        tree.getSelectionModel().select(item);
        following = false;
        tree.scrollTo(Math.max(0, tree.getRow(item) - 4));
    }

    /// A page that a search has found: its title, and below it what surrounds the words in its text.
    private static final class HitCell extends ListCell<GuideSearch.Hit> {

        private final Label title = label("guide-hit-title");
        private final Label excerpt = label("guide-hit-excerpt");
        private final VBox both = new VBox(title, excerpt);

        HitCell() {
            when(excerpt.textProperty().isNotEmpty(), excerpt);
            // As wide as the list and no wider, so that long lines wrap.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(GuideSearch.@Nullable Hit hit, boolean empty) {
            super.updateItem(hit, empty);
            setGraphic(hit == null || empty ? null : both);
            title.setText(hit == null ? "" : hit.title());
            excerpt.setText(hit == null ? "" : hit.excerpt());
            setAccessibleText(hit == null ? null : hit.title());
        }

        @Override
        protected double computePrefHeight(double width) {
            double inside = getWidth() - snappedLeftInset() - snappedRightInset();
            return isEmpty()
                    ? super.computePrefHeight(width)
                    : both.prefHeight(inside) + snappedTopInset() + snappedBottomInset();
        }

        private static Label label(String style) {
            Label label = wrapped(new Label());
            label.getStyleClass().add(style);
            return label;
        }
    }
}
