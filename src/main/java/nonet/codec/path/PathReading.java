package nonet.codec.path;

import java.util.List;

/// What a text says of the solution paths of a program.
public sealed interface PathReading {

    /// The programs whose paths are read.
    enum Program {
        HODOKU,
        EXPLAINER
    }

    /// Paths.
    ///
    /// @param paths at least one, in the order of the text
    record Paths(Program program, List<RatedPath> paths) implements PathReading {

        public Paths {
            paths = List.copyOf(paths);
        }
    }

    /// The text has no paths.
    record Nothing() implements PathReading {}

    /// The text has solutions in place of puzzles, as HoDoKu prints them with `/vs`.
    ///
    /// @param line the first line that has, from 1
    record Solutions(int line) implements PathReading {}

    /// Returns what a text says.
    static PathReading of(String text) {
        List<String> lines = text.lines().toList();
        return HodokuPaths.isIn(lines) ? HodokuPaths.read(lines) : ExplainerPaths.read(lines);
    }
}
