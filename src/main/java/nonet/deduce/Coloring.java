package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;

/// Candidates colored along strong links: of the two colors of a cluster one is all true and the other all false.
/// Simple colors and 3D Medusa have one cluster, multi colors two.
///
/// @param finding why the conclusions follow
public record Coloring(
        Technique technique, DigitSet digits, List<Cluster> clusters, Finding finding, List<Conclusion> conclusions)
        implements Deduction {

    public Coloring {
        clusters = List.copyOf(clusters);
        conclusions = List.copyOf(conclusions);
    }

    /// Candidates that strong links join.
    ///
    /// @param first the candidates of the first color, by cell
    /// @param second the candidates of the other, by cell
    /// @param links the strong links that join them, for the picture
    public record Cluster(List<Candidate> first, List<Candidate> second, List<Link> links) {
        public Cluster {
            first = List.copyOf(first);
            second = List.copyOf(second);
            links = List.copyOf(links);
        }
    }

    /// What a coloring shows.
    public sealed interface Finding {

        /// A candidate outside sees both colors, or one of each cluster that cannot both be false.
        record Trap() implements Finding {}

        /// A color puts a digit twice into a house, two digits into a cell or leaves a cell empty, so it is false.
        ///
        /// @param first whether it is the first color of its cluster
        /// @param cluster which one, from 0
        /// @param witnesses the candidates that clash, or those that the color takes from the emptied cell
        record Wrap(int cluster, boolean first, List<Candidate> witnesses) implements Finding {
            public Wrap {
                witnesses = List.copyOf(witnesses);
            }
        }

        /// Colors of two clusters see each other, so they are not both true.
        ///
        /// @param one a candidate of the first cluster
        /// @param other one of the second cluster, which `one` sees
        record Bridge(Candidate one, Candidate other) implements Finding {}
    }
}
