package nonet.guide;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;

/// The address of a page of the guide, such as `technique:x-wing`.
///
/// @param name lower case with hyphens
public record PageId(Kind kind, String name) {

    /// The kinds of pages.
    public enum Kind {
        TECHNIQUE("techniques"),
        FAMILY("families"),
        TOPIC("topics");

        private final String folder;

        Kind(String folder) {
            this.folder = folder;
        }

        /// Returns the folder of its pages.
        public String folder() {
            return folder;
        }
    }

    public static PageId of(Technique technique) {
        return new PageId(Kind.TECHNIQUE, technique.id());
    }

    public static PageId of(Family family) {
        return new PageId(Kind.FAMILY, family.key().substring("family.".length()));
    }

    public static PageId topic(String name) {
        return new PageId(Kind.TOPIC, name);
    }

    /// Parses an address.
    ///
    /// @return empty if the text is not an address; the page need not exist
    public static Optional<PageId> parse(String address) {
        int colon = address.indexOf(':');
        return Stream.of(Kind.values())
                .filter(kind -> colon > 0 && prefix(kind).equals(address.substring(0, colon)))
                .map(kind -> new PageId(kind, address.substring(colon + 1)))
                .findFirst();
    }

    /// Returns the technique whose page this is.
    public Optional<Technique> technique() {
        return kind == Kind.TECHNIQUE ? Technique.withId(name) : Optional.empty();
    }

    /// Returns the family whose page this is.
    public Optional<Family> family() {
        return kind == Kind.FAMILY
                ? Stream.of(Family.values())
                        .filter(each -> of(each).equals(this))
                        .findFirst()
                : Optional.empty();
    }

    /// Returns the address.
    @Override
    public String toString() {
        return prefix(kind) + ":" + name;
    }

    private static String prefix(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
