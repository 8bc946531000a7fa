package nonet.cli.option;

import java.util.List;
import java.util.function.Predicate;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import picocli.CommandLine.ITypeConverter;

/// Converter for the id of a format. Formats are loaded only if an option names one, because most commands start
/// without them.
public class FormatChoice implements ITypeConverter<Codec> {

    private final Predicate<Codec> usable;

    /// @param usable tests whether a format is allowed
    public FormatChoice(Predicate<Codec> usable) {
        this.usable = usable;
    }

    /// Returns the ids of the formats that are allowed.
    public List<String> words() {
        return choice().words();
    }

    @Override
    public Codec convert(String id) {
        return choice().convert(id);
    }

    private ChoiceConverter<Codec> choice() {
        return new ChoiceConverter<>(
                Codecs.standard().all().stream().filter(usable).toList(), Codec::id);
    }
}
