package nonet.ui.workshop;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.explain.ChainNotation;
import nonet.explain.mark.MarkedGrid;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.play.Document;
import nonet.proof.ChainJudge;
import nonet.proof.ChainText;
import nonet.proof.DrawnChain;
import nonet.proof.SetJudge;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.training.KeptPositions;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The workshop: a chain, or truths and links, as text, with the verdict, the suggestions for its continuation, and its
/// picture on the board. The conclusions can be applied as a step.
public final class WorkshopController {

    /// Only the latest drawing matters.
    private static final TaskQueue QUEUE = new TaskQueue("workshop");

    private static final TaskQueue KEEPING = new TaskQueue("keep for practice");

    /// What is drawn.
    public enum Tool {
        CHAIN,
        SETS
    }

    /// The rest of the window, as the workshop uses it.
    ///
    /// @param apply applies conclusions to the board
    /// @param shown returns the step that another page shows, or null
    /// @param kept returns the positions kept for practice, in the background
    public record Window(
            Consumer<List<Conclusion>> apply,
            Supplier<@Nullable Deduction> shown,
            Supplier<KeptPositions> kept,
            Output output) {}

    /// Where a drawing goes.
    ///
    /// @param copy puts a text on the clipboard
    /// @param copyPicture puts the board with the drawing on the clipboard, as a picture
    /// @param export writes a text, or the board with the drawing, to a file that the user chooses
    public record Output(Consumer<String> copy, Runnable copyPicture, Consumer<String> export) {}

    /// The selected cell of the board, where suggestions begin; null for none.
    public final ObjectProperty<@Nullable Cell> selected = new SimpleObjectProperty<>();

    /// What is drawn.
    public final ObjectProperty<Tool> tool = new SimpleObjectProperty<>(Tool.CHAIN);

    /// The chain as text.
    public final StringProperty chain = new SimpleStringProperty("");

    /// The truths as text.
    public final StringProperty truths = new SimpleStringProperty("");

    /// The links as text.
    public final StringProperty links = new SimpleStringProperty("");

    /// The verdict.
    public final LocalizedText sentence;

    /// The conclusions of the drawing; empty if it proves nothing.
    public final ReadOnlyObjectWrapper<List<Conclusion>> conclusions = new ReadOnlyObjectWrapper<>(List.of());

    /// Whether anything is drawn.
    public final ReadOnlyBooleanWrapper any = new ReadOnlyBooleanWrapper();

    /// The picture on the board; null while the workshop is not seen.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    /// Why there are no suggestions, if there are none.
    final LocalizedText none;

