package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.cli.input.Input;
import nonet.cli.option.QuietOption;
import nonet.cli.output.Streams;
import nonet.cli.report.ReadingJson;
import nonet.codec.api.Fault;
import nonet.codec.api.Source;
import nonet.codec.photo.PhotoDocument;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.photo.CellReading;
import nonet.photo.GridReading;
import nonet.photo.PhotoResult;
import nonet.photo.image.PictureFault;
import nonet.service.input.Opened;
import nonet.service.input.PictureFiles;
import nonet.solve.Cancel;
import nonet.text.Plural;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The command `nonet read`.
@Command(
        name = "read",
        mixinStandardHelpOptions = true,
        description = "Read the puzzles in photos, scans and screenshots.",
        footer = {
            "%nThe most likely puzzle of each picture is printed as a line of 81 characters, with 0 for blanks.",
            "Uncertain cells are listed on standard error. PNG, JPEG, GIF, BMP, TIFF, WebP and PDF files are",
            "supported, rotated by any quarter turn. No data leaves this computer.",
            "%nExamples:",
            "  nonet read photo.jpg",
            "  nonet read --all page-of-a-book.png",
            "  nonet read folder-of-photos > collection.txt",
            "  nonet read photo.jpg | nonet solve -"
        },
        exitCodeList = {
            "0:every picture was read",
            "2:an argument or a file is invalid",
            "3:no puzzle was found in a picture or on any page of a document"
        })
final class ReadCommand implements Callable<Integer> {

    /// No puzzle was found in a picture.
    private static final int NOTHING = 3;

    @Mixin
    private final QuietOption quiet;

