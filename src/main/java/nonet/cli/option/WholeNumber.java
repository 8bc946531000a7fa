package nonet.cli.option;

import java.math.BigInteger;
import java.util.function.LongFunction;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converter for whole numbers within bounds. A leading zero does not make a number octal.
public class WholeNumber<N extends Number> implements ITypeConverter<N> {

    private final long least;
    private final long most;
    private final LongFunction<N> type;

    /// @param type boxes a number within the bounds
    public WholeNumber(long least, long most, LongFunction<N> type) {
        this.least = least;
        this.most = most;
        this.type = type;
    }

    @Override
    public N convert(String text) {
        BigInteger number = text.matches("[+-]?\\d{1,40}") ? new BigInteger(text) : null;
        boolean tooLarge = number != null && number.compareTo(BigInteger.valueOf(most)) > 0;
        if (number != null && !tooLarge && number.compareTo(BigInteger.valueOf(least)) >= 0) {
            return type.apply(number.longValueExact());
        }
        String bounds = most < Long.MAX_VALUE || tooLarge
                ? " from " + least + " to " + most
                : least == Long.MIN_VALUE ? "" : " of " + least + " or more";
        throw new TypeConversionException("a whole number" + bounds);
    }

    /// Converter for the seed of random choices, any whole number.
    public static final class Seed extends WholeNumber<Long> {

        public Seed() {
            super(Long.MIN_VALUE, Long.MAX_VALUE, Long::valueOf);
        }
    }
}
