package nonet.ui.export;

import nonet.service.export.Exporter.Kind;
import org.jspecify.annotations.Nullable;

/// The target of an export.
public enum Target {
    PDF(Kind.PDF),
    SVG(Kind.SVG),
    PNG(Kind.PNG),
    HTML(Kind.HTML),
    PRINTER(null);

    private final @Nullable Kind kind;

    Target(@Nullable Kind kind) {
        this.kind = kind;
    }

    /// Returns the kind of file, or null for the printer.
    public @Nullable Kind kind() {
        return kind;
    }

    /// Tests whether a file holds one picture, which a board alone fills.
    public boolean isPicture() {
        return kind != null && kind.isPicture();
    }
}
