package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Candidates colored along strong links; of the two colors of a cluster one is true and the other false. Simple colors
/// and 3D Medusa have one cluster, multi-colors two.
///
/// @param finding why the conclusions hold
public record Coloring(
        Technique technique,
        DigitSet digits,
        List<Cluster> clusters,
        ColorFinding finding,
        List<Conclusion> conclusions)
        implements Deduction {

    public Coloring {
        clusters = List.copyOf(clusters);
        conclusions = List.copyOf(conclusions);
    }

    /// Candidates connected by strong links.
    ///
    /// @param first the candidates of the first color, by cell
    /// @param second the candidates of the second color, by cell
    /// @param links the strong links, for the picture
    public record Cluster(List<Candidate> first, List<Candidate> second, List<Link> links) {
        public Cluster {
            first = List.copyOf(first);
            second = List.copyOf(second);
            links = List.copyOf(links);
        }
    }

    /// The result of a coloring.
    public sealed interface ColorFinding {

        /// Candidates outside see both colors, or one color of each of two clusters that cannot both be false.
        record Trap() implements ColorFinding {}

        /// A color is false: it has a digit twice in a house, two digits in a cell, or leaves a cell without a
        /// candidate.
        ///
        /// @param first whether it is the first color of its cluster
        /// @param cluster the index of the cluster, from 0
        /// @param witnesses the conflicting candidates, or the candidates of the cell that is left without any
        record Wrap(int cluster, boolean first, List<Candidate> witnesses) implements ColorFinding {
            public Wrap {
                witnesses = List.copyOf(witnesses);
            }
        }

        /// Colors of two clusters see each other, so they are not both true.
        ///
        /// @param bridges the places where they do; the conclusions are those of all of them
        record Bridges(List<Bridge> bridges) implements ColorFinding {
            public Bridges {
                bridges = List.copyOf(bridges);
            }
        }

        /// Two colors that see each other.
        ///
        /// @param one a candidate of the first cluster
        /// @param other a candidate of the second cluster, which `one` sees
        /// @param house the house of both
        /// @param gone what sees both opposite colors
        record Bridge(Candidate one, Candidate other, House house, List<Candidate> gone) {
            public Bridge {
                gone = List.copyOf(gone);
            }
        }
    }
}
