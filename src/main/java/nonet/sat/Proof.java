package nonet.sat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A proof that a formula cannot be satisfied, in the format DRAT.
///
/// Each clause added follows from those before it by unit propagation: assume that all its literals are false, and the
/// clauses with one literal left lead to one without any (reverse unit propagation). The last one is empty. Source of the
/// format: Nathan Wetzler, Marijn Heule and Warren Hunt, DRAT-trim, 2014.
///
/// @param formula the formula that it refutes
public record Proof(Formula formula, List<Line> lines) {

    /// A line of a proof.
    public static final class Line {

        private final boolean deleted;
        private final int[] literals;

        /// @param deleted whether the clause is deleted
        /// @param literals the clause, not to be changed
        Line(boolean deleted, int... literals) {
            this.deleted = deleted;
            this.literals = literals;
        }

        /// Tests whether the clause is deleted, so that a checker need not keep it; otherwise it is added.
        public boolean deleted() {
            return deleted;
        }

        /// Returns the literals of the clause, not to be changed.
        public int[] literals() {
            return literals;
        }
    }

    public Proof {
        lines = List.copyOf(lines);
    }

    /// Writes the proof as text, one line each.
    public void writeTo(OutputStream out) throws IOException {
        Writer text = text(out);
        for (Line line : lines) {
            text.write(line.deleted ? "d " : "");
            write(text, line.literals);
        }
        text.flush();
    }

    /// Writes the proof in the binary form of DRAT: each line as the letter `a` or `d` and its literals, twice the number
    /// of the variable and one more if it is negated, in groups of seven bits, the lowest first; 0 ends it.
    public void writeBinaryTo(OutputStream out) throws IOException {
        for (Line line : lines) {
            out.write(line.deleted ? 'd' : 'a');
            for (int literal : line.literals) {
                int left = literal > 0 ? 2 * literal : 1 - 2 * literal;
                while (left > 0x7f) {
                    out.write(left & 0x7f | 0x80);
                    left >>>= 7;
                }
                out.write(left);
            }
            out.write(0);
        }
    }

    static Writer text(OutputStream out) {
        return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.US_ASCII));
    }

    /// Writes a clause as both formats have it in text.
    static void write(Writer text, int... literals) throws IOException {
        for (int literal : literals) {
            text.write(literal + " ");
        }
        text.write("0\n");
    }
}
