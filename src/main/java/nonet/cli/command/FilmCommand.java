package nonet.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.cli.input.Input;
import nonet.cli.option.LanguageOption;
import nonet.cli.option.OutOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.cli.report.FilmLines;
import nonet.codec.app.NonetDocument;
import nonet.play.PlayerFilm;
import nonet.rate.HumanLogic;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.export.Exporter;
import nonet.service.hint.Hints;
import nonet.service.input.Opened;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.service.recording.MovingPicture;
import nonet.service.recording.PlayedFilm;
import nonet.service.recording.Recorder;
import nonet.service.search.Engines;
import nonet.settings.Settings.FilmSettings;
import nonet.solve.Cancel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The command `nonet film`.
@Command(
        name = "film",
        mixinStandardHelpOptions = true,
        description =
                "Print the film of a solve: what was done in Play, with its time; or write it as a page or a moving"
                        + " picture.",
        footer = {
            "%nA document that Nonet saved holds the film of its solve, if one was recorded. An entered digit has the",
            "technique that shows it in one step, from the digits that were on the board. A GIF runs ten times as fast",
            "as the solve, and shows no board for more than 3 s.",
            "%nThe columns of a table, and the fields of an object: 'seconds', 'action' (its kind), 'change' (what is",
            "different on the board, as .nonet files have it), 'technique', 'house' (of a hidden single), 'mistake'"
                    + " and",
            "'undone' (later, for another way). An object has no empty texts.",
            "%nExamples:",
            "  nonet film game.nonet",
            "  nonet film --format csv game.nonet > game.csv",
            "  nonet film --format html --out film.html game.nonet"
        },
        exitCodeList = {"0:success", "1:the document holds no film", "2:an argument or the input is invalid"})
final class FilmCommand implements Callable<Integer> {

    /// How many times as fast a moving picture runs.
    private static final int SPEED = 10;

    /// The form of the output.
    enum Form {
        TEXT,
        CSV,
        JSON,
        HTML,
        GIF
    }

    @Mixin
    private final QuietOption quiet;

    private final Engines engines;

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Parameters(paramLabel = "FILE", description = "A document of Nonet, or - for standard input.")
    private String file = "";

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORM",
            defaultValue = "text",
            description = {
                "Output format: text, csv, json (one object per line), html (a page with a player) or gif.",
                "Default: ${DEFAULT-VALUE}."
            })
    private Form form = Form.TEXT;

    @Mixin
    private final OutOption out = new OutOption();

    FilmCommand(Engines engines, Streams streams) {
        this.quiet = new QuietOption(streams);
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException {
        Streams streams = quiet.streams();
        try {
            if (!(Input.opened(file, streams.in())
                            instanceof Opened.Puzzles(var _, var _, Optional<NonetDocument.Content> saved))
                    || saved.isEmpty()) {
                throw new Input.Unreadable(file, "This is no document of Nonet; only these hold films.");
            }
            NonetDocument.Content content = saved.get();
            return print(content.states().get(content.present()).name(), content.film(), streams);
        } catch (Input.Unreadable unreadable) {
            streams.complain(unreadable.line());
            return NonetCommand.WRONG;
        }
    }

    private int print(String name, PlayerFilm film, Streams streams) throws IOException {
        if (film.size() == 0) {
            streams.note("nonet: This document holds no film; none of its solve was recorded.");
            return NonetCommand.UNSOLVED;
        }
        if (film.leftOut() > 0) {
            streams.note("nonet: " + film.leftOut() + " actions of the film were left out.");
        }
        // Only the page shows pauses.
        long pause = form == Form.HTML ? FilmSettings.DEFAULT.pause() * 10L : Long.MAX_VALUE;
        Hints hints = Hints.of(new HumanLogic(engines.fast(), profile.orModern().profile()));
        FilmReview review =
                new FilmReview(film, hints, new MoveExplainer(hints, new Diagnosis(engines.fast(), engines.prover())));
        PlayedFilm played = PlayedFilm.of(review, name, pause, _ -> {}, Cancel.NEVER);
        boolean written = out.write(streams, true, (target, _) -> {
            switch (form) {
                case TEXT -> lines(played, FilmLines.Form.TEXT, target);
                case CSV -> lines(played, FilmLines.Form.CSV, target);
                case JSON -> lines(played, FilmLines.Form.JSON, target);
                case HTML -> record(played, Recorder.Form.HTML, language.locale(), target);
                case GIF -> record(played, Recorder.Form.GIF, Exporter.spoken(language.locale()), target);
            }
        });
        return written ? NonetCommand.FINE : NonetCommand.WRONG;
    }

    private void lines(PlayedFilm played, FilmLines.Form lines, Report.Target target) throws IOException {
        for (String line : FilmLines.of(played, lines, language.locale())) {
            target.write(line + "\n");
        }
    }

    private static void record(PlayedFilm played, Recorder.Form how, Locale locale, Report.Target target)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Recorder.write(played, how, MovingPicture.DEFAULT.atSpeed(SPEED), locale, bytes, _ -> {}, Cancel.NEVER);
        target.write(bytes.toByteArray(), 0, bytes.size());
    }
}
