package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nonet.cli.option.OutOption;
import nonet.cli.option.WholeNumber;
import nonet.cli.output.Streams;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.recording.MovingPicture;
import nonet.service.recording.Recorder;
import nonet.service.recording.Stretch;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.text.Plural;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// The part of `nonet export` that writes recordings of searches.
final class RecordingOptions {

    private static final List<String> OF_RECORDINGS =
            List.of("--engine", "--from", "--until", "--board-only", "--speed");

    /// The options that a recording does not have.
    private static final List<String> OF_PAGES = List.of(
            "--to",
            "--per-page",
            "--paper",
            "--marks",
            "--solutions",
            "--levels",
            "--ratings",
            "--walkthrough",
            "--truths-and-links",
            "--dpi",
            "--transparent");

    /// The options of recordings that a page with a player does not have.
    private static final List<String> OF_MOVING_PICTURES = List.of("--size", "--board-only", "--speed");

    @Option(
            names = "--recording",
            description = "Export an engine's search of one puzzle: a page with a player (.html), or a moving picture"
                    + " (.gif, .apng).")
    private boolean recording;

    @Option(
            names = {"-e", "--engine"},
            paramLabel = "ID",
            description = "With --recording, the engine that searches; see 'nonet engines'. Default: classic.")
    private @Nullable StepSolver engine;

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "With --recording, the number of the first event. Default: 1.")
    private long from = 1;

    @Option(
            names = "--until",
            paramLabel = "N",
            description = "With --recording, the number of the last event. Default: the end of the search.")
    private @Nullable Long until;

    @Option(names = "--board-only", description = "With --recording, leave out the words below a moving picture.")
    private boolean boardOnly;

    @Option(
            names = "--speed",
            paramLabel = "N",
            converter = Speed.class,
            description = "With --recording, frames a second of a moving picture, 1 to 50. Default: 3.")
    private @Nullable Integer speed;

    private final StepSolver standard;

    /// @param standard the engine unless another is named
    RecordingOptions(StepSolver standard) {
        this.standard = standard;
    }

    /// Returns the form of the recording by the name of its file, or null if no recording is requested.
    ///
    /// @param width the width of a moving picture, or null for the usual one
    /// @throws ParameterException if the options do not go together, or the file is of another kind
    Recorder.@Nullable Form form(CommandSpec command, Path out, @Nullable Integer width) {
        if (!recording) {
            if (!given(OF_RECORDINGS, command).isEmpty()) {
                throw new ParameterException(
                        command.commandLine(),
                        "--engine, --from, --until, --board-only and --speed require --recording.");
            }
            return null;
        }
        String ofPages = given(OF_PAGES, command);
        if (!ofPages.isEmpty()) {
            throw new ParameterException(command.commandLine(), "--recording does not go with " + ofPages + ".");
        }
        String name = String.valueOf(out.getFileName());
        for (Recorder.Form form : Recorder.Form.values()) {
            if (name.toLowerCase(Locale.ROOT).endsWith("." + form.extension())) {
                String ofPictures = form == Recorder.Form.HTML ? given(OF_MOVING_PICTURES, command) : "";
                if (!ofPictures.isEmpty()) {
                    throw new ParameterException(
                            command.commandLine(),
                            "a recording as a page has no " + ofPictures + "; write a .gif or .apng file.");
                }
                check(command, width);
                return form;
            }
        }
        throw new ParameterException(
                command.commandLine(), "a recording is a file that ends in .html, .gif or .apng, not '" + name + "'.");
    }

    private void check(CommandSpec command, @Nullable Integer width) {
        if (width != null && (width < MovingPicture.SMALLEST || width > MovingPicture.LARGEST)) {
            throw new ParameterException(
                    command.commandLine(),
                    String.format(
                            Locale.ROOT,
                            "a moving picture is %d to %d pixels wide, not %d.",
                            MovingPicture.SMALLEST,
                            MovingPicture.LARGEST,
                            width));
        }
        if (until != null && until < from) {
            throw new ParameterException(command.commandLine(), "--until " + until + " is before --from " + from + ".");
        }
    }

    /// Returns the first of some options that is on the command line; empty if none is.
    private static String given(List<String> options, CommandSpec command) {
        ParseResult line = command.commandLine().getParseResult();
        return options.stream().filter(line::hasMatchedOption).findFirst().orElse("");
    }

    /// Searches and writes the file.
    ///
    /// @param title the name of the puzzle in the title; empty for that of the document
    /// @param width the width of a moving picture, or null for the usual one
    /// @return the exit code
    int write(
            Document document,
            String title,
            Recorder.Form form,
            @Nullable Integer width,
            Locale language,
            Path out,
            Streams streams)
            throws IOException {
        StepSolver by = engine == null ? standard : engine;
        Puzzle puzzle = document.puzzle();
        long last = until == null ? Recorder.MOST_EVENTS : Math.min(until, Recorder.MOST_EVENTS);
        Trace trace = Recorder.record(by, puzzle, last, _ -> {}, Cancel.NEVER);
        if (from > trace.size()) {
            streams.complain(String.format(
                    Locale.ROOT,
                    "nonet: the search has %s; --from %d is after its end.",
                    Plural.of(trace.size(), "event"),
                    from));
            return NonetCommand.WRONG;
        }
        if (trace.size() == Recorder.MOST_EVENTS && (until == null || until > trace.size())) {
            streams.note(String.format(
                    Locale.ROOT, "nonet: the recording ends with event %d; the search is longer.", trace.size()));
        }
        Stretch stretch = new Stretch(
                trace,
                from - 1,
                trace.size() - 1,
                title.isEmpty() ? document.name() : title,
                Recorder.name(by, language),
                notes(document, by, trace.size()));
        if (stretch.length() > form.most()) {
            streams.complain(String.format(
                    Locale.ROOT,
                    "nonet: a page has at most %s, and these are %d; choose fewer with --from and --until.",
                    Plural.of(form.most(), "event"),
                    stretch.length()));
            return NonetCommand.WRONG;
        }
        MovingPicture film = new MovingPicture(
                width == null ? MovingPicture.DEFAULT.width() : width,
                !boardOnly,
                speed == null ? MovingPicture.DEFAULT.perSecond() : speed);
        boolean written = OutOption.write(
                out,
                streams,
                () -> AtomicFile.write(
                        out, file -> Recorder.write(stretch, form, film, language, file, _ -> {}, Cancel.NEVER)));
        return written ? NonetCommand.FINE : NonetCommand.WRONG;
    }

    private List<Stretch.Note> notes(Document document, StepSolver by, long size) {
        return document.bookmarks().stream()
                .filter(mark -> mark.isOn(by.id(), 1))
                .filter(mark -> mark.event() >= from - 2 && mark.event() < size)
                .map(mark -> new Stretch.Note(mark.event(), mark.note()))
                .toList();
    }

    private static final class Speed extends WholeNumber<Integer> {
        Speed() {
            super(1, MovingPicture.FASTEST, Math::toIntExact);
        }
    }
}
