package nonet.service.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import nonet.codec.api.Fault;
import nonet.files.DiskFullException;
import nonet.files.UnsuitableFileException;
import nonet.grid.Cell;
import nonet.trace.json.TraceReading.InvalidLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ProblemWordsTests {

    private static final ProblemWords ENGLISH = new ProblemWords(Locale.ENGLISH);
    private static final ProblemWords CHINESE = new ProblemWords(Locale.SIMPLIFIED_CHINESE);

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(new Fault.NoPuzzle(), "It contains no puzzle.", "里面没有数独题目。"),
                Arguments.of(
                        new Fault.OnlyFirst(Fault.OnlyFirst.Part.FILES, 1000),
                        "Only its first 1,000 files are read; the others are left out.",
                        "只读取前 1,000 个文件，其余已略去。"),
                Arguments.of(
                        new Fault.InEntry("a\u001B[2J\nb", new Fault.NoPuzzle()),
                        "“a [2J b” in the archive: It contains no puzzle.",
                        "压缩包中的“a [2J b”：里面没有数独题目。"),
                Arguments.of(
                        new Fault.NotText(),
                        "This is not a text file; it may be a picture or a program.",
                        "这不是文本文件，可能是图片或程序。"),
                Arguments.of(
                        new Fault.BadCharacter(3, 1007, "x"),
                        "Line 3, column 1007: “x” is neither a digit nor a blank.",
                        "第 3 行第 1007 列：“x”既不是数字也不是空格。"),
                Arguments.of(
                        new Fault.BadCharacter(1, 2, "{"),
                        "Line 1, column 2: “{” is neither a digit nor a blank.",
                        "第 1 行第 2 列：“{”既不是数字也不是空格。"),
                Arguments.of(
                        new Fault.BadRow(4, 8, 8),
                        "Line 4, column 8: 8 cells in this row instead of 9.",
                        "第 4 行第 8 列：这一行有 8 格，应为 9 格。"),
                Arguments.of(
                        new Fault.BadHeight(10, 1, 1),
                        "Line 10, column 1: 1 row in this grid instead of 9.",
                        "第 10 行第 1 列：这个盘面有 1 行，应为 9 行。"),
                Arguments.of(
                        new Fault.BadCount(12345, 80, 80),
                        "Line 12345, column 80: 80 cells instead of 81.",
                        "第 12345 行第 80 列：有 80 格，应为 81 格。"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void everyFaultHasItsSentence(Fault fault, String english, String chinese) {
        assertThat(ENGLISH.of(fault)).isEqualTo(english);
        assertThat(CHINESE.of(fault)).isEqualTo(chinese);
    }

    @Test
    void faultsOfFilesBeginWithTheirPlace() {
        assertThat(ENGLISH.of("a b.txt", new Fault.BadRow(4, 8, 8)))
                .isEqualTo("a b.txt:4:8: 8 cells in this row instead of 9.");
        assertThat(ENGLISH.of("a b.txt", new Fault.NoPuzzle())).isEqualTo("a b.txt: It contains no puzzle.");
    }

    @ParameterizedTest
    @EnumSource
    void everyUnreadableFileHasItsSentence(Fault.Unreadable why) {
        assertThat(ENGLISH.of(why))
                .isEqualTo(
                        switch (why) {
                            case MISSING -> "There is no such file.";
                            case FOLDER -> "This is a folder, not a file.";
                            case NOT_A_FILE -> "This is not a regular file.";
                            case FORBIDDEN -> "You do not have permission to read it.";
                            case TOO_LARGE ->
                                "It is larger than " + (PuzzleFile.largest() >> 20)
                                        + " MB, which is too large for a file of puzzles.";
                            case LONG_LIST ->
                                "The list is larger than 8 MB; open it with \u201cSolve a collection\u201d, or split"
                                        + " it.";
                            case CLOSED -> "Standard input is closed.";
                            case SHORTENED -> "It became shorter while it was read; read it again once it is complete.";
                            case FAILED -> "It could not be read.";
                        });
        assertThat(CHINESE.of(why))
                .isEqualTo(
                        switch (why) {
                            case MISSING -> "没有这个文件。";
                            case FOLDER -> "这是文件夹，不是文件。";
                            case NOT_A_FILE -> "这不是普通文件。";
                            case FORBIDDEN -> "没有读取权限。";
                            case TOO_LARGE -> "文件超过 " + (PuzzleFile.largest() >> 20) + " MB，对题目文件来说太大。";
                            case LONG_LIST -> "列表超过 8 MB；请用“求解题集”打开，或拆分后再打开。";
                            case CLOSED -> "标准输入已关闭。";
                            case SHORTENED -> "读取期间文件变短了；请在文件完整后重新读取。";
                            case FAILED -> "无法读取。";
                        });
    }

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of(
                        new AccessDeniedException("f"),
                        "You do not have permission to write there; choose another folder.",
                        "没有写入权限，请换一个文件夹。"),
                Arguments.of(new NoSuchFileException("f"), "The folder does not exist.", "文件夹不存在。"),
                Arguments.of(
                        new UnsuitableFileException(Path.of("f"), UnsuitableFileException.Why.FOLDER),
                        "This is a folder, not a file.",
                        "这是文件夹，不是文件。"),
                Arguments.of(
                        new UnsuitableFileException(Path.of("f"), UnsuitableFileException.Why.LONG_NAME),
                        "The name is too long; choose a shorter one.",
                        "文件名太长，请换一个短一些的。"),
                Arguments.of(
                        new NotDirectoryException("f"),
                        "A part of this path is a file, not a folder.",
                        "路径中有一部分是文件，不是文件夹。"),
                Arguments.of(
                        new FileAlreadyExistsException("f"),
                        "A part of this path is a file, not a folder.",
                        "路径中有一部分是文件，不是文件夹。"),
                Arguments.of(new DiskFullException(Path.of("f")), "The disk is full.", "磁盘已满。"),
                Arguments.of(
                        new IOException("of a library", new DiskFullException(Path.of("f"))),
                        "The disk is full.",
                        "磁盘已满。"),
                Arguments.of(new IOException(), "The drive refused it; choose another folder.", "磁盘拒绝写入，请换一个文件夹。"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void everyFailureToWriteHasItsSentence(Exception failure, String english, String chinese) {
        assertThat(ENGLISH.ofWriting(failure)).isEqualTo(english);
        assertThat(CHINESE.ofWriting(failure)).isEqualTo(chinese);
    }

    static Stream<Arguments> misfits() {
        Cell cell = Cell.at(4, 7);
        return Stream.of(
                Arguments.of(
                        InvalidLine.Why.FILLED,
                        new InvalidLine.Misfit(cell, 5, 3),
                        "Line 9: r4c7 cannot be 5 here: it holds 3 already, and digits go into blank cells."
                                + " \u201cbacktracked\u201d empties those after a guess.",
                        "第 9 行：r4c7 此时不能填 5：其中已有 3，数字只能填入空格。“backtracked”会清空一次猜测之后的格。"),
                Arguments.of(
                        InvalidLine.Why.NO_CANDIDATE,
                        new InvalidLine.Misfit(cell, 5, 0),
                        "Line 9: 5 is not a candidate of r4c7 here.",
                        "第 9 行：5 此时不是 r4c7 的候选数。"),
                Arguments.of(
                        InvalidLine.Why.NO_CANDIDATE,
                        new InvalidLine.Misfit(cell, 5, 3),
                        "Line 9: 5 is not a candidate of r4c7 here: the cell holds 3.",
                        "第 9 行：5 此时不是 r4c7 的候选数：该格已填 3。"),
                Arguments.of(
                        InvalidLine.Why.CANDIDATE,
                        new InvalidLine.Misfit(cell, 5, 0),
                        "Line 9: 5 is a candidate of r4c7 here, but not in this line.",
                        "第 9 行：5 此时是 r4c7 的候选数，但这一行没有列出。"),
                Arguments.of(
                        InvalidLine.Why.NOT_CLEARED,
                        new InvalidLine.Misfit(cell, 0, 3),
                        "Line 9: r4c7 cannot be cleared here: 3 is a given.",
                        "第 9 行：r4c7 此时不能清空：3 是已知数。"),
                Arguments.of(
                        InvalidLine.Why.NOT_CLEARED,
                        new InvalidLine.Misfit(cell, 0, 0),
                        "Line 9: r4c7 cannot be cleared here: it is blank.",
                        "第 9 行：r4c7 此时不能清空：它是空格。"),
                Arguments.of(
                        InvalidLine.Why.TWICE,
                        new InvalidLine.Misfit(cell, 5, 0),
                        "Line 9: the puzzle has r4c7 twice.",
                        "第 9 行：题目中 r4c7 出现了两次。"));
    }

    @ParameterizedTest
    @MethodSource("misfits")
    void faultsOfTracesNameCellAndDigit(
            InvalidLine.Why why, InvalidLine.Misfit misfit, String english, String chinese) {
        assertThat(ENGLISH.of(new InvalidLine(9, why, misfit))).isEqualTo(english);
        assertThat(CHINESE.of(new InvalidLine(9, why, misfit))).isEqualTo(chinese);
    }

    @Test
    void otherLanguagesReadEnglish() {
        assertThat(new ProblemWords(Locale.ITALIAN).of(Fault.Unreadable.MISSING))
                .isEqualTo("There is no such file.");
        assertThat(new ProblemWords(Locale.forLanguageTag("ar-EG")).of(new Fault.BadRow(4, 8, 8)))
                .isEqualTo("Line 4, column 8: 8 cells in this row instead of 9.");
    }
}
