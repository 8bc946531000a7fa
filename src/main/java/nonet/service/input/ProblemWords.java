package nonet.service.input;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import nonet.codec.MisreadException;
import nonet.codec.api.Codec;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.ReadingNote;
import nonet.codec.app.GnomeShare;
import nonet.codec.app.Hodoku;
import nonet.codec.app.SudoCueProgress;
import nonet.codec.text.TextCodec;
import nonet.files.DiskFullException;
import nonet.files.UnsuitableFileException;
import nonet.photo.image.PictureFault;
import nonet.text.PlainText;
import nonet.text.TextBundle;
import nonet.trace.json.TraceJson;
import nonet.trace.json.TraceJsonReader;
import nonet.trace.json.TraceReading;

/// One clear sentence for every problem of a file or a text, in the language of the user.
public final class ProblemWords {

    private final TextBundle texts;

    /// Creates sentences in Simplified Chinese if the locale is Chinese, in English otherwise.
    public ProblemWords(Locale locale) {
        this(() -> locale);
    }

    /// Creates sentences that follow a language.
    ///
    /// @param locale returns the current locale
    public ProblemWords(Supplier<Locale> locale) {
        texts = new TextBundle("/nonet/service/problems", locale);
    }

    /// Returns the sentence on a text without a file name, such as "Line 3, column 7: ...".
    public String of(Fault fault) {
        return fault instanceof Fault.Located at ? say("at", at.line(), at.column(), why(fault)) : why(fault);
    }

    /// Returns the sentence on the text of a file in the style of compilers, such as "puzzle.txt:3:7: ...".
    public String of(String file, Fault fault) {
        return fault instanceof Fault.Located at
                ? PlainText.line(file) + ":" + at.line() + ":" + at.column() + ": " + why(fault)
                : PlainText.line(file) + ": " + why(fault);
    }

    /// Returns the sentence without the place.
    public String why(Fault fault) {
        return switch (fault) {
            case Fault.NoPuzzle() -> say("no-puzzle");
            case Fault.NotText() -> say("not-text");
            case Fault.BadCharacter bad -> say("bad-character", bad.character());
            case Fault.BadRow bad -> say("bad-row", bad.cells());
            case Fault.UnevenBlanks _ -> say("uneven-blanks");
            case Fault.BadHeight bad -> say("bad-height", bad.rows());
            case Fault.BadCount bad -> say("bad-count", bad.cells());
            case Fault.Clashing _ -> say("clashing");
            case Fault.OtherSize other -> say("wrong-size", other.size());
            case Fault.WrongSize(int size) -> say("wrong-size", size);
            case Fault.Variant(String rule) -> say("variant", rule);
            case Fault.BadSyntax _ -> say("bad-syntax");
            case Fault.BadValue bad -> say("bad-value", bad.value());
            case Fault.LongLine _ -> say("long-line");
            case Fault.TooLarge() -> say("unpacks-too-large");
            case Fault.OnServer() -> say("on-server");
            case Fault.Dice() -> say("dice");
            case Fault.Encrypted() -> say("encrypted");
            case Fault.OnlyFirst(Fault.OnlyFirst.Part part, int read) ->
                switch (part) {
                    case FILES -> say("only-files", read);
                    case PAGES -> say("only-pages", read);
                    case ROWS -> say("only-rows", read);
                    case COLUMNS -> say("only-columns", read);
                };
            case Fault.InEntry(String entry, Fault inside) -> say("in-entry", entry, of(inside));
            case Fault.OtherFile(Fault.OtherFile.Kind kind) ->
                switch (kind) {
                    case ARCHIVE -> say("other-archive");
                    case WORD -> say("other-word");
                    case PRESENTATION -> say("other-presentation");
                    case OLD_OFFICE -> say("other-old-office");
                };
            case Fault.Picture(PictureFault why) -> of(why);
            case Fault.Trace(TraceReading.InvalidLine line) -> of(line);
            case Fault.Unreadable unreadable -> of(unreadable);
        };
    }

    /// Returns the sentence on a picture without a sudoku that can be read.
    public String of(PictureFault fault) {
        return switch (fault) {
            case PictureFault.UnknownKind(String kind) ->
                kind.isEmpty() ? say("picture-unknown-kind") : say("picture-kind", kind);
            case PictureFault.Damaged() -> say("picture-damaged");
            case PictureFault.Protected() -> say("picture-protected");
            case PictureFault.TooMuchWork() -> say("picture-too-much-work");
            case PictureFault.TooLarge(long megapixels) -> say("picture-too-large", megapixels);
            case PictureFault.NoGrid() -> say("picture-no-grid");
            case PictureFault.CutOff() -> say("picture-cut-off");
            case PictureFault.OtherSize() -> say("picture-other-size");
            case PictureFault.NoDigits() -> say("picture-no-digits");
            case PictureFault.NotDigits() -> say("picture-not-digits");
            case PictureFault.TooSmall(int pixels) -> say("picture-too-small", pixels);
        };
    }

