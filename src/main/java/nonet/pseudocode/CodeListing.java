package nonet.pseudocode;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.text.Language;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import org.jspecify.annotations.Nullable;

/// An engine in pseudocode, and the line that each event of its search belongs to. Immutable.
///
/// A listing is a resource, `ID.code`: in each line, separated by tabs, the id of the line, the code in English, indented
/// by spaces, and in Chinese, and its comments in English and Chinese. Lines without an id hold the code together, no event belongs to them. In the listing of human logic, the line
/// `techniques` stands for the techniques in the order in which they are tried.
public final class CodeListing {

    /// A line of pseudocode.
    ///
    /// @param id the id; empty if no event belongs to the line
    /// @param indent the number of levels of indentation
    /// @param texts the code in each language, without its indentation; empty for a technique, which has a name
    /// @param technique the technique that this line tries, or null
    /// @param comments the comment in each language; empty for lines without id and for techniques
    public record Line(
            String id,
            int indent,
            Map<Language, String> texts,
            @Nullable Technique technique,
            Map<Language, String> comments) {}

    /// An engine with a listing of its own, because its code depends on more than its id.
    public interface Source {

        /// Returns the listing of a search for the solutions of a puzzle, if it began now.
        CodeListing listing(Puzzle puzzle);
    }

    private static final Set<String> ENGINES =
            Set.of("classic", "shrinking", "cell-order", "singles", "dancing-links", "learning");

    private static final String TECHNIQUES = "techniques";
    private static final int INDENT = 4;

    private final List<Line> lines;
    /// By kind of event, the index of its line; -1 if the engine has no such events.
    private final int[] byKind = new int[Kind.values().length];

    /// By technique, the index of its line; -1 if it is not used.
    private final int[] byTechnique = new int[Technique.values().length];

    private CodeListing(List<Line> lines) {
        this.lines = List.copyOf(lines);
        Map<String, Integer> places = new HashMap<>();
        Arrays.fill(byTechnique, -1);
        for (int i = 0; i < lines.size(); i++) {
            Technique technique = lines.get(i).technique();
            if (technique != null) {
                byTechnique[technique.ordinal()] = i;
            } else {
                places.put(lines.get(i).id(), i);
            }
        }
        for (Kind kind : Kind.values()) {
            byKind[kind.ordinal()] = places.getOrDefault(kind.id, places.getOrDefault(kind.general, -1));
        }
    }

    /// Returns the listing of an engine.
    ///
    /// @param puzzle the puzzle whose solutions it searches for
    /// @return empty if there is no pseudocode of this engine
    public static Optional<CodeListing> of(StepSolver engine, Puzzle puzzle) {
        if (engine instanceof Source source) {
            return Optional.of(source.listing(puzzle));
        }
        return ENGINES.contains(engine.id()) ? Optional.of(read(engine.id(), List.of())) : Optional.empty();
    }

    /// Returns the listing of human logic.
    ///
    /// @param engine `logic` or `logic-only`
    /// @param order the techniques in use, in the order in which they are tried
    public static CodeListing ofLogic(String engine, Collection<Technique> order) {
        return read(engine, order);
    }

    private static CodeListing read(String engine, Collection<Technique> order) {
        try (InputStream resource = CodeListing.class.getResourceAsStream(engine + ".code")) {
            if (resource == null) {
                throw new IllegalArgumentException("no listing of " + engine);
            }
            List<Line> lines = new ArrayList<>();
            for (String row : new String(resource.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                String[] parts = row.split("\t");
                int indent = (parts[1].length() - parts[1].stripLeading().length()) / INDENT;
                if (parts[0].equals(TECHNIQUES)) {
                    order.forEach(
                            technique -> lines.add(new Line(technique.id(), indent, Map.of(), technique, Map.of())));
                } else {
                    lines.add(new Line(parts[0], indent, texts(parts, 1), null, texts(parts, 3)));
                }
            }
            return new CodeListing(lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns a text in each language from a part of a line on; none if the line has fewer parts.
    private static Map<Language, String> texts(String[] parts, int from) {
        return parts.length <= from
                ? Map.of()
                : Map.of(Language.ENGLISH, parts[from].strip(), Language.CHINESE, parts[from + 1]);
    }

    public List<Line> lines() {
        return lines;
    }

    /// Returns the index of the line that an event belongs to.
    ///
    /// @param index the index of the event in its trace
    /// @return -1 if the engine has no line for such an event
    public int lineOf(Event event, long index) {
        return event instanceof Event.Deduced(Deduction deduction)
                ? byTechnique[deduction.technique().ordinal()]
                : byKind[Kind.of(event, index).ordinal()];
    }

    /// The kinds of events that have lines of their own, each with the id of its line.
    private enum Kind {
        GIVENS,
        START,
        REFRESH,
        NAKED("single"),
        HIDDEN("single"),
        GUESS,
        NEXT,
        GROUP,
        PLY,
        NOGOOD,
        LEARNED,
        SHRUNK,
        STUCK,
        CLASH,
        EMPTY,
        NO_PLACE("empty"),
        LOST,
        FEW,
        CLEAR,
        BACK,
        JUMP,
        FOUND,
        END;

        private final String id;

        /// The id of the line in engines that have no line for this kind alone.
        private final String general;

        Kind() {
            this("");
        }

        Kind(String general) {
            this.id = name().toLowerCase(Locale.ROOT).replace('_', '-');
            this.general = general;
        }

        static Kind of(Event event, long index) {
            return switch (event) {
                case Event.Refreshed _ -> index == 0 ? START : REFRESH;
                case Event.Placed(Candidate _, Cause cause, CellSet _) ->
                    switch (cause) {
                        case Cause.OnlyCandidate() -> NAKED;
                        case Cause.OnlyPlace _, Cause.Unstated _ -> HIDDEN;
                    };
                case Event.Guessed guessed -> guessed.turn() == Event.Turn.FIRST ? GUESS : NEXT;
                case Event.Narrowed narrowed ->
                    switch (narrowed.by()) {
                        case Narrowing.Group _ -> GROUP;
                        case Narrowing.Ply _ -> PLY;
                        case Narrowing.Nogood nogood -> nogood.learned() ? LEARNED : NOGOOD;
                    };
                case Event.Shrunk _ -> SHRUNK;
                case Event.Deduced _ -> throw new IllegalArgumentException("a deduction is of its technique: " + event);
                case Event.Stuck _ -> STUCK;
                case Event.Contradicted(Contradiction why) -> index == 0 ? GIVENS : of(why);
                case Event.Cleared _ -> CLEAR;
                case Event.Backtracked _ -> BACK;
                case Event.Jumped _ -> JUMP;
                case Event.Found _ -> FOUND;
                case Event.Exhausted _ -> END;
            };
        }

        private static Kind of(Contradiction why) {
            return switch (why) {
                case Contradiction.Clash _ -> CLASH;
                case Contradiction.NoCandidate _ -> EMPTY;
                case Contradiction.NoPlace _ -> NO_PLACE;
                case Contradiction.LastLost _ -> LOST;
                case Contradiction.TooFewCells _ -> FEW;
            };
        }
    }
}
