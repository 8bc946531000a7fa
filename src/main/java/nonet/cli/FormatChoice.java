package nonet.cli;

import java.util.function.Predicate;
import nonet.codec.Codec;
import nonet.codec.Codecs;

/// Converts the id of a format.
class FormatChoice extends Choice<Codec> {

    FormatChoice(Predicate<Codec> usable) {
        super(Codecs.standard().all().stream().filter(usable).toList(), Codec::id);
    }
}
