package nonet.ui.shell.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import nonet.codec.api.Codec;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.service.input.PuzzleFile;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;

/// Bringing puzzles in and taking them out in every format, without a window.
class ImportTests extends FilesTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    ImportTests() {
        super(Document.EMPTY);
    }

    @Test
    void keepsEnteredDigitsAndMarksOfPastedText() {
        files.paste(":0000:x:" + PUZZLE.replaceFirst("\\.", "+4") + ":214:::");

        assertThat(person.said).containsExactly("Pasted a puzzle, recognized as HoDoKu library line");
        assertThat(edit.document().puzzle()).hasToString(PUZZLE);
        assertThat(edit.document().entered()).isEqualTo(CellSet.of(Cell.at(1, 3)));
        assertThat(edit.document().grid().candidates(Cell.at(1, 4)).contains(Digit.TWO))
                .isFalse();
        assertThat(person.reports).isEmpty();
    }

    @Test
    void longListsAreForTheWindowOfCollections() throws IOException {
        int lines = PuzzleFile.LARGEST_LIST / 82 + 1;
        String list = (PUZZLE + "\n").repeat(lines);
        Document before = edit.document();

        files.open(Files.writeString(folder.resolve("many.txt"), list));
        files.paste(list);

        assertThat(person.said).containsExactly("All of many.txt", "All " + lines + " lines of Pasted puzzle");
        assertThat(edit.document()).isSameAs(before);
    }

    @Test
    void omissionsAreReportedAndOtherReadingsOffered() {
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        files.paste("{\"puzzle\": \"" + PUZZLE + "\", \"solution\": \"" + solution + "\"}");

        assertThat(edit.document().puzzle()).hasToString(PUZZLE);
        assertThat(person.reports).hasSize(1);
        UserPrompts.Report report = person.reports.getFirst();
        assertThat(report.title()).isEqualTo("Pasted puzzle was recognized as JSON: 1 puzzle.");
        assertThat(report.sentences()).containsExactly("A solution next to its puzzle was left out.");
    }

    @Test
    void countsAndListsPlacesThatWereLeftOut() {
        String other = PUZZLE.replace("53..7", ".3..7");
        files.paste(PUZZLE + "\nbad\n" + other + "\n" + other + "1\n");

        assertThat(person.said.getFirst())
                .isEqualTo("2 puzzles pasted. 2 places were left out."
                        + " The first: Line 2, column 1: \u201Cb\u201D is neither a digit nor a blank.");
        assertThat(person.reports).hasSize(1);
        assertThat(person.reports.getFirst().sentences())
                .containsExactly(
                        "2 places were left out:",
                        "Line 2, column 1: \u201Cb\u201D is neither a digit nor a blank.",
                        "Line 4, column 82: 82 cells instead of 81.");
        files.paste(PUZZLE + "\nbad\n");
        assertThat(person.reports.getLast().sentences())
                .containsExactly(
                        "One place was left out. Line 2, column 1: \u201Cb\u201D is neither a digit nor a blank.");
    }

    @Test
    void aReadingThatIsChosenTakesTheBoard() {
        String marks = "123456789".repeat(9);
        files.paste(PUZZLE + "\n\nthe same in another program:\n:0000:x:" + marks.replace("1", ".") + "::::");
        files.report();

        UserPrompts.Other other = person.reports.getLast().others().getFirst();
        assertThat(other.name()).isEqualTo("HoDoKu library line: 1 puzzle");
        other.take().run();
        assertThat(edit.document().puzzle()).hasToString(marks.replace("1", "."));
    }

    @Test
    void oneOfSeveralIsChosen() throws IOException {
        Path file =
                Files.writeString(folder.resolve("two.sdm"), PUZZLE + "\n" + PUZZLE.replace("53..7", ".3..7") + "\n");
        files.open(file);
        assertThat(person.said).contains("2 puzzles in two.sdm", "Opened Puzzle 2, line 2");
        assertThat(edit.room.get()).as("where it is looked at first").isEqualTo(Room.SET_UP);
        assertThat(edit.document().puzzle()).hasToString(PUZZLE.replace("53..7", ".3..7"));
    }

    @Test
    void allPuzzlesOfAFileOrTextAreSolvedWhereTheyAreWanted() throws IOException {
        String two = PUZZLE + "\n" + PUZZLE.replace("53..7", ".3..7") + "\n";
        Document before = edit.document();
        person.wantsAll = true;
        files.open(Files.writeString(folder.resolve("two.sdm"), two));
        files.paste(two);
        assertThat(person.said)
                .containsExactly(
                        "2 puzzles in two.sdm", "All of two.sdm", "2 puzzles pasted", "All 2 lines of Pasted puzzle");
        assertThat(edit.document()).isEqualTo(before);
    }

    @Test
    void aDocumentComesBackWithItsHistory() throws IOException {
        files.paste(PUZZLE);
        edit.room.set(Room.PLAY);
        edit.selection.set(nonet.ui.board.frame.Selection.of(Cell.at(1, 3)));
        edit.color(CellColor.VIOLET);
        edit.comment("begin here");
        edit.digit(Digit.FOUR);
        Document saved = edit.document();
        Path file = folder.resolve("mine.nonet");
        saving.saveAs(file, format("nonet"));
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceFirst("\"version\"", "\"mood\": \"fine\", \"version\"")
                        .replaceFirst("\"givens\"", "\"sketch\": [1, 2], \"givens\""));
        edit.openEmpty();

        files.open(file);
        assertThat(edit.document()).isEqualTo(saved);
        assertThat(saved.comment()).isEqualTo("begin here");
        assertThat(saved.colors()).isEqualTo(Map.of(Cell.at(1, 3), CellColor.VIOLET));
        edit.undo();
        assertThat(edit.document().grid().digit(Cell.at(1, 3))).isNull();
        saving.saveAs(file, format("nonet"));
        assertThat(file).content().contains("\"mood\" : \"fine\"", "\"sketch\" : [ 1, 2 ]");
    }

    @Test
    void asksBeforeSavingInALossyFormat() {
        files.paste(PUZZLE);
        edit.fillMarks();
        Path file = folder.resolve("a.ss");
        String question = "? This format cannot hold: pencil marks. [Save without them]";
        person.goesOn = false;
        saving.saveAs(file, format("ss"));
        assertThat(person.said).contains(question);
        assertThat(file).doesNotExist();
        person.goesOn = true;
        saving.saveAs(file, format("ss"));
        assertThat(person.said).containsSubsequence(question, question, "Saved a.ss");
        assertThat(file).content().startsWith("*-----------*\n|53.|.7.|...|\n");
    }

    @Test
    void aFileThatWouldHoldAnotherPuzzleIsNotWritten() throws IOException {
        files.paste("[Puzzle]\n" + PUZZLE.replaceAll("(.{9})", "$1\n") + "[PencilMarks]\n,,12,26,,,,,\n"
                + ",,,,,,,,\n".repeat(8));
        Path file = Files.writeString(folder.resolve("b.txt"), "old");
        person.goesOn = true;
        saving.saveAs(file, format("pm"));
        assertThat(person.said.getLast())
                .contains("b.txt", "would make marks or entered digits part of the puzzle, with another solution");
        assertThat(file).hasContent("old");
    }

    @Test
    void candidatesThatBelongToThePuzzleAreKeptOrConfirmed() {
        String candidates = "1........" + "..34....." + "123456789".repeat(79);
        files.paste(candidates);
        Document sukaku = edit.document();
        assertThat(sukaku.puzzle()).isEqualTo(Puzzle.EMPTY.restrictedTo(candidates));
        assertThat(sukaku.position().text()).isEqualTo(candidates);
        Path file = folder.resolve("sukaku.nonet");
        saving.saveAs(file, format("nonet"));
        edit.openEmpty();
        files.open(file);
        assertThat(edit.document().puzzle()).isEqualTo(sukaku.puzzle());
        person.goesOn = false;
        saving.saveAs(folder.resolve("sukaku.ss"), format("ss"));
        assertThat(person.said)
                .contains("? This format cannot hold: candidates that are part of the puzzle."
                        + " Without them the file holds a different puzzle. [Save without them]");
        assertThat(folder.resolve("sukaku.ss")).doesNotExist();
    }

    @Test
    void textsOfTheBoardHoldTheCandidatesThatBelongToThePuzzle() {
        String candidates = "1........" + "..34....." + "123456789".repeat(79);
        files.paste(candidates);
        Puzzle sukaku = edit.document().puzzle();
        assertThat(saving.text(SaveController.Form.LINE)).isEqualTo(candidates);
        assertThat(saving.text(SaveController.Form.GIVENS)).isEqualTo(candidates);
        String grid = saving.text(SaveController.Form.FRAMED);
        assertThat(saving.text(SaveController.Form.GRID)).isEqualTo(grid);
        edit.openEmpty();
        files.paste(grid);
        // A candidate that stands alone in its cell comes back as a given.
        assertThat(edit.document().puzzle().candidates()).isEqualTo(sukaku.candidates());
        files.paste(PUZZLE);
        assertThat(saving.text(SaveController.Form.LINE)).isEqualTo(PUZZLE);
    }

    @Test
    void linksNameTheContentThatTheirPagesOmit() {
        files.paste("1........" + "..34....." + "123456789".repeat(79));
        String other = "This format cannot hold: candidates that are part of the puzzle."
                + " The site shows a different puzzle.";
        assertThat(saving.links()).extracting(SaveController.Link::lost).contains(other);
        files.paste(PUZZLE);
        assertThat(saving.links()).extracting(SaveController.Link::lost).containsOnly("");
    }

    @Test
    void linksLeadToFiveSites() {
        files.paste(PUZZLE);
        assertThat(saving.links())
                .extracting(SaveController.Link::site)
                .containsExactly("SudokuWiki", "sudoku.coach", "SudokuExchange", "f-puzzles", "SudokuPad");
        assertThat(saving.links().get(1).address()).endsWith("/en/play/" + PUZZLE.replace('.', '0'));
    }

    private Codec format(String id) {
        return saving.formats().stream()
                .filter(codec -> codec.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
