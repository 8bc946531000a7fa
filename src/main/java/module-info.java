/// Nonet, a sudoku solver you can watch. The map of its rooms is `nonet/README.md`.
@org.jspecify.annotations.NullMarked
module nonet {
    requires static transitive org.jspecify;
    requires com.fasterxml.jackson.databind;
    requires de.siegmar.fastcsv;
    requires info.picocli;
    requires java.desktop;
    requires java.logging;
    requires java.sql;
    requires java.xml;
    requires javafx.controls;
    requires javafx.swing;
    requires jdk.net;
    requires jdk.unsupported;
    requires org.apache.commons.logging; // PDFBox needs these two, and has no descriptor to say so.
    requires org.apache.fontbox;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires org.commonmark;
    requires atlantafx.base;
    requires com.twelvemonkeys.imageio.webp;
    requires org.controlsfx.controls;
    requires org.kordamp.ikonli.feather;
    requires org.kordamp.ikonli.javafx;
    requires org.xerial.sqlitejdbc;

    // What other programs may use: src/site/markdown/api.md. All else may change with any version.
    exports nonet.api;
    exports nonet.app to
            javafx.graphics;

    opens nonet.cli.command to
            info.picocli;
    opens nonet.cli.option to
            info.picocli;
}