    private final Tasks tasks;
    private final Window window;
    final WorkshopWords words;
    private final ObservableBooleanValue visible;
    private final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);

    /// The links or sets that can be added.
    final Suggestions suggestions;
    private WorkshopPicture drawn = WorkshopPicture.NONE;
    private @Nullable Technique technique;
    private final Latest judging;

    /// The candidate that was clicked to begin a chain there; null for none.
    private @Nullable Candidate start;

    public WorkshopController(PaneServices services, Window window) {
        Messages messages = services.messages();
        this.tasks = services.tasks();
        judging = new Latest(tasks, QUEUE);
        this.window = window;
        this.words = new WorkshopWords(messages);
        this.sentence = new LocalizedText(messages);
        this.none = new LocalizedText(messages);
        this.suggestions = new Suggestions(tasks);
        this.visible = services.place().visible();
        services.board().document().subscribe(document::set);
        document.addListener((_, before, now) -> {
            if (!now.sketch().links().equals(before.sketch().links())) {
                takeDrawn();
            }
            judge();
        });
        visible.addListener((_, _, _) -> judge());
        tool.addListener((_, _, _) -> judge());
        chain.addListener((_, _, _) -> judge());
        truths.addListener((_, _, _) -> judge());
        links.addListener((_, _, _) -> judge());
        selected.addListener((_, _, cell) -> {
            if (start != null && !start.cell().equals(cell)) {
                start = null;
            }
            suggest();
        });
        suggestions.grouped.addListener((_, _, _) -> suggest());
        suggestions.chosen.addListener((_, _, _) -> draw());
        suggestions.all.subscribe(this::draw);
        judge();
    }

    /// Takes the links that are drawn on the board as the chain.
    public void takeDrawn() {
        DrawnChain.ofDrawn(document.get().sketch().links()).ifPresent(drawnChain -> {
            tool.set(Tool.CHAIN);
            chain.set(drawnChain.toString());
        });
    }

    /// Takes the step that another page shows, if it is a chain or a locked set.
    public void takeShown() {
        Deduction shown = window.shown.get();
        if (shown instanceof Chain found) {
            tool.set(Tool.CHAIN);
            chain.set(ChainNotation.EUREKA.of(found));
        } else if (shown != null && !shown.rankZeroSets().isEmpty()) {
            RankZeroSet set = shown.rankZeroSets().getFirst();
            tool.set(Tool.SETS);
            truths.set(SetJudge.text(set.truths()));
            links.set(SetJudge.text(set.links()));
        } else {
            sentence.say(words::nothingShown);
        }
    }

    /// Adds the chosen suggestion: the link to the chain, or the set to the truths.
    public void add() {
        add(truths);
    }

    /// Adds the chosen set to the links.
    public void addLink() {
        add(links);
    }

    private void add(StringProperty to) {
        switch (suggestions.chosen.get()) {
            case null -> {}
            case Suggestion.Next(DrawnChain longer) -> chain.set(longer.toString());
            case Suggestion.OfSector(Sector sector) ->
                to.set((to.get().strip() + " " + SetJudge.text(List.of(sector))).strip());
        }
    }

    /// Takes a click on a candidate: the chain continues there if it can, or begins there if there is none yet.
    public void pick(Candidate candidate) {
        if (!visible.get() || tool.get() == Tool.SETS) {
            return;
        }
        DrawnChain longer =
                begun().flatMap(chain -> suggestions.to(candidate, chain)).orElse(null);
        if (longer != null) {
            start = null;
            chain.set(longer.toString());
        } else if (chain.get().isBlank()) {
            start = candidate;
            suggest();
        }
    }

    /// Returns the chain so far, which is a candidate alone at first; empty if there is none or it cannot be read.
    private Optional<DrawnChain> begun() {
        if (chain.get().isBlank()) {
            return Optional.ofNullable(start).map(DrawnChain::from);
        }
        return ChainText.read(chain.get(), grid()) instanceof ChainText.Read.Chain(DrawnChain read)
                ? Optional.of(read)
                : Optional.empty();
    }

    /// Takes the last link away.
    public void shorten() {
        if (ChainText.read(chain.get(), grid()) instanceof ChainText.Read.Chain(DrawnChain read)) {
            chain.set(read.joints().size() < 2 ? "" : read.shorter().toString());
        }
    }

    /// Adds links that cover the candidates of the truths that are left.
    public void complete() {
        List<Sector> all = SetJudge.read(truths.get()).orElse(List.of());
        List<Sector> covering = SetJudge.read(links.get()).orElse(List.of());
        links.set(SetJudge.text(SetJudge.completed(all, covering, grid())));
    }

    /// Empties the workshop.
    public void clear() {
        chain.set("");
        truths.set("");
        links.set("");
    }

    /// Applies the conclusions to the board.
    public void apply() {
        window.apply.accept(conclusions.get());
    }

    /// Copies the drawing and its conclusions, as text.
    public void copy() {
        window.output.copy.accept(text());
    }

    /// Copies the board with the drawing, as a picture.
    public void copyPicture() {
        window.output.copyPicture.run();
    }

    /// Writes the drawing to a file.
    public void export() {
        window.output.export.accept(text());
    }

    private String text() {
        String what = tool.get() == Tool.CHAIN ? chain.get() : truths.get() + " / " + links.get();
        int end = what.indexOf("=>");
        String drawing = (end < 0 ? what : what.substring(0, end)).strip();
        return conclusions.get().isEmpty() ? drawing : drawing + " => " + words.list(conclusions.get());
    }

    /// Keeps the position for practice, to find the conclusions there again.
    public void keep() {
        Grid grid = grid();
        List<Conclusion> drawnHere = conclusions.get();
        Technique by = technique;
        tasks.start(
                KEEPING,
                (_, cancel) -> window.kept.get().keep(grid, drawnHere, by, cancel),
                found -> sentence.say(() -> words.kept(found)),
                _ -> sentence.say(words::notKept));
    }

    private Grid grid() {
        return Hints.position(document.get()).grid();
    }

    /// Judges the drawing in the background.
    private void judge() {
        judging.cancel();
        conclusions.set(List.of());
        technique = null;
        Grid grid = grid();
        boolean chains = tool.get() == Tool.CHAIN;
        any.set(!(chains ? chain.get() : truths.get() + links.get()).isBlank());
        drawn = WorkshopPicture.NONE;
        if (!visible.get()) {
            picture.set(null);
            return;
        }
        if (!any.get()) {
            sentence.say(() -> words.idle(chains));
            suggest();
        } else if (chains) {
            judgeChain(grid);
        } else {
            judgeSets(grid);
        }
    }

    private void judgeChain(Grid grid) {
        String text = chain.get();
        switch (ChainText.read(text, grid)) {
            case ChainText.Read.Misfit(int at) -> {
                sentence.say(() -> words.misfit(text, at));
                suggest();
            }
            case ChainText.Read.Chain(DrawnChain read) ->
                start(cancel -> ChainJudge.judge(read, grid, cancel), verdict -> {
                    take(read, verdict, grid);
                    sentence.say(() -> words.of(verdict));
                });
        }
    }

    private void judgeSets(Grid grid) {
        List<Sector> ofTruths = SetJudge.read(truths.get()).orElse(null);
        List<Sector> ofLinks = SetJudge.read(links.get()).orElse(null);
        if (ofTruths == null || ofLinks == null) {
            sentence.say(words::noSector);
            suggest();
        } else {
            start(cancel -> SetJudge.judge(ofTruths, ofLinks, grid, cancel), verdict -> {
                conclusions.set(verdict.conclusions());
                drawn = WorkshopPicture.of(ofTruths, ofLinks, verdict, grid);
                sentence.say(() -> words.of(verdict, ofTruths.size(), ofLinks.size()));
                suggest();
            });
        }
    }

    private <T> void start(Function<Cancel, T> work, Consumer<T> done) {
        judging.start((_, cancel) -> work.apply(cancel), done, _ -> sentence.say(words::failed));
    }

    private void take(DrawnChain read, ChainJudge.ChainVerdict verdict, Grid grid) {
        if (verdict instanceof ChainJudge.ChainVerdict.Right(Chain found)) {
            conclusions.set(found.conclusions());
            technique = found.technique();
        }
        drawn = WorkshopPicture.of(read, verdict, grid);
        suggest();
    }

    private void suggest() {
        Cell cell = selected.get();
        boolean sets = tool.get() == Tool.SETS;
        boolean begun = !chain.get().isBlank();
        boolean fits = !begun || ChainText.read(chain.get(), grid()) instanceof ChainText.Read.Chain;
        Candidate first = start;
        none.say(() -> words.none(sets, begun, fits, first == null || sets ? cell : first));
        if (sets) {
            suggestions.ofSets(selected.get(), grid());
        } else {
            suggestions.ofChain(chain.get(), start, selected.get(), grid());
        }
        draw();
    }

    private void draw() {
        Suggestion chosen = suggestions.chosen.get();
        Set<Candidate> next = suggestions.ends(start != null || !chain.get().isBlank());
        boolean clickable = tool.get() == Tool.CHAIN && !document.get().isBare();
        boolean seen = visible.get() && (any.get() || chosen != null || clickable);
        picture.set(seen ? drawn.begunAt(start).with(chosen, next, grid()) : null);
    }
}
