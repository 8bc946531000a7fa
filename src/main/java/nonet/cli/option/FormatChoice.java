package nonet.cli.option;

import java.util.function.Predicate;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import picocli.CommandLine.ITypeConverter;

/// Converts the id of a format. Formats are loaded only when an option names one, for most commands start without them.
public class FormatChoice implements ITypeConverter<Codec> {

    private final Predicate<Codec> usable;

    /// @param usable tests whether a format can be chosen
    public FormatChoice(Predicate<Codec> usable) {
        this.usable = usable;
    }

    @Override
    public Codec convert(String id) {
        return new Choice<>(Codecs.standard().all().stream().filter(usable).toList(), Codec::id).convert(id);
    }
}
