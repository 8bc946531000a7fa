package nonet.ui.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.solve.Cancel;
import nonet.trace.Entry;
import nonet.trace.Replay;
import nonet.trace.Trace;
import nonet.trace.TreeSnapshot;
import org.jspecify.annotations.Nullable;

/// The search for the place where racers diverge. It follows their recordings while they grow.
final class DivergenceSearch {

    private final List<Racer> racers;
    private final List<Replay> boards = new ArrayList<>();
    private long next;
    private volatile @Nullable Divergence found;

    DivergenceSearch(List<Racer> racers) {
        this.racers = racers;
        racers.forEach(racer -> boards.add(racer.recording.trace.replayAfter(-1)));
    }

    /// Returns the place, as soon as it is known.
    Optional<Divergence> found() {
        return Optional.ofNullable(found);
    }

    /// Compares the boards as far as all racers are recorded or over.
    void advance(Cancel cancel) {
        long end = racers.stream()
                .filter(racer -> !racer.isOver())
                .mapToLong(racer -> racer.recording.trace.size())
                .min()
                .orElse(Long.MAX_VALUE);
        while (found == null && next < end) {
            cancel.check();
            List<Integer> there = new ArrayList<>();
            for (int place = 0; place < racers.size(); place++) {
                Trace trace = racers.get(place).recording.trace;
                Entry entry = next < trace.size() ? trace.atOrAfter(next) : null;
                if (entry != null && entry.index() == next) {
                    boards.get(place).apply(entry);
                    there.add(place);
                }
            }
            if (there.size() < 2) {
                return;
            }
            compare(there);
            next++;
        }
    }

    private void compare(List<Integer> there) {
        for (int one = 0; one < there.size() - 1; one++) {
            for (int other = one + 1; other < there.size(); other++) {
                Replay board = boards.get(there.get(one));
                Replay beside = boards.get(there.get(other));
                Optional<Cell> cell = board.difference(beside);
                if (cell.isPresent() && found == null) {
                    found = new Divergence.Digits(
                            there.get(one),
                            there.get(other),
                            next,
                            cell.get(),
                            board.value(cell.get()),
                            beside.value(cell.get()));
                }
            }
        }
    }

    /// Compares the guesses of racers that hold the same digits after every event, once all are over.
    void compareGuesses() {
        List<TreeSnapshot> trees =
                racers.stream().map(racer -> racer.recording.tree.snapshot()).toList();
        int most = trees.stream().mapToInt(TreeSnapshot::size).max().orElse(0);
        for (int guess = 1; found == null && guess < most; guess++) {
            for (int one = 0; one < trees.size() - 1; one++) {
                for (int other = one + 1; other < trees.size(); other++) {
                    Divergence.Guess own = guess(trees.get(one), guess);
                    Divergence.Guess beside = guess(trees.get(other), guess);
                    if (found == null && !Objects.equals(candidate(own), candidate(beside))) {
                        found = new Divergence.Guesses(one, other, guess, own, beside);
                    }
                }
            }
        }
    }

    private static Divergence.@Nullable Guess guess(TreeSnapshot tree, int guess) {
        Candidate candidate = guess < tree.size() ? tree.candidate(guess) : null;
        return candidate == null ? null : new Divergence.Guess(candidate, tree.first(guess));
    }

    private static @Nullable Candidate candidate(Divergence.@Nullable Guess guess) {
        return guess == null ? null : guess.candidate();
    }
}
