package nonet.ui.atlas;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import nonet.files.AtomicFile;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Lettering;
import nonet.picture.write.PngWriter;
import nonet.picture.write.SvgWriter;
import nonet.service.export.AtlasPicture;
import nonet.service.export.AtlasText;
import nonet.service.export.FontFinder;
import nonet.service.input.ProblemWords;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.Icicle;
import nonet.trace.atlas.SearchSummary;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.playback.SearchNames;

/// Writes the atlas to files.
final class AtlasFiles {

    /// The form of a file.
    enum Form {
        SVG,
        PNG,
        CSV,
        JSON,
        DOT;

        /// Returns the file extension, without a dot.
        String extension() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final TaskQueue QUEUE = new TaskQueue("atlas-files");

    /// The pixels of a point, and of an inch.
    private static final double SCALE = 2;

    private static final int DPI = 144;

    /// The progress or the result.
    final ReadOnlyObjectProperty<PaneTask.State> state;

    private final Messages messages;
    private final PaneServices services;
    private final AtlasController atlas;
    private final PaneTask task;

    AtlasFiles(PaneServices services, AtlasController atlas) {
        this.services = services;
        this.messages = services.messages();
        this.atlas = atlas;
        task = new PaneTask(messages, services.tasks(), QUEUE, () -> "");
        state = task.state;
    }

    /// Says that the search could not be counted.
    void failed() {
        task.report(() -> messages.get("atlas.count-failed"), true);
    }

    /// Asks for a file and writes it.
    void save(Form form) {
        services.files()
                .toSave(
                        messages.get("atlas.title"),
                        form.name(),
                        messages.get("atlas.file") + "." + form.extension(),
                        file -> write(form, file));
    }

    /// Writes the atlas in the background: a picture of the part that is seen, or the numbers of the whole search.
    void write(Form form, Path file) {
        SearchSummary counts = atlas.summary.get();
        if (counts == null || task.isUnderWay()) {
            return;
        }
        TreeSnapshot tree = atlas.tree.get();
        String id = atlas.playback.search.by();
        Icicle.Measure measure = atlas.measure.get();
        Part part = atlas.part.get();
        AtlasPicture picture = new AtlasPicture(
                messages.get("atlas.heading", SearchNames.of(messages, id), tree.guesses()),
                messages.get("atlas.failed"),
                messages.get("atlas.solved"),
                messages.get("atlas.open"));
        String name = String.valueOf(file.getFileName());
        task.start(
                () -> messages.get("atlas.writing", name),
                (_, _) -> {
                    AtomicFile.write(file, out -> {
                        switch (form) {
                            case SVG, PNG -> picture(picture, tree, measure, part, form, out);
                            case CSV, JSON, DOT -> text(AtlasText.Form.valueOf(form.name()), id, counts, tree, out);
                        }
                    });
                    return name;
                },
                _ -> () -> messages.get("atlas.written", name),
                cause -> () ->
                        messages.get("atlas.not-written", name, new ProblemWords(messages::locale).ofWriting(cause)));
    }

    private static void text(
            AtlasText.Form form, String engine, SearchSummary counts, TreeSnapshot tree, OutputStream out)
            throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        AtlasText.write(form, engine, counts, tree, writer);
        writer.flush();
    }

    private static void picture(
            AtlasPicture picture, TreeSnapshot tree, Icicle.Measure measure, Part part, Form form, OutputStream out)
            throws IOException {
        String letters = picture.heading() + picture.failed() + picture.solved() + picture.open();
        try (Lettering lettering = FontFinder.ofSystem().covering(letters)) {
            double whole = measure.whole(tree);
            Drawing drawing = picture.draw(tree, measure, part.from() * whole, part.to() * whole, lettering);
            if (form == Form.SVG) {
                out.write(SvgWriter.file(drawing, picture.heading(), true, lettering)
                        .getBytes(StandardCharsets.UTF_8));
            } else {
                PngWriter.write(new PngWriter(lettering).draw(drawing, SCALE, true), DPI, out);
            }
        }
    }
}
