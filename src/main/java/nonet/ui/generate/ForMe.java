package nonet.ui.generate;

import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.deduce.Technique;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleRequest;
import nonet.library.LibraryFile;
import nonet.library.Solve.Effort;
import nonet.library.Solves;
import nonet.rate.Profile;
import nonet.training.NextPuzzle;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The puzzle that suits the user next, as the record of solves says. A library that was never used is not opened for it.
public final class ForMe {

    private static final TaskQueue QUEUE = new TaskQueue("a puzzle for me");

    /// The proposal; null while there is none.
    public final ReadOnlyObjectWrapper<@Nullable NextPuzzle> next = new ReadOnlyObjectWrapper<>();

    /// The proposal in a sentence; empty while there is none.
    public final LocalizedText sentence;

    /// Whether the puzzle may have techniques that the user has never seen.
    public final BooleanProperty unseen = new SimpleBooleanProperty();

    private final Messages messages;
    private final Function<Technique, String> names;
    private final Predicate<PuzzleRequest> possible;
    private final LibraryFile library;
    private final Supplier<Profile> profile;
    private final Latest search;

    /// @param names returns the name of a technique
    /// @param profile returns the profile that rates
    /// @param possible tests whether there may be puzzles that meet a request
    ForMe(
            Messages messages,
            Tasks tasks,
            LibraryFile library,
            Function<Technique, String> names,
            Supplier<Profile> profile,
            Predicate<PuzzleRequest> possible) {
        this.messages = messages;
        this.names = names;
        this.possible = possible;
        this.library = library;
        this.profile = profile;
        search = new Latest(tasks, QUEUE);
        sentence = new LocalizedText(messages);
        next.subscribe(this::tell);
        unseen.subscribe(this::tell);
    }

    /// Words the proposal. It depends on the profile, too.
    void tell() {
        sentence.say(() -> switch (next.get()) {
            case null -> "";
            case NextPuzzle.Again(var badly, long days) ->
                messages.get(
                        why(badly.effort()),
                        badly.name().isEmpty() ? messages.get("generate.for-me.unnamed") : badly.name(),
                        days);
            case NextPuzzle.Fresh wanted -> {
                String level = messages.name("level.", wanted.level());
                Technique needs = needs(wanted);
                yield needs == null
                        ? messages.get("generate.for-me.level", level)
                        : messages.get("generate.for-me.needs", level, names.apply(needs));
            }
        });
    }

    /// Returns the key of the sentence on a solve that went badly.
    private static String why(Effort effort) {
        if (!effort.finished()) {
            return "generate.for-me.left";
        }
        return effort.hints() < effort.mistakes() ? "generate.for-me.mistakes" : "generate.for-me.again";
    }

    /// Looks for a proposal.
    void look() {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        Profile by = profile.get();
        search.start((_, _) -> propose(by, today), found -> next.set(found.orElse(null)), Tasks.QUIET);
    }

    private Optional<NextPuzzle> propose(Profile by, LocalDate today) throws IOException {
        if (!library.isThere()) {
            return Optional.empty();
        }
        Solves solves = library.library().solves();
        return NextPuzzle.of(solves.all(), solves.sightings(), by.weights(), today, ZoneId.systemDefault());
    }

    /// Returns the request for a new puzzle, without the technique that it needs if no puzzle can need that.
    PuzzleRequest request(NextPuzzle.Fresh wanted) {
        Technique late = needs(wanted);
        return request(wanted, late == null ? Set.of() : Set.of(late));
    }

    private PuzzleRequest request(NextPuzzle.Fresh wanted, Set<Technique> needs) {
        Set<Technique> without = unseen.get() ? Set.of() : wanted.without();
        return PuzzleRequest.ANY.with(new LogicRequest(wanted.level(), Scores.ANY, needs, Set.of(), without));
    }

    private @Nullable Technique needs(NextPuzzle.Fresh wanted) {
        Technique late = wanted.needs();
        return late != null && possible.test(request(wanted, Set.of(late))) ? late : null;
    }
}
