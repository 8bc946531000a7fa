package nonet.codec.api;

import java.util.List;
import java.util.Set;

/// What a format is called, and what it carries.
///
/// @param id the short word by which people name the format, such as `line`
/// @param name the full name, such as `Simple Sudoku`
/// @param extensions the usual endings of its files, without dots, the first for new files; empty when it has none
/// @param carries what it carries beside the givens
public record FormatInfo(String id, String name, List<String> extensions, Set<FormatFeature> carries) {

    public FormatInfo {
        extensions = List.copyOf(extensions);
        carries = Set.copyOf(carries);
    }

    public FormatInfo(String id, String name, List<String> extensions, FormatFeature... carries) {
        this(id, name, extensions, Set.of(carries));
    }
}
