package nonet.ui.race;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.Tasks;

/// Gives the racers the measured times of their engines. Each race is measured once, when its times are first wanted.
final class RaceTimer {

    private enum Times {
        UNKNOWN,
        MEASURING,
        KNOWN
    }

    private final Tasks tasks;
    private final Latest work;
    private final LongSupplier processor;
    private Times times = Times.UNKNOWN;

    /// @param processor the processor time of the current thread, in nanoseconds
    RaceTimer(Tasks tasks, LongSupplier processor) {
        this.tasks = tasks;
        this.processor = processor;
        work = new Latest(tasks, RaceController.QUEUE);
    }

    /// Measures the racers, unless they are measured or being measured.
    ///
    /// @param all whether the race continues after the first solution
    /// @param done called when the racers have got their times
    void measure(List<Racer> racers, Puzzle puzzle, boolean all, Runnable done) {
        if (racers.isEmpty() || times != Times.UNKNOWN) {
            return;
        }
        times = Times.MEASURING;
        List<StepSolver> engines = racers.stream().map(racer -> racer.engine).toList();
        work.start(
                new RaceTimes(engines, puzzle, all, processor),
                found -> {
                    times = Times.KNOWN;
                    racers.forEach(racer -> racer.measured(Optional.ofNullable(found.get(racer.engine))));
                    done.run();
                },
                cause -> {
                    times = Times.KNOWN;
                    tasks.report(cause);
                });
    }

    boolean isMeasuring() {
        return times == Times.MEASURING;
    }

    /// Returns the first engine that has no time although all were measured.
    Optional<StepSolver> unmeasured(List<Racer> racers) {
        return times == Times.KNOWN
                ? racers.stream()
                        .filter(racer -> racer.nanos().isEmpty())
                        .map(racer -> racer.engine)
                        .findFirst()
                : Optional.empty();
    }

    /// Forgets the times of the racers.
    void forget(List<Racer> racers) {
        work.cancel();
        times = Times.UNKNOWN;
        racers.forEach(racer -> racer.measured(Optional.empty()));
    }
}
