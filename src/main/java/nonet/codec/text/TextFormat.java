package nonet.codec.text;

/// The formats of plain text. All other formats are known by their class.
public enum TextFormat {
    LINE("line"),
    SADMAN_LIST("sdm"),
    BLOCKS("blocks"),
    FRAMED_GRID("grid"),
    SIMPLE_SUDOKU("ss"),
    SPACED_GRID("spf"),
    COMMAS("csv"),
    TABS("tsv"),
    HODOKU_LINE("hodoku"),
    PENCIL_MARKS("pm"),
    CANDIDATES("s729"),
    GIVENS_MARKED("shown");

    private final String id;

    TextFormat(String id) {
        this.id = id;
    }

    /// Returns the short name used on the command line.
    public String id() {
        return id;
    }
}
