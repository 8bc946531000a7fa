package nonet.codec.text;

import java.util.List;
import nonet.codec.api.Codec;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// A format of plain text that is one of the [TextForm]s, so that it may occur among words and other forms.
public final class TextCodec implements Codec {

    /// Writes one document.
    interface Writer {
        String write(Document document);
    }

    private final TextFormat format;
    private final FormatInfo info;
    private final String between;
    private final TextForm form;
    private final Writer writer;

    /// @param between the text between two puzzles, if several can be written
    TextCodec(TextFormat format, FormatInfo info, String between, TextForm form, Writer writer) {
        this.format = format;
        this.info = info;
        this.between = between;
        this.form = form;
        this.writer = writer;
    }

    public TextFormat format() {
        return format;
    }

    TextForm form() {
        return form;
    }

    @Override
    public FormatInfo info() {
        return info;
    }

    @Override
    public @Nullable String between() {
        return holdsSeveral() ? between : null;
    }

    @Override
    public int confidence(Source source) {
        Lines lines = Lines.of(
                source.text().substring(0, Math.min(20_000, source.text().length())));
        TextReader.Found found = TextReader.read(lines, List.of(form));
        return found.puzzles().isEmpty() ? 0 : found.format() == format ? 60 : 40;
    }

    @Override
    public PuzzleReading read(Source source) {
        TextReader.Found found = TextReader.read(Lines.of(source.text()), List.of(form));
        if (!found.puzzles().isEmpty()) {
            return new PuzzleReading.Puzzles(this, found.puzzles(), found.notes(), found.faults());
        }
        return new PuzzleReading.Nothing(
                found.faults().isEmpty() ? new Fault.NoPuzzle() : found.faults().getFirst());
    }

    @Override
    public String write(List<Document> documents) {
        StringBuilder text = new StringBuilder();
        for (Document document : holdsSeveral() ? documents : documents.subList(0, 1)) {
            text.append(text.isEmpty() ? "" : between)
                    .append(writer.write(document))
                    .append('\n');
        }
        return text.toString();
    }
}