    /// Returns the sentence on the number of places that were left out, with the first one and the reason.
    ///
    /// @param faults at least one
    public String of(List<Fault> faults) {
        return say("left-out", faults.size(), of(faults.getFirst()));
    }

    /// Returns the sentence on a remark.
    public String of(ReadingNote note) {
        return switch (note.kind()) {
            case SOLUTIONS -> say("note-solutions", note.count());
            case REPEATED -> say("note-repeated", note.count());
            case GIVENS_UNKNOWN -> say("note-givens-unknown");
            case VARIANT -> say("note-variant", note.count(), note.line());
            case COLORS -> say("note-colors");
            case PROGRESS -> say("note-progress");
            case UNCERTAIN -> say("note-uncertain", note.count());
            case MARKS -> say("note-marks", note.count());
        };
    }

    /// Returns the name of a format in the user's language; names of programs are the same in all.
    public String nameOf(Codec codec) {
        return switch (codec) {
            case TextCodec text -> nameOf(text);
            case Hodoku _ -> say("format-hsol");
            case SudoCueProgress _ -> say("format-sdx");
            case GnomeShare _ -> say("format-gnome-share");
            default -> codec.name();
        };
    }

    private String nameOf(TextCodec codec) {
        return switch (codec.format()) {
            case LINE -> say("format-line");
            case SADMAN_LIST -> say("format-sdm");
            case BLOCKS -> say("format-blocks");
            case FRAMED_GRID -> say("format-grid");
            case COMMAS -> say("format-csv");
            case TABS -> say("format-tsv");
            case HODOKU_LINE -> say("format-hodoku");
            case PENCIL_MARKS -> say("format-pm");
            case CANDIDATES -> say("format-s729");
            case GIVENS_MARKED -> say("format-shown");
            case SIMPLE_SUDOKU, SPACED_GRID -> codec.name();
        };
    }

    /// Returns the sentence on the features of a document that a format lacks, or the empty text.
    public String ofLost(Set<FormatFeature> lost) {
        List<String> things = new ArrayList<>();
        if (lost.contains(FormatFeature.PLACED)) {
            things.add(say("lost-placed"));
        }
        if (lost.contains(FormatFeature.MARKS)) {
            things.add(say("lost-marks"));
        }
        if (lost.contains(FormatFeature.CANDIDATES)) {
            things.add(say("lost-candidates"));
        }
        if (lost.contains(FormatFeature.COLORS)) {
            things.add(say("lost-colors"));
        }
        if (lost.contains(FormatFeature.LINKS)) {
            things.add(say("lost-links"));
        }
        if (lost.contains(FormatFeature.CORNERS)) {
            things.add(say("lost-corners"));
        }
        if (lost.contains(FormatFeature.BOOKMARKS)) {
            things.add(say("lost-bookmarks"));
        }
        if (lost.contains(FormatFeature.COMMENT)) {
            things.add(say("lost-comment"));
        }
        if (lost.contains(FormatFeature.NAMES)) {
            things.add(say("lost-name"));
        }
        return things.isEmpty() ? "" : say("lost", String.join(say("lost-and"), things));
    }

    private String of(Fault.Unreadable why) {
        return switch (why) {
            case MISSING -> say("missing");
            case FOLDER -> say("folder");
            case NOT_A_FILE -> say("not-a-file");
            case FORBIDDEN -> say("forbidden");
            case TOO_LARGE -> say("too-large", PuzzleFile.largest() >> 20);
            case LONG_LIST -> say("long-list", PuzzleFile.LARGEST_LIST >> 20);
            case CLOSED -> say("closed");
            case SHORTENED -> say("shortened");
            case FAILED -> say("failed");
        };
    }

    /// Returns the sentence on a trace that could not be read, or not to its end.
    public String ofTrace(Throwable failed) {
        return switch (failed) {
            case TraceJsonReader.NoTraceException none -> none.isEmpty() ? say("trace-nothing") : of(none.fault());
            case SolverProcess.FailedException solver ->
                solver.code().isPresent() ? say("solver-failed", solver.code().getAsInt()) : say("solver-not-started");
            case ProfilerException profiler -> of(profiler.why());
            case IOException other -> of(PuzzleFile.why(other));
            default -> of(Fault.Unreadable.FAILED);
        };
    }

