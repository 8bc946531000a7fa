package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import nonet.cli.input.Input;
import nonet.cli.option.LanguageOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.Streams;
import nonet.cli.report.FilmLines;
import nonet.codec.app.NonetDocument;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.PlayerFilm;
import nonet.proof.PlayerMove;
import nonet.rate.HumanLogic;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.service.input.Opened;
import nonet.service.reason.MoveAnswer;
import nonet.service.reason.MoveExplainer;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The command `nonet film`.
@Command(
        name = "film",
        mixinStandardHelpOptions = true,
        description = "Print the film of a solve: what was done in Play, with its time.",
        footer = {
            "%nA document that Nonet saved holds the film of its solve, if one was recorded. An entered digit has the",
            "technique that shows it in one step, from the digits that were on the board.",
            "%nExamples:",
            "  nonet film game.nonet",
            "  nonet film --format csv game.nonet > game.csv"
        },
        exitCodeList = {"0:success", "1:the document holds no film", "2:an argument or the input is invalid"})
final class FilmCommand implements Callable<Integer> {

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
            description = "Output format: text, csv, or json (one object per line). Default: ${DEFAULT-VALUE}.")
    private FilmLines.Form form = FilmLines.Form.TEXT;

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
            return print(saved.get().film(), streams);
        } catch (Input.Unreadable unreadable) {
            streams.complain(unreadable.line());
            return NonetCommand.WRONG;
        }
    }

    private int print(PlayerFilm film, Streams streams) throws IOException {
        if (film.size() == 0) {
            streams.note("nonet: This document holds no film; none of its solve was recorded.");
            return NonetCommand.UNSOLVED;
        }
        if (film.leftOut() > 0) {
            streams.note("nonet: " + film.leftOut() + " actions of the film were left out.");
        }
        FilmLines lines = new FilmLines(form, new Words(language::locale));
        MoveExplainer explainer = new MoveExplainer(
                Hints.of(new HumanLogic(engines.fast(), profile.orModern().profile())),
                new Diagnosis(engines.fast(), engines.prover()));
        for (String line : lines.head()) {
            streams.print(line);
        }
        Document before = film.start();
        for (FilmAction action : film.actions()) {
            streams.print(lines.of(before, action, technique(explainer, before, action)));
            before = action.board();
        }
        streams.out().flush();
        return NonetCommand.FINE;
    }

    private static Optional<Technique> technique(MoveExplainer explainer, Document before, FilmAction action) {
        PlayerMove.Made made =
                action.kind() == FilmAction.Kind.DIGIT ? PlayerMove.last(List.of(before, action.board())) : null;
        return made != null
                        && explainer.explain(before.withoutMarks(Set.of()), made.move(), Cancel.NEVER)
                                instanceof MoveAnswer.Shown shown
                ? Optional.of(shown.step().deduction().technique())
                : Optional.empty();
    }
}
