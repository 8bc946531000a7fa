package nonet.codec.text;

import java.util.List;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.GridText;
import nonet.play.Document;

/// The plain text formats, each with a form for reading and a function for writing.
public final class PlainTextFormats {

    private static final String BAND = "|---+---+---|\n";

    private PlainTextFormats() {}

    /// Returns the forms in the order in which they are tried.
    public static List<TextForm> forms() {
        return List.of(
                new LibraryForm(),
                new CandidatesForm(),
                new LineForm(),
                new GivensMarkedForm(),
                new MarksForm(),
                new RowsForm());
    }

    public static List<Codec> all() {
        TextForm rows = new RowsForm();
        TextForm lines = new LineForm();
        return List.of(
                text(
                        TextFormat.LINE,
                        "81 characters",
                        "txt",
                        lines,
                        "",
                        document -> document.puzzle().toString()),
                text(TextFormat.SADMAN_LIST, "SadMan list", "sdm", lines, "", Document::givenDigits),
                text(TextFormat.BLOCKS, "Nine lines of nine", "txt msk", rows, "\n", PlainTextFormats::blocks),
                text(
                        TextFormat.FRAMED_GRID,
                        "Framed grid",
                        "txt",
                        rows,
                        "\n",
                        document -> GridText.FRAMED.of(givens(document))),
                text(TextFormat.SIMPLE_SUDOKU, "Simple Sudoku", "ss", rows, "\n", PlainTextFormats::simpleSudoku),
                text(TextFormat.SPACED_GRID, "SuDoku Solver", "spf", rows, "\n", PlainTextFormats::spaced),
                text(TextFormat.COMMAS, "Table, comma separated", "csv", rows, "\n", document -> table(document, ",")),
                text(TextFormat.TABS, "Table, tab separated", "tsv", rows, "\n", document -> table(document, "\t")),
                new TextCodec(
                        TextFormat.HODOKU_LINE,
                        new FormatInfo(
                                TextFormat.HODOKU_LINE.id(),
                                "HoDoKu library line",
                                List.of("txt"),
                                FormatFeature.PLACED,
                                FormatFeature.MARKS,
                                FormatFeature.CANDIDATES,
                                FormatFeature.SEVERAL),
                        "",
                        new LibraryForm(),
                        PlainTextFormats::library),
                new TextCodec(
                        TextFormat.PENCIL_MARKS,
                        new FormatInfo(
                                TextFormat.PENCIL_MARKS.id(),
                                "Pencil-mark grid",
                                List.of("txt"),
                                FormatFeature.MARKS,
                                FormatFeature.CANDIDATES,
                                FormatFeature.SEVERAL),
                        "\n",
                        new MarksForm(),
                        MarksText::of),
                new TextCodec(
                        TextFormat.CANDIDATES,
                        new FormatInfo(
                                TextFormat.CANDIDATES.id(),
                                "729 candidates",
                                List.of("txt"),
                                FormatFeature.MARKS,
                                FormatFeature.CANDIDATES,
                                FormatFeature.SEVERAL),
                        "",
                        new CandidatesForm(),
                        PlainTextFormats::candidates),
                new TextCodec(
                        TextFormat.GIVENS_MARKED,
                        new FormatInfo(
                                TextFormat.GIVENS_MARKED.id(),
                                "Grid with ! at givens",
                                List.of("doku"),
                                FormatFeature.PLACED,
                                FormatFeature.MARKS,
                                FormatFeature.SEVERAL),
                        "\n",
                        new GivensMarkedForm(),
                        PlainTextFormats::shown));
    }

    private static TextCodec text(
            TextFormat format, String name, String extensions, TextForm form, String between, TextCodec.Writer writer) {
        return new TextCodec(
                format,
                new FormatInfo(format.id(), name, List.of(extensions.split(" ")), FormatFeature.SEVERAL),
                between,
                form,
                writer);
    }

    private static Grid givens(Document document) {
        return Grid.of(document.puzzle());
    }

    /// Digits separated by spaces, 0 for an empty cell, as in old files.
    private static String blocks(Document document) {
        String cells = document.givenDigits();
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            text.append(cell == 0 ? "" : cell % 9 == 0 ? "\n" : " ").append(cells.charAt(cell));
        }
        return text.toString();
    }

    private static String simpleSudoku(Document document) {
        String cells = document.puzzle().toString();
        StringBuilder text = new StringBuilder("*-----------*\n");
        for (int row = 0; row < 9; row++) {
            text.append(row == 3 || row == 6 ? BAND : "");
            for (int column = 0; column < 9; column += 3) {
                text.append('|').append(cells, row * 9 + column, row * 9 + column + 3);
            }
            text.append("|\n");
        }
        return text.append("*-----------*").toString();
    }

    private static String spaced(Document document) {
        String cells = document.puzzle().toString();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            text.append(row == 3 || row == 6 ? "------+-------+------\n" : "");
            for (int column = 0; column < 9; column++) {
                text.append(column == 0 ? "" : column % 3 == 0 ? " | " : " ").append(cells.charAt(row * 9 + column));
            }
            text.append(row == 8 ? "" : "\n");
        }
        return text.toString();
    }

    private static String table(Document document, String separator) {
        String cells = document.puzzle().toString();
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < 81; index++) {
            char cell = cells.charAt(index);
            text.append(cell == '.' ? "" : String.valueOf(cell)).append(index % 9 < 8 ? separator : "\n");
        }
        return text.deleteCharAt(text.length() - 1).toString();
    }

    /// Leaves out marks beyond what the digits allow.
    private static String library(Document document) {
        StringBuilder cells = new StringBuilder();
        StringBuilder deleted = new StringBuilder();
        Grid allowed = Grid.of(document.position().unrestricted());
        Grid left = document.hasMarks() ? document.grid() : Grid.of(document.position());
        for (Cell cell : Cell.all()) {
            int digit = document.digit(cell);
            cells.append(digit == 0 ? "." : (document.isGiven(cell) ? "" : "+") + digit);
        }
        for (Digit digit : Digit.values()) {
            for (Cell cell : Cell.all()) {
                if (allowed.candidates(cell).contains(digit)
                        && !left.candidates(cell).contains(digit)) {
                    deleted.append(deleted.isEmpty() ? "" : " ")
                            .append(digit)
                            .append(cell.row())
                            .append(cell.column());
                }
            }
        }
        return ":0000:x:" + cells + ":" + deleted + ":::";
    }

    /// In a cell without marks every candidate that the digits allow is possible, also where other cells have marks.
    private static String candidates(Document document) {
        Grid allowed = Grid.of(document.position());
        StringBuilder text = new StringBuilder(729);
        for (Cell cell : Cell.all()) {
            int value = document.digit(cell);
            DigitSet marks = document.marks(cell);
            for (Digit digit : Digit.values()) {
                boolean on = value == 0
                        ? (marks.isEmpty() ? allowed.candidates(cell) : marks).contains(digit)
                        : value == digit.value();
                text.append(on ? (char) ('0' + digit.value()) : '.');
            }
        }
        return text.toString();
    }

    private static String shown(Document document) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            int digit = document.digit(cell);
            String marks = String.join(",", document.marks(cell).toString().split(""));
            text.append(
                            digit > 0
                                    ? digit + (document.isGiven(cell) ? "!" : "")
                                    : marks.isEmpty() ? "." : ".(" + marks + ")")
                    .append(cell.column() < 9 ? "|" : cell.row() < 9 ? "\n" : "");
        }
        return text.toString();
    }
}
