package nonet.codec.api;

import java.util.List;
import java.util.Set;

/// The names and features of a format.
///
/// @param id the short word by which people name the format, such as `line`
/// @param name the full name, such as `Simple Sudoku`
/// @param extensions the usual endings of its files, without dots, the first for new files; empty if it has none
/// @param features what the format can hold besides the givens
public record FormatInfo(String id, String name, List<String> extensions, Set<FormatFeature> features) {

    public FormatInfo {
        extensions = List.copyOf(extensions);
        features = Set.copyOf(features);
    }

    public FormatInfo(String id, String name, List<String> extensions, FormatFeature... features) {
        this(id, name, extensions, Set.of(features));
    }
}
