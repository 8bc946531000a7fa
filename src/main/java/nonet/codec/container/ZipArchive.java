package nonet.codec.container;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Zip;
import nonet.play.Document;
import nonet.text.PlainText;

/// ZIP archives of texts, each read as a file. Pictures and archives in them are left out.
public final class ZipArchive implements ReadOnlyCodec, SyntaxCodec {

    private static final FormatInfo INFO =
            new FormatInfo("zip", "ZIP archive", List.of("zip"), FormatFeature.SEVERAL, FormatFeature.NAMES);

    /// The number of entries that are read.
    private static final int MOST_ENTRIES = 1000;

    private final Function<Source, PuzzleReading> reader;

    /// @param reader reads each of the entries
    public ZipArchive(Function<Source, PuzzleReading> reader) {
        this.reader = reader;
    }

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.isZip() ? 90 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        if (source.entries().isEmpty()) {
            // Without the directory at its end, an archive is not complete.
            return new PuzzleReading.Nothing(new Fault.BadSyntax(1, 1));
        }
        if (source.entries().contains("word/document.xml")) {
            return new PuzzleReading.Nothing(new Fault.OtherFile(Fault.OtherFile.Kind.WORD));
        }
        if (source.entries().contains("ppt/presentation.xml")) {
            return new PuzzleReading.Nothing(new Fault.OtherFile(Fault.OtherFile.Kind.PRESENTATION));
        }
        return read(Zip.entries(source, ZipArchive::isFile, MOST_ENTRIES + 1));
    }

    /// Tests whether an entry is a file rather than a folder or what macOS and editors hide beside files.
    private static boolean isFile(String entry) {
        String name = entry.substring(entry.lastIndexOf('/') + 1);
        return !name.isEmpty() && name.charAt(0) != '.' && !entry.startsWith("__MACOSX/");
    }

    private PuzzleReading read(Map<String, byte[]> entries) {
        List<ReadPuzzle> puzzles = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        Map<ReadingNote.Kind, ReadingNote> notes = new EnumMap<>(ReadingNote.Kind.class);
        Fault refusal = new Fault.OtherFile(Fault.OtherFile.Kind.ARCHIVE);
        List<String> names = List.copyOf(entries.keySet());
        for (String name : names.subList(0, Math.min(MOST_ENTRIES, names.size()))) {
            Source source = Source.of(Objects.requireNonNull(entries.get(name)));
            if (source.isPicture() || source.isZip()) {
                continue;
            }
            switch (reader.apply(source)) {
                case PuzzleReading.Nothing(Fault.NoPuzzle why) -> refusal = why;
                case PuzzleReading.Nothing(Fault.NotText _), PuzzleReading.Nothing(Fault.OtherFile _) -> {}
                case PuzzleReading.Nothing(Fault why) -> faults.add(new Fault.InEntry(name, why));
                case PuzzleReading.Puzzles read -> {
                    read.puzzles().forEach(each -> puzzles.add(named(each, name)));
                    read.faults().forEach(fault -> faults.add(new Fault.InEntry(name, fault)));
                    read.notes().forEach(note -> notes.merge(note.kind(), note, ZipArchive::sum));
                }
            }
        }
        if (names.size() > MOST_ENTRIES) {
            faults.add(new Fault.OnlyFirst(Fault.OnlyFirst.Part.FILES, MOST_ENTRIES));
        }
        return puzzles.isEmpty()
                ? new PuzzleReading.Nothing(faults.isEmpty() ? refusal : faults.getFirst())
                : new PuzzleReading.Puzzles(this, puzzles, List.copyOf(notes.values()), faults);
    }

    private static ReadPuzzle named(ReadPuzzle each, String entry) {
        Document document = each.document();
        String name =
                PlainText.line(entry.substring(entry.lastIndexOf('/') + 1)).strip();
        return document.name().isEmpty() ? new ReadPuzzle(document.named(name), each.line()) : each;
    }

    private static ReadingNote sum(ReadingNote one, ReadingNote other) {
        return new ReadingNote(one.kind(), 0, one.count() + other.count());
    }
}
