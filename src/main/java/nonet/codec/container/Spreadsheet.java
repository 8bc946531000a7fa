package nonet.codec.container;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.code.RegionMap;
import nonet.codec.syntax.Zip;

/// Spreadsheets of Excel and of OpenDocument. Grids stand in nine by nine cells of a sheet; a sheet without such a grid
/// is read as a table of texts, with a puzzle in each row for example.
public final class Spreadsheet implements ReadOnlyCodec, SyntaxCodec {

    private static final FormatInfo INFO =
            new FormatInfo("spreadsheet", "Spreadsheet", List.of("xlsx", "xlsm", "ods"), FormatFeature.SEVERAL);

    private final Function<Source, PuzzleReading> reader;

    /// @param reader reads the text of a sheet without a grid
    public Spreadsheet(Function<Source, PuzzleReading> reader) {
        this.reader = reader;
    }

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.entries().stream().anyMatch(Spreadsheet::holdsCells) ? 95 : 0;
    }

    private static boolean holdsCells(String entry) {
        return ExcelSheets.isPart(entry) || entry.equals(OpenDocumentSheets.ENTRY);
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        Map<String, byte[]> entries = Zip.entries(source, Spreadsheet::holdsCells, Integer.MAX_VALUE);
        byte[] content = entries.get(OpenDocumentSheets.ENTRY);
        Workbook book = content == null ? ExcelSheets.read(entries) : OpenDocumentSheets.read(content);
        FoundInParts found = new FoundInParts();
        for (Sheet sheet : book.sheets()) {
            add(sheet, found);
        }
        return found.reading(this, book.cuts());
    }

    private void add(Sheet sheet, FoundInParts found) {
        List<ReadPuzzle> grids = SheetGrids.find(sheet);
        if (grids.stream()
                .anyMatch(grid -> RegionMap.is(grid.document().puzzle().toString()))) {
            found.add(new PuzzleReading.Nothing(new Fault.Variant("jigsaw")), line -> line);
        } else if (!grids.isEmpty()) {
            found.add(new PuzzleReading.Puzzles(this, grids, List.of()), line -> line);
        } else {
            found.add(reader.apply(Source.of(sheet.text())), line -> line);
        }
    }
}
