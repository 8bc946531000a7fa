package nonet.ui.race;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonet.service.search.RecordedSearch;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.kit.Messages;
import nonet.ui.playback.EventWords;
import nonet.ui.playback.SearchNames;

/// The sentences on a race.
final class RaceWords {

    private final Messages messages;
    private final EventWords events;

    RaceWords(Messages messages) {
        this.messages = messages;
        events = new EventWords(messages);
    }

    String engine(StepSolver engine) {
        return engine instanceof RecordedSearch
                ? SearchNames.ofTrace(messages, engine.id())
                : messages.get("engine." + engine.id());
    }

    /// Returns the counters of a moment.
    String counters(ReplayState moment) {
        return messages.get(
                "race.counters",
                moment.index() + 1,
                moment.guesses(),
                moment.contradictions(),
                moment.level(),
                81 - moment.grid().blanks().size());
    }

    /// Returns what happened last on a board.
    String event(ReplayState moment) {
        Entry entry = moment.entry();
        return entry == null ? messages.get("race.at-start") : events.of(entry.event());
    }

    /// Returns all there is to know of a racer, for a screen reader.
    String spoken(Racer racer) {
        ReplayState moment = racer.playback.search.moment();
        return messages.get("race.spoken", engine(racer.engine), event(moment), counters(moment));
    }

    /// Returns how far the recording of a racer has come.
    String recorded(Racer racer) {
        long size = racer.recording.trace.size();
        if (!racer.isOver()) {
            return messages.get("race.recording", size);
        }
        return racer.recording.isComplete() ? messages.get("race.recorded", size) : messages.get("race.cut", size);
    }

    /// Returns what a step is, and of measured time what was measured.
    String pace(RaceController race) {
        return switch (race.pace.get()) {
            case EVENT -> messages.get("race.about.event");
            case GUESS -> messages.get("race.about.guess");
            case DIGIT -> messages.get("race.about.digit");
            case TIME -> time(race);
        };
    }

    private String time(RaceController race) {
        if (race.timer.isMeasuring()) {
            return messages.get("race.about.measuring");
        }
        return race.timer
                .unmeasured(race.racers.get())
                .map(engine -> messages.get(
                        engine instanceof RecordedSearch ? "race.about.untimed" : "race.about.unmeasured",
                        engine(engine)))
                .orElseGet(() -> sentences(Stream.concat(
                        Stream.of(messages.get("race.about.time", RaceTimes.RUNS)),
                        race.racers.get().stream()
                                .filter(racer -> racer.nanos().isPresent())
                                .map(racer -> took(racer, race.all.get())))));
    }

    private String took(Racer racer, boolean all) {
        long whole = racer.nanos().orElseThrow();
        long recorded = racer.recordedNanos(all).orElseThrow();
        return messages.get(
                recorded < whole ? "race.took.part" : "race.took",
                engine(racer.engine),
                messages.duration(whole),
                messages.duration(recorded));
    }

    /// Returns where two racers diverge; empty if they do not, or if it is not known yet.
    String divergence(RaceController race) {
        List<Racer> racers = race.racers.get();
        return switch (race.divergence.get()) {
            case null -> race.recorded.get() ? messages.get("race.alike") : "";
            case Divergence.Digits at ->
                messages.get(
                        "race.part.digits",
                        at.event() + 1,
                        at.cell(),
                        at.digit(),
                        engine(racers.get(at.one()).engine),
                        at.otherDigit(),
                        engine(racers.get(at.other()).engine));
            case Divergence.Guesses at -> guesses(at, racers);
        };
    }

    private String guesses(Divergence.Guesses at, List<Racer> racers) {
        String one = engine(racers.get(at.one()).engine);
        String other = engine(racers.get(at.other()).engine);
        Divergence.Guess guess = at.guess();
        Divergence.Guess beside = at.otherGuess();
        if (guess != null && beside != null) {
            return messages.get(
                    "race.part.guesses",
                    at.tick(),
                    guess.candidate().cell(),
                    guess.candidate().digit(),
                    one,
                    beside.candidate().cell(),
                    beside.candidate().digit(),
                    other);
        }
        Divergence.Guess only = guess == null ? beside : guess;
        return only == null
                ? ""
                : messages.get(
                        "race.part.guess",
                        at.tick(),
                        only.candidate().cell(),
                        only.candidate().digit(),
                        guess == null ? other : one,
                        guess == null ? one : other);
    }

    /// Returns the result of a race that has ended.
    String result(RaceController race) {
        boolean all = race.all.get();
        List<Racer> racers = race.racers.get();
        List<Racer> done = racers.stream()
                .filter(racer -> racer.finish(all).isPresent() && !isStuck(racer))
                .toList();
        List<String> sentences = new ArrayList<>();
        if (!done.isEmpty()) {
            sentences.add(needed(done));
        }
        if (done.size() > 1) {
            sentences.add(outcome(done, all));
        }
        for (Racer racer : racers) {
            if (racer.finish(all).isEmpty()) {
                sentences.add(messages.get("race.unfinished", engine(racer.engine), racer.recording.trace.size()));
            } else if (isStuck(racer)) {
                sentences.add(messages.get("race.stuck", engine(racer.engine)));
            }
        }
        return sentences(sentences.stream());
    }

    private String needed(List<Racer> done) {
        boolean byGuesses =
                done.size() == 1 || done.stream().allMatch(racer -> StepEngine.countsAllGuesses(racer.engine.id()));
        List<Object> facts = new ArrayList<>();
        for (Racer racer : done) {
            ReplayState end = racer.playback.search.moment();
            facts.add(engine(racer.engine));
            facts.add(byGuesses ? end.guesses() : end.contradictions());
        }
        String key = switch (done.size()) {
            case 1 -> "race.needed.one";
            case 2 -> byGuesses ? "race.needed.two" : "race.met.two";
            case 3 -> byGuesses ? "race.needed.three" : "race.met.three";
            default -> byGuesses ? "race.needed.four" : "race.met.four";
        };
        return messages.get(key, facts.toArray());
    }

    private String outcome(List<Racer> done, boolean all) {
        List<ReplayState> ends =
                done.stream().map(racer -> racer.playback.search.moment()).toList();
        long solutions = ends.getFirst().solutions();
        if (solutions == 0) {
            return messages.get("race.none");
        }
        if (all && solutions > 1) {
            return messages.get("race.all", done.size(), solutions);
        }
        boolean same =
                ends.stream().map(end -> end.grid().toString()).distinct().count() == 1;
        return same ? messages.get("race.same", done.size()) : messages.get("race.different");
    }

    private static boolean isStuck(Racer racer) {
        long size = racer.recording.trace.size();
        for (long event = Math.max(0, size - 2); event < size; event++) {
            if (racer.recording.trace.get(event).event() instanceof Event.Stuck) {
                return racer.recording.isComplete();
            }
        }
        return false;
    }

    private String sentences(Stream<String> sentences) {
        return sentences
                .reduce((text, next) -> messages.get("race.sentences", text, next))
                .orElse("");
    }
}
