package nonet.deduce;

import java.util.List;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// A deduction of which only the conclusions are known, such as one read from a trace file.
public record RecordedDeduction(Technique technique, List<Conclusion> conclusions) implements Deduction {

    public RecordedDeduction {
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits of the conclusions.
    @Override
    public DigitSet digits() {
        return DigitSet.of(conclusions.stream()
                .map(conclusion -> conclusion.candidate().digit())
                .toArray(Digit[]::new));
    }
}
