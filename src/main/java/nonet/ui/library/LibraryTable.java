package nonet.ui.library;

import static nonet.ui.kit.ViewKeys.row;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import nonet.library.Grade;
import nonet.library.LibraryEntry;
import nonet.rate.csp.CspScale;
import nonet.rate.csp.StoredCspRatings;
import nonet.rate.se.StoredSeRating;
import nonet.ui.kit.Cells;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.FittedTable;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The puzzles of a collection, a row each. A double click or Enter opens one.
final class LibraryTable extends FittedTable<LibraryEntry> {

    /// From easy to hard; improper and unrated puzzles last.
    private static final Comparator<LibraryEntry> BY_DIFFICULTY = Comparator.<LibraryEntry, @Nullable Grade>comparing(
                    LibraryEntry::grade, Comparator.nullsLast(Comparator.<Grade>naturalOrder()))
            .thenComparingInt(LibraryEntry::score);

    /// Copies the selected puzzles as lines.
    static final String COPY = "Shortcut+C";

    /// The width below which there are no columns for what the preview of a puzzle tells, too.
    private static final double FULL_WIDTH = 620;

    private final LibraryController controller;
    private final Map<TableColumn<LibraryEntry, ?>, Comparator<LibraryRows.Row>> orders = new HashMap<>();
    private boolean following;

