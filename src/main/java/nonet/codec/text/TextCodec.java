package nonet.codec.text;

import java.util.List;
import java.util.Set;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.Outcome;
import nonet.codec.api.Source;
import nonet.format.Fault;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// A format of plain text that is one of the [TextForm]s, so that it may stand among words and other forms.
public final class TextCodec implements Codec {

    /// Writes one document.
    interface Writer {
        String write(Document document);
    }

    /// A description, as a row of a table.
    ///
    /// @param between what stands between two puzzles, if several can be written
    record Row(String id, String name, List<String> extensions, Set<FormatFeature> carries, String between) {}

    private final Row row;
    private final TextForm form;
    private final Writer writer;

    TextCodec(Row row, TextForm form, Writer writer) {
        this.row = row;
        this.form = form;
        this.writer = writer;
    }

    TextForm form() {
        return form;
    }

    @Override
    public String id() {
        return row.id;
    }

    @Override
    public String name() {
        return row.name;
    }

    @Override
    public List<String> extensions() {
        return row.extensions;
    }

    @Override
    public Set<FormatFeature> carries() {
        return row.carries;
    }

    @Override
    public @Nullable String between() {
        return row.carries.contains(FormatFeature.SEVERAL) ? row.between : null;
    }

    @Override
    public int confidence(Source source) {
        Page page = Page.of(
                source.text().substring(0, Math.min(20_000, source.text().length())));
        TextReader.Found found = TextReader.read(page, List.of(form));
        return found.sheets().isEmpty() ? 0 : found.codec().equals(id()) ? 60 : 40;
    }

    @Override
    public Outcome read(Source source) {
        TextReader.Found found = TextReader.read(Page.of(source.text()), List.of(form));
        if (!found.sheets().isEmpty()) {
            return new Outcome.Read(this, found.sheets(), found.notes(), found.faults());
        }
        return new Outcome.Refused(
                found.faults().isEmpty() ? new Fault.NoPuzzle() : found.faults().getFirst());
    }

    @Override
    public String write(List<Document> documents) {
        StringBuilder text = new StringBuilder();
        for (Document document : row.carries.contains(FormatFeature.SEVERAL) ? documents : documents.subList(0, 1)) {
            text.append(text.isEmpty() ? "" : row.between)
                    .append(writer.write(document))
                    .append('\n');
        }
        return text.toString();
    }
}
