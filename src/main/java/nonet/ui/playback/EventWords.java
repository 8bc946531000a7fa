package nonet.ui.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nonet.explain.EventSentences;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Conflict;
import nonet.grid.House;
import nonet.play.Breakpoints;
import nonet.solve.GuessReason;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.TraceText;
import nonet.ui.kit.Messages;

/// The texts of events, and of what stops a run among them.
public final class EventWords {

    private final Messages messages;
    private final EventSentences sentences;

    public EventWords(Messages messages) {
        this.messages = messages;
        this.sentences = new EventSentences(new Words(messages::locale));
    }

    /// Returns one short line for an event.
    public String of(Event event) {
        return sentences.of(event);
    }

    /// Returns all there is to say of an event in one line, however long.
    String whole(Event event) {
        return sentences.whole(event);
    }

    /// Returns the lines of the trace as the window lists them: the number, the guess level as an indent, and the event in
    /// words. Steps of human logic are written in full.
    ///
    /// @param bySteps whether counted steps are numbered rather than events
    public TraceText lines(boolean bySteps) {
        return entry -> Optional.of(String.format(
                Locale.ROOT,
                "%7d  %s%s",
                Goal.number(entry, bySteps),
                "  ".repeat(Math.max(0, entry.level())),
                whole(entry.event())));
    }

    /// Returns what stopped a run; empty for no breakpoints.
    ///
    /// @param reached the breakpoints that were reached
    public String of(Breakpoints reached) {
        List<String> all = new ArrayList<>();
        for (Breakpoints.Stop stop : Breakpoints.Stop.values()) {
            if (reached.stops().contains(stop)) {
                all.add(messages.get(
                        switch (stop) {
                            case SOLUTION -> "break.solution";
                            case GUESS -> "break.guess";
                            case DEAD_END -> "break.dead-end";
                        }));
            }
        }
        if (reached.level() != null) {
            all.add(messages.get("break.at-level", reached.level()));
        }
        if (reached.step() != null) {
            all.add(messages.get("break.at-step", reached.step()));
        }
        if (reached.filled() != null) {
            all.add(messages.get("break.at-filled", reached.filled()));
        }
        Candidate lost = reached.lost();
        if (lost != null) {
            all.add(messages.get("break.at-lost", lost.cell(), lost.digit()));
        }
        if (!reached.lines().isEmpty()) {
            all.add(messages.get("break.at-line"));
        }
        return messages.list(all);
    }

    /// Returns the sentence on why a search made a guess.
    public String of(GuessReason reason) {
        return sentences.of(reason);
    }

    /// Returns the sentence on a contradiction.
    public String of(Contradiction why) {
        return sentences.of(why);
    }

    /// Returns the sentence on a digit that occurs twice.
    public String of(Conflict conflict) {
        return sentences.of(conflict);
    }

    /// Returns the name of a house, such as `row 3`.
    public String of(House house) {
        return switch (house.kind()) {
            case ROW -> messages.get("house.row", house.number());
            case COLUMN -> messages.get("house.column", house.number());
            case BOX -> messages.get("house.box", house.number());
        };
    }
}
