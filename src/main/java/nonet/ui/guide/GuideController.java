package nonet.ui.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.guide.ExampleLogic;
import nonet.guide.Exercise;
import nonet.guide.Guide;
import nonet.guide.GuideExample;
import nonet.guide.GuidePage;
import nonet.guide.GuideSearch;
import nonet.guide.PageId;
import nonet.play.Document;
import nonet.solve.Solver;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import org.jspecify.annotations.Nullable;

/// The guide: the page that is read, the pages before and after it, the search, and the example that is shown. The guide
/// is read when a page is first opened, and again when the language changes.
public final class GuideController {

    private static final TaskQueue QUEUE = new TaskQueue("guide");

    /// The time limit for further patterns of an example.
    private static final long PATIENCE = 2_000_000_000L;

    /// The pages that match the query, best first.
    public final ObservableList<GuideSearch.Hit> hits = FXCollections.observableArrayList();

    /// The examples of the page, and last its look-alike.
    public final ObservableList<GuideExample> examples = FXCollections.observableArrayList();

    /// The guide in the current language; null until it is read.
    public final ReadOnlyObjectWrapper<@Nullable Guide> guide = new ReadOnlyObjectWrapper<>();

    /// The page that is read; null before the first one.
    public final ReadOnlyObjectWrapper<@Nullable GuidePage> page = new ReadOnlyObjectWrapper<>();

    public final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
    public final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper();

    /// The query; blank for none.
    public final StringProperty query = new SimpleStringProperty("");

    /// The index of the example that is shown, or -1 for none.
    public final IntegerProperty chosen = new SimpleIntegerProperty(-1);

    private final Messages messages;
    private final Solver checker;
    private final BoardAccess board;

    /// The example that is shown.
    public final ExampleController example;
    private final Consumer<Technique> practice;
    private final Runnable renewing = this::renew;
    private final List<PageId> visited = new ArrayList<>();
    private int at = -1;
    private @Nullable PageId wanted;
    private final Latest loading;
    private final Latest preparing;
    private @Nullable ExampleLogic logic;

    /// @param checker solves the puzzles of examples
    /// @param practice begins to practice a technique
    public GuideController(PaneServices services, Solver checker, Consumer<Technique> practice) {
        messages = services.messages();
        loading = new Latest(services.tasks(), QUEUE);
        preparing = new Latest(services.tasks(), QUEUE);
        board = services.board();
        this.checker = checker;
        this.practice = practice;
        example = new ExampleController(messages, new Explainer(new Words(messages::locale)));
        query.subscribe(this::search);
        chosen.subscribe(index -> prepare(index.intValue()));
        messages.onChange(renewing);
        services.place().visible().subscribe(shown -> {
            if (shown) {
                open();
            }
        });
    }

    /// Opens the guide where it was left, and the first time at its first page.
    public void open() {
        if (page.get() == null) {
            load();
        }
    }

    /// Opens a page.
    public void open(PageId id) {
        wanted = id;
        Guide known = guide.get();
        if (known == null) {
            load();
        } else {
            visit(known, id);
        }
    }

    public void back() {
        go(-1);
    }

    public void forward() {
        go(1);
    }

    /// Begins to practice a technique.
    void practice(Technique technique) {
        practice.accept(technique);
    }

    /// Puts the position of the example that is shown on the board.
    public void takeOver() {
        Exercise shown = example.exercise();
        if (shown != null) {
            GuideExample taken = shown.example();
            String name = new Words(messages.locale()).of(taken.technique());
            Document document = ExampleDocument.of(messages.get("guide.document", name), taken);
            board.openUnsaved(document);
            board.say(messages.get("file.opened", document.name()));
        }
    }

    private void renew() {
        GuidePage read = page.get();
        if (read != null || loading.busy.get()) {
            wanted = read == null ? wanted : read.id();
            guide.set(null);
            load();
        }
    }

    private void load() {
        Locale locale = messages.locale();
        loading.start((_, _) -> Guide.in(locale), this::show);
    }

    private void show(Guide read) {
        boolean again = !visited.isEmpty();
        guide.set(read);
        PageId id = wanted;
        if (id == null) {
            id = read.chapters().getFirst().pages().getFirst();
        }
        if (again && visited.get(at).equals(id)) {
            turnTo(read, id);
        } else {
            visit(read, id);
        }
        search();
    }

    private void visit(Guide read, PageId id) {
        if (read.page(id).isEmpty()) {
            return;
        }
        if (at < 0 || !visited.get(at).equals(id)) {
            visited.subList(at + 1, visited.size()).clear();
            visited.add(id);
            at++;
        }
        turnTo(read, id);
    }

    private void go(int direction) {
        Guide read = guide.get();
        if (read != null && at + direction >= 0 && at + direction < visited.size()) {
            at += direction;
            turnTo(read, visited.get(at));
        }
    }

    private void turnTo(Guide read, PageId id) {
        wanted = id;
        canGoBack.set(at > 0);
        canGoForward.set(at + 1 < visited.size());
        Optional<GuidePage> found = read.page(id);
        examples.setAll(id.technique().map(read::examples).orElse(List.of()));
        chosen.set(-1);
        page.set(found.orElse(null));
        chosen.set(examples.isEmpty() ? -1 : 0);
    }

    private void search() {
        Guide read = guide.get();
        hits.setAll(read == null || query.get().isBlank() ? List.of() : read.search(query.get()));
    }

    private void prepare(int index) {
        preparing.cancel();
        example.clear();
        if (index < 0) {
            return;
        }
        GuideExample shown = examples.get(index);
        preparing.start(
                (_, cancel) -> Exercise.of(shown, logic(), checker, cancel),
                found -> found.ifPresent(exercise -> {
                    example.show(exercise);
                    findOthers(exercise);
                }));
    }

    /// Finds the other conclusions of the technique in the position, so that they are not called wrong.
    private void findOthers(Exercise exercise) {
        Technique technique = exercise.example().technique();
        long deadline = System.nanoTime() + PATIENCE;
        preparing.start(
                (_, cancel) -> {
                    try {
                        return logic().conclusions(
                                        exercise.grid(),
                                        technique,
                                        () -> cancel.requested() || System.nanoTime() - deadline > 0);
                    } catch (CancellationException late) {
                        return Set.<Conclusion>of();
                    }
                },
                others -> example.know(exercise, others));
    }

    /// Made by the tasks that use it, for it takes a while.
    private synchronized ExampleLogic logic() {
        ExampleLogic made = logic == null ? new ExampleLogic(checker) : logic;
        logic = made;
        return made;
    }
}
