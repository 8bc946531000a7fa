package nonet.cli.option;

import java.util.function.Predicate;
import nonet.codec.Codec;
import nonet.codec.Codecs;

/// Converts the id of a format.
public class FormatChoice extends Choice<Codec> {

    /// @param usable tests whether a format can be chosen
    public FormatChoice(Predicate<Codec> usable) {
        super(Codecs.standard().all().stream().filter(usable).toList(), Codec::id);
    }
}
