package nonet.training;

import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.guide.ExampleLogic;
import nonet.guide.GuideExample;
import nonet.library.LibraryFile;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.position.Position;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The positions that the user keeps for practice, in the library, each with the technique to find there.
public final class KeptPositions {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final ExampleLogic logic = ExampleLogic.withoutBruteForce();
    private final Positions positions = Positions.read();
    private final LibraryFile file;

    public KeptPositions(LibraryFile file) {
        this.file = file;
    }

    /// Keeps a position in which some conclusions were drawn.
    ///
    /// @param drawn the technique that they were drawn by, which is preferred; null if it has no name
    /// @return the technique to find in the position: one that shows most of the conclusions; empty if none shows any, so
    /// that the position is not kept
    /// @throws CancellationException if cancelled
    /// @throws IOException if the library fails
    public Optional<Technique> keep(Grid board, List<Conclusion> conclusions, @Nullable Technique drawn, Cancel cancel)
            throws IOException {
        Closest closest = new Closest(conclusions);
        Cancel late = Trainer.until(PATIENCE);
        Cancel ended = () -> cancel.requested() || late.requested();
        if (drawn != null) {
            find(board, Set.of(drawn), closest, ended);
        }
        if (closest.best == null) {
            find(board, EnumSet.allOf(Technique.class), closest, ended);
        }
        cancel.check();
        Optional<Deduction> found = Optional.ofNullable(closest.best);
        if (found.isPresent()) {
            TechniqueCase line = TechniqueCase.of(board, found.get());
            file.library().keepPosition(found.get().technique().id(), line.toString());
        }
        return found.map(Deduction::technique);
    }

    /// Searches until the end or until late, without an exception.
    private void find(Grid board, Set<Technique> among, Closest closest, Cancel ended) {
        Set<Technique> techniques = EnumSet.copyOf(among);
        techniques.removeIf(each -> positions.of(each).isEmpty());
        try {
            if (!techniques.isEmpty()) {
                logic.solver().find(Position.of(board), techniques, closest, ended);
            }
        } catch (CancellationException _) {
            // The best step so far is kept, unless the user cancelled.
        }
    }

    /// Returns the positions kept for a technique, in the order of time.
    ///
    /// @throws IOException if the library fails
    static List<GuideExample> of(LibraryFile file, Technique technique) throws IOException {
        return file.library().keptPositions(technique.id()).stream()
                .flatMap(line -> TechniqueCase.parse(line).stream())
                .map(line -> new GuideExample(technique.id(), technique, line, null))
                .toList();
    }

    /// Takes the first deduction with most of some conclusions.
    private static final class Closest implements Predicate<Deduction> {

        private final Set<Conclusion> wanted;
        private @Nullable Deduction best;
        private long shared;

        Closest(List<Conclusion> wanted) {
            this.wanted = Set.copyOf(wanted);
        }

        @Override
        public boolean test(Deduction deduction) {
            long common =
                    deduction.conclusions().stream().filter(wanted::contains).count();
            if (common > shared) {
                best = deduction;
                shared = common;
            }
            return shared == wanted.size();
        }
    }
}