    @Parameters(
            arity = "1..*",
            paramLabel = "PICTURE",
            description = "A picture, a folder of pictures, or - for standard input.")
    private List<String> pictures = List.of();

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORM",
            description = "Output format: line, or json with probabilities, turn and corners. Default: line.")
    private Form form = Form.LINE;

    @Option(names = "--all", description = "Print all grids of a page, not only the most likely one.")
    private boolean all;

    /// With more cells, digits that clash are not misread but stand so in the picture.
    private static final int MOST_MISREAD = 20;

    private int code = NonetCommand.FINE;

    /// The form of the output.
    enum Form {
        LINE,
        JSON
    }

    ReadCommand(Streams streams) {
        this.quiet = new QuietOption(streams);
    }

    @Override
    public Integer call() throws IOException {
        for (String argument : pictures) {
            read(argument);
        }
        return code;
    }

    private void readFolder(String name, List<Path> folder) throws IOException {
        PictureFiles files;
        try {
            files = PictureFiles.of(folder);
        } catch (IOException failed) {
            throw Input.unreadable(name, failed);
        }
        if (files.pictures().isEmpty()) {
            quiet.streams().complain(name + ": There is no picture in this folder.");
            code = Math.max(code, NOTHING);
        }
        for (Path picture : files.pictures()) {
            read(picture.toString());
        }
        if (!files.others().isEmpty()) {
            quiet.streams().note(Input.leftOut(name, files));
        }
    }

    private void read(String argument) throws IOException {
        String name = argument.equals("-") ? Input.STANDARD : argument;
        try {
            switch (Input.opened(argument, quiet.streams().in())) {
                case Opened.Photo(Source source) -> read(name, new PhotoDocument(source.bytes(), Cancel.NEVER));
                case Opened.Pictures(List<Path> files) -> readFolder(name, files);
                case Opened.Failed(Fault.NotText()) -> refuse(name, new PictureFault.UnknownKind(""));
                case Opened.Failed(Fault fault) when isOfFile(fault) -> refuse(Input.WORDS.of(name, fault));
                case Opened _ -> refuse(name + ": This is not a picture; nonet convert reads texts.");
            }
        } catch (Input.Unreadable unreadable) {
            quiet.streams().complain(unreadable.line());
            code = NonetCommand.WRONG;
        }
    }

    private void read(String name, PhotoDocument document) throws IOException {
        int before = code;
        boolean printed = false;
        for (int page = 0; page < document.pages(); page++) {
            String place = document.pages() == 1 ? name : name + ":" + (page + 1);
            switch (document.read(page, Cancel.NEVER).result()) {
                case PhotoResult.Read read -> {
                    print(place, read.readings());
                    printed = true;
                }
                case PhotoResult.Refused refused -> refuse(place, refused.why());
            }
        }
        // A document may have pages without a puzzle.
        code = printed ? before : code;
        Optional<Fault> cut = document.cut();
        if (cut.isPresent()) {
            quiet.streams().complain(Input.WORDS.of(name, cut.get()));
            code = NonetCommand.WRONG;
        }
    }

    /// Tests whether a fault says what a file is, rather than what its text lacks.
    private static boolean isOfFile(Fault fault) {
        return fault instanceof Fault.OtherFile
                || fault instanceof Fault.Encrypted
                || fault instanceof Fault.TooLarge
                || fault instanceof Fault.InEntry;
    }

    private void refuse(String name, PictureFault why) throws IOException {
        refuse(Input.WORDS.of(name, new Fault.Picture(why)));
    }

    private void refuse(String line) throws IOException {
        quiet.streams().complain(line);
        code = Math.max(code, NOTHING);
    }

    private void print(String name, List<GridReading> readings) throws IOException {
        List<GridReading> printed = all ? readings : List.of(readings.getFirst());
        for (int i = 0; i < printed.size(); i++) {
            GridReading reading = printed.get(i);
            quiet.streams()
                    .print(
                            form == Form.JSON
                                    ? ReadingJson.of(name, reading)
                                    : reading.puzzle().text().replace('.', '0'));
            quiet.streams().out().flush();
            String place = printed.size() == 1 ? name : name + " (" + (i + 1) + ")";
            for (String line : remarks(reading)) {
                quiet.streams().note(place + ": " + line);
            }
        }
        if (printed.size() < readings.size()) {
            int others = readings.size() - printed.size();
            quiet.streams()
                    .note(name + ": There " + (others == 1 ? "is " : "are ") + Plural.of(others, "more grid")
                            + " on the page; use --all to print all grids.");
        }
    }

    private static List<String> remarks(GridReading reading) {
        List<String> remarks = new ArrayList<>();
        CellSet clashing = reading.puzzle().clashing();
        CellSet doubtful = reading.doubtful();
        if (clashing.size() > MOST_MISREAD) {
            doubtful = doubtful.minus(clashing);
            remarks.add("The digits in " + Plural.of(clashing.size(), "cell") + " clash, in "
                    + cells(clashing).limit(3).map(Cell::toString).collect(Collectors.joining(", ")) + " and others.");
        }
        if (!doubtful.isEmpty()) {
            remarks.add(doubtful.size() + " uncertain: "
                    + cells(doubtful).map(cell -> uncertain(reading, cell)).collect(Collectors.joining(", ")));
        }
        if (reading.solutions() == 0 && clashing.size() <= MOST_MISREAD) {
            remarks.add("The puzzle has no solution; check the uncertain cells.");
        } else if (reading.solutions() > 1) {
            remarks.add("The puzzle has several solutions; a digit may have been missed.");
        }
        if (reading.marks() > 0) {
            remarks.add("The small marks in " + Plural.of(reading.marks(), "cell") + " were left out.");
        }
        return remarks;
    }

    private static Stream<Cell> cells(CellSet cells) {
        return Cell.all().stream().filter(cells::contains);
    }

    private static String uncertain(GridReading reading, Cell cell) {
        CellReading choice = reading.choice(cell);
        var digit = reading.puzzle().given(cell);
        int read = digit == null ? 0 : digit.value();
        int other = choice.first() == read ? choice.second() : choice.first();
        return cell + " " + word(read) + " or " + word(other);
    }

    private static String word(int digit) {
        return digit == 0 ? "blank" : String.valueOf(digit);
    }
}
