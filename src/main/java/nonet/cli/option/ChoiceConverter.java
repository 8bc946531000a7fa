package nonet.cli.option;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converter for one of several words, in upper or lower case.
public class ChoiceConverter<T> implements ITypeConverter<T> {

    private final Map<String, T> values = new LinkedHashMap<>();

    /// @param word returns the word for a value, in lower case
    public ChoiceConverter(Collection<T> choices, Function<T, String> word) {
        choices.forEach(each -> values.put(word.apply(each), each));
    }

    /// Returns the words for the values.
    public List<String> words() {
        return List.copyOf(values.keySet());
    }

    @Override
    public T convert(String word) {
        T value = values.get(word.toLowerCase(Locale.ROOT));
        if (value == null) {
            throw new TypeConversionException("one of " + String.join(", ", values.keySet()));
        }
        return value;
    }
}