    private String of(ProfilerException.Why why) {
        return switch (why) {
            case PORT -> say("profiler-port");
            case NOTHING -> say("profiler-nothing");
            case NO_MESSAGE -> say("profiler-no-message");
            case CUT_OFF -> say("profiler-cut-off");
            case NO_END -> say("profiler-no-end");
            case ORDER -> say("profiler-order");
            case COUNT -> say("profiler-count");
            case DEEP -> say("profiler-deep", ProfilerTrace.DEEPEST);
        };
    }

    /// Returns the sentence on a solver that connects while another one is heard.
    public String ofOtherSolver() {
        return say("profiler-other");
    }

    /// Returns the sentence on the first invalid line of a trace.
    public String of(TraceReading.InvalidLine fault) {
        String what = switch (fault.why()) {
            case NO_TRACE -> say("trace-none");
            case CUT_OFF -> say("trace-cut-off");
            case NOT_JSON -> say("trace-not-json");
            case NEWER -> say("trace-newer");
            case BAD_FIELD -> say("trace-bad-field", fault.field(), of(fault.expected()));
            case UNKNOWN_KIND -> say("trace-unknown-kind");
            case TWICE -> say("trace-twice", misfit(fault));
            case STEP -> say("trace-step", TraceJson.LARGEST_STRIDE);
            case FILLED -> say("trace-filled", misfit(fault));
            case NO_CANDIDATE -> say("trace-no-candidate", misfit(fault));
            case CANDIDATE -> say("trace-candidate", misfit(fault));
            case NOT_CLEARED -> say("trace-not-cleared", misfit(fault));
            case NOT_OPEN -> say("trace-not-open");
            case NO_SOLUTION -> say("trace-no-solution");
            case ENDED -> say("trace-ended");
            case IMPOSSIBLE -> say("trace-impossible");
            case TOO_LONG -> say("trace-too-long");
            case TOO_MANY -> say("trace-too-many", TraceJson.MOST_EVENTS);
        };
        return say("trace-line", fault.line(), what);
    }

    /// Returns what does not fit the board: a cell, a digit, and the digit that the cell holds.
    private static Object[] misfit(TraceReading.InvalidLine fault) {
        TraceReading.InvalidLine.Misfit misfit = Objects.requireNonNull(fault.misfit());
        return new Object[] {misfit.cell(), misfit.digit(), misfit.holds()};
    }

    private String of(TraceReading.InvalidLine.Expected expected) {
        return switch (expected) {
            case CELL -> say("trace-cell");
            case CELLS -> say("trace-cells");
            case DIGIT -> say("trace-digit");
            case DIGITS -> say("trace-digits");
            case CANDIDATES -> say("trace-candidates");
            case CANDIDATE_TEXT -> say("trace-candidate-text");
            case HOUSE -> say("trace-house");
            case NUMBER -> say("trace-number");
            case TEXT -> say("trace-text");
            case TRUTH -> say("trace-truth");
            case KNOWN_WORD -> say("trace-known-word");
        };
    }

    /// Returns the sentence on why a file could not be written.
    public String ofWriting(Throwable cause) {
        return switch (cause) {
            case AccessDeniedException ignored -> say("write-forbidden");
            case NoSuchFileException ignored -> say("write-no-folder");
            case UnsuitableFileException unsuitable ->
                switch (unsuitable.why()) {
                    case FOLDER -> say("folder");
                    case NOT_A_FILE -> say("not-a-file");
                    case LONG_NAME -> say("write-long-name");
                };
            case NotDirectoryException ignored -> say("write-not-a-folder");
            case FileAlreadyExistsException ignored -> say("write-not-a-folder");
            case DiskFullException ignored -> say("disk-full");
            case MisreadException misread ->
                switch (misread.why()) {
                    case UNREADABLE -> say("write-unreadable", nameOf(misread.codec()));
                    case OTHER_PUZZLE -> say("write-other-puzzle", nameOf(misread.codec()));
                };
            // Libraries wrap what the file throws.
            default -> cause.getCause() instanceof IOException inner ? ofWriting(inner) : say("write-failed");
        };
    }

    private String say(String key, Object... arguments) {
        return PlainText.line(texts.get(key, arguments));
    }
}
