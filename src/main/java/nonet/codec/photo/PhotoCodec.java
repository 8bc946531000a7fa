package nonet.codec.photo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.photo.GridReading;
import nonet.photo.PhotoResult;
import nonet.photo.load.PictureKind;
import nonet.play.Document;
import nonet.solve.Cancel;

/// Photos, scans, screenshots and pages of PDF documents, read as the digits that stand in their grids. A filled grid
/// beside others is a printed solution and is left out.
public final class PhotoCodec implements ReadOnlyCodec {

    private static final FormatInfo INFO = new FormatInfo(
            "picture",
            "Picture",
            Arrays.stream(PictureKind.values())
                    .filter(PictureKind::isReadable)
                    .flatMap(kind -> kind.extensions().stream())
                    .toList(),
            FormatFeature.SEVERAL);

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.isPicture() ? 100 : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        return read(source, Cancel.NEVER);
    }

    @Override
    public PuzzleReading read(Source source, Cancel cancel) {
        if (!source.isPicture()) {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        PhotoDocument document = new PhotoDocument(source.bytes(), cancel);
        List<GridReading> readings = new ArrayList<>();
        Fault refusal = new Fault.NoPuzzle();
        for (int page = 0; page < document.pages(); page++) {
            switch (document.read(page, cancel).result()) {
                case PhotoResult.Read read -> readings.addAll(read.readings());
                case PhotoResult.Refused refused -> refusal = page == 0 ? new Fault.Picture(refused.why()) : refusal;
            }
        }
        return readings.isEmpty() ? new PuzzleReading.Nothing(refusal) : read(readings, document.cut());
    }

    private PuzzleReading.Puzzles read(List<GridReading> readings, Optional<Fault> cut) {
        List<GridReading> unsolved =
                readings.stream().filter(reading -> !reading.isFull()).toList();
        List<GridReading> puzzles = unsolved.isEmpty() ? readings : unsolved;
        List<ReadingNote> notes = new ArrayList<>();
        add(notes, ReadingNote.Kind.SOLUTIONS, readings.size() - puzzles.size());
        add(
                notes,
                ReadingNote.Kind.UNCERTAIN,
                puzzles.stream().mapToInt(reading -> reading.doubtful().size()).sum());
        add(
                notes,
                ReadingNote.Kind.MARKS,
                puzzles.stream().mapToInt(GridReading::marks).sum());
        return new PuzzleReading.Puzzles(
                this,
                puzzles.stream()
                        .map(reading -> new ReadPuzzle(Document.of("", reading.puzzle()), 1))
                        .toList(),
                notes,
                cut.stream().toList());
    }

    private static void add(List<ReadingNote> notes, ReadingNote.Kind kind, int count) {
        if (count > 0) {
            notes.add(new ReadingNote(kind, 0, count));
        }
    }
}
