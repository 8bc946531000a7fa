/// Nonet, a sudoku solver you can watch. The map of its rooms is `nonet/README.md`.
@org.jspecify.annotations.NullMarked
module nonet {
    requires static transitive org.jspecify;
    requires com.fasterxml.jackson.databind;
    requires de.siegmar.fastcsv;
    requires java.desktop;
    requires java.logging;
    requires java.management;
    requires java.sql;
    requires java.xml;
    requires jdk.net;
    requires jdk.unsupported;
    requires org.apache.commons.logging; // PDFBox needs these two, and has no descriptor to say so.
    requires org.apache.fontbox;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires com.twelvemonkeys.imageio.webp;

    // The window and the commands need these, other programs do not: those two are started with all modules of their
    // path.
    requires static atlantafx.base;
    requires static com.google.zxing;
    requires static info.picocli;
    requires static javafx.controls;
    requires static javafx.swing;
    requires static org.commonmark;
    requires static org.controlsfx.controls;
    requires static org.kordamp.ikonli.feather;
    requires static org.kordamp.ikonli.javafx;
    requires static org.xerial.sqlitejdbc;

    // What other programs may use: src/site/markdown/api.md. All else may change with any version.
    exports nonet.api;
    exports nonet.app to
            javafx.graphics;
    // A style sheet names a skin there.
    exports nonet.ui.kit to
            javafx.controls;

    opens nonet.cli.command to
            info.picocli;
    opens nonet.cli.option to
            info.picocli;
}