    LibraryTable(Messages messages, LibraryController controller, FilePicker files) {
        super(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        this.controller = controller;
        setId("library-table");
        setAccessibleText(messages.get("library.title"));
        Label empty = new Label();
        empty.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(controller.loaded.get() ? "library.empty" : "library.loading"),
                        controller.loaded));
        empty.setWrapText(true);
        setPlaceholder(empty);
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        addColumns(messages, new LibraryWords(messages));
        setItems(controller.puzzles);
        setSortPolicy(_ -> {
            controller.sort(order());
            return true;
        });
        getSelectionModel().getSelectedItems().addListener((ListChangeListener<LibraryEntry>) change -> choose());
        ViewListeners.observe(this, controller.chosen, this::follow);
        ViewListeners.onChange(this, controller.changing, changes -> {
            if (!changes) {
                select(controller.chosen.get());
            }
        });
        setRowFactory(table -> {
            TableRow<LibraryEntry> row = new TableRow<>();
            row.setOnMouseClicked(click -> {
                if (click.getClickCount() == 2 && !row.isEmpty()) {
                    controller.open();
                }
            });
            PuzzleDrag.from(row, controller);
            return row;
        });
        setContextMenu(new PuzzleMenu(messages, controller, files));
        LibraryView.TABLE_KEYS.handle(this, controller);
    }

    private void addColumns(Messages messages, LibraryWords words) {
        add(messages.get("library.solved-column"), 36, by(LibraryEntry::solved), kept -> kept.solved() ? "\u2713" : "");
        add(
                        messages.get("library.name"),
                        240,
                        Comparator.comparing(LibraryRows.Row::name, LibraryTable::compareNames),
                        controller.collections::nameOf)
                .setMinWidth(100);
        TableColumn<LibraryEntry, LibraryEntry> grade = add(
                "", 125, Comparator.comparing(LibraryRows.Row::entry, BY_DIFFICULTY), kept -> words.of(kept.grade()));
        grade.setMinWidth(grade.getPrefWidth());
        ViewListeners.observe(
                this, controller.profile, profile -> grade.setText(messages.get("library.grade", profile)));
        TableColumn<LibraryEntry, LibraryEntry> score = add(
                messages.get("library.score"),
                70,
                by(LibraryEntry::score),
                kept -> kept.score() == 0 ? null : String.valueOf(kept.score()));
        score.setMinWidth(score.getPrefWidth());
        score.getStyleClass().add("number-column");
        addRating(messages.get("library.er"), StoredSeRating.BY_ER, words::er);
        TableColumn<LibraryEntry, LibraryEntry> pearl =
                addRating(messages.get("library.ep"), Comparator.comparingInt(StoredSeRating::ep), words::ep);
        addRating(messages.get("library.ed"), Comparator.comparingInt(StoredSeRating::ed), words::ed);
        List<TableColumn<LibraryEntry, LibraryEntry>> patterns = Stream.of(CspScale.values())
                .map(scale -> addPattern(words, scale))
                .toList();
        TableColumn<LibraryEntry, LibraryEntry> tags = add(
                messages.get("library.tags"),
                90,
                Comparator.comparing(
                        row -> tags(row.entry()),
                        String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder())),
                LibraryTable::tags);
        tags.setMinWidth(72);
        List<TableColumn<LibraryEntry, ?>> full = List.copyOf(getColumns());
        Runnable show = () -> {
            double more = controller.patterns.shown.get()
                    ? patterns.size() * patterns.getFirst().getPrefWidth()
                    : 0;
            boolean wide = getWidth() == 0 || getWidth() >= FULL_WIDTH + more;
            List<TableColumn<LibraryEntry, ?>> wanted = full.stream()
                    .filter(column -> patterns.contains(column)
                            ? controller.patterns.shown.get()
                            : wide || full.indexOf(column) < full.indexOf(pearl))
                    .toList();
            if (!getColumns().equals(wanted)) {
                getColumns().setAll(wanted);
            }
        };
        widthProperty().subscribe(show);
        ViewListeners.onInvalidation(this, controller.patterns.shown, show);
    }

    /// Adds a column of ratings by patterns; puzzles without a rating come first, and those beyond the patterns last.
    private TableColumn<LibraryEntry, LibraryEntry> addPattern(LibraryWords words, CspScale scale) {
        Comparator<LibraryRows.Row> unratedFirst = Comparator.<LibraryRows.Row, @Nullable StoredCspRatings>comparing(
                row -> row.entry().patterns(),
                Comparator.nullsFirst(Comparator.comparingInt(rated -> rated.number(scale))));
        TableColumn<LibraryEntry, LibraryEntry> column = add(scale.symbol(), 48, unratedFirst, kept -> {
            StoredCspRatings rated = kept.patterns();
            return rated == null ? null : words.of(rated, scale);
        });
        column.setMinWidth(column.getPrefWidth());
        column.getStyleClass().add("number-column");
        return column;
    }

    private void choose() {
        if (!following && !controller.changing.get()) {
            following = true;
            controller.chosen.set(List.copyOf(getSelectionModel().getSelectedItems()));
            following = false;
        }
    }

    private void follow(List<LibraryEntry> chosen) {
        if (!following && !chosen.equals(getSelectionModel().getSelectedItems())) {
            select(chosen);
        }
    }

    /// Selects puzzles by their places, for a search for each would take long in a large collection.
    private void select(List<LibraryEntry> chosen) {
        Set<Long> ids = chosen.stream().map(LibraryEntry::id).collect(Collectors.toSet());
        int[] places = IntStream.range(0, ids.isEmpty() ? 0 : getItems().size())
                .filter(place -> ids.contains(getItems().get(place).id()))
                .toArray();
        following = true;
        getSelectionModel().clearSelection();
        if (places.length > 0) {
            getSelectionModel().selectIndices(places[0], places);
        }
        following = false;
    }

    /// Returns the order of the columns by which the user sorts; null if there are none.
    private @Nullable Comparator<LibraryRows.Row> order() {
        Comparator<LibraryRows.Row> all = null;
        for (TableColumn<LibraryEntry, ?> column : getSortOrder()) {
            Comparator<LibraryRows.Row> upwards = Objects.requireNonNull(orders.get(column));
            Comparator<LibraryRows.Row> by =
                    column.getSortType() == TableColumn.SortType.DESCENDING ? upwards.reversed() : upwards;
            all = all == null ? by : all.thenComparing(by);
        }
        return all;
    }

    private static <T extends Comparable<T>> Comparator<LibraryRows.Row> by(Function<LibraryEntry, T> value) {
        return Comparator.comparing(row -> value.apply(row.entry()));
    }

    private static String tags(LibraryEntry entry) {
        return String.join(", ", entry.tags());
    }

    /// Adds a column of one of the three numbers of Sudoku Explainer; puzzles without a rating come first.
    private TableColumn<LibraryEntry, LibraryEntry> addRating(
            String title, Comparator<StoredSeRating> order, Function<StoredSeRating, String> text) {
        Comparator<LibraryRows.Row> unratedFirst = Comparator.<LibraryRows.Row, @Nullable StoredSeRating>comparing(
                row -> row.entry().explained(), Comparator.nullsFirst(order));
        TableColumn<LibraryEntry, LibraryEntry> rating =
                add(title, 56, unratedFirst, kept -> kept.explained() == null ? null : text.apply(kept.explained()));
        rating.setMinWidth(rating.getPrefWidth());
        rating.getStyleClass().add("number-column");
        return rating;
    }

    private TableColumn<LibraryEntry, LibraryEntry> add(
            String title,
            double width,
            Comparator<LibraryRows.Row> order,
            Function<LibraryEntry, @Nullable String> text) {
        TableColumn<LibraryEntry, LibraryEntry> column = new TableColumn<>(title);
        column.setPrefWidth(width);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(Cells.column(text));
        orders.put(column, order);
        getColumns().add(column);
        return column;
    }

    /// Compares numbers in names as numbers: puzzle 2 comes before puzzle 10.
    static int compareNames(String one, String other) {
        int i = 0;
        int j = 0;
        while (i < one.length() && j < other.length()) {
            int order;
            if (isDigit(one, i) && isDigit(other, j)) {
                int from = pastZeros(one, i);
                int otherFrom = pastZeros(other, j);
                i = pastDigits(one, from);
                j = pastDigits(other, otherFrom);
                order = Integer.compare(i - from, j - otherFrom);
                order = order != 0 ? order : one.substring(from, i).compareTo(other.substring(otherFrom, j));
            } else {
                order = Character.compare(one.charAt(i++), other.charAt(j++));
            }
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.length() - i, other.length() - j);
    }

    private static boolean isDigit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private static int pastZeros(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) == '0') {
            at++;
        }
        return at;
    }

    private static int pastDigits(String text, int from) {
        int at = from;
        while (isDigit(text, at)) {
            at++;
        }
        return at;
    }
}
