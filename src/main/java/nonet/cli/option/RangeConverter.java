package nonet.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converter for a range of numbers, such as `24-30` or `7.0-7.5`.
class RangeConverter<T> implements ITypeConverter<T> {

    /// Creates a range.
    @FunctionalInterface
    interface Factory<T> {

        /// Returns the range of two numbers whose decimal points are left out, or null if it is not allowed.
        @Nullable
        T of(int least, int most);
    }

    private final Pattern range;
    private final Factory<T> factory;
    private final String wanted;

    /// @param range matches a range; its two groups are the numbers, and the second may be absent if it equals the first
    /// @param wanted describes the ranges that are allowed
    RangeConverter(String range, Factory<T> factory, String wanted) {
        this.range = Pattern.compile(range);
        this.factory = factory;
        this.wanted = wanted;
    }

    @Override
    public T convert(String text) {
        Matcher numbers = range.matcher(text);
        @Nullable T value = null;
        if (numbers.matches()) {
            int least = number(numbers.group(1));
            int most = numbers.group(2) == null ? least : number(numbers.group(2));
            value = least <= most ? factory.of(least, most) : null;
        }
        if (value == null) {
            throw new TypeConversionException(wanted);
        }
        return value;
    }

    private static int number(String digits) {
        return Integer.parseInt(digits.replace(".", ""));
    }
}
