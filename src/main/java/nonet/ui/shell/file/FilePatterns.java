package nonet.ui.shell.file;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.photo.PhotoCodec;

/// The usual names of files that can be opened, as the file dialogs of desktops want them.
public final class FilePatterns {

    private FilePatterns() {}

    /// Returns the usual names of puzzle files, such as `*.sdk`.
    public static List<String> ofPuzzles() {
        return patterns(Codecs.standard().all().stream()
                .filter(codec -> !(codec instanceof PhotoCodec))
                .toList());
    }

    /// Returns the usual names of pictures, such as `*.jpg`.
    public static List<String> ofPictures() {
        return patterns(Codecs.standard().all().stream()
                .filter(PhotoCodec.class::isInstance)
                .toList());
    }

    /// Returns the patterns in lower and upper case, because some desktops distinguish them and cameras write `.JPG`.
    private static List<String> patterns(List<Codec> codecs) {
        return codecs.stream()
                .flatMap(codec -> codec.extensions().stream())
                .distinct()
                .flatMap(extension -> Stream.of("*." + extension, "*." + extension.toUpperCase(Locale.ROOT)))
                .toList();
    }
}
