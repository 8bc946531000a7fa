package nonet.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import nonet.cli.input.Input;
import nonet.cli.option.ChoiceConverter;
import nonet.cli.output.Streams;
import nonet.deduce.Deduction;
import nonet.files.AtomicFile;
import nonet.files.TextFile;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.picture.StepGraph;
import nonet.play.Document;
import nonet.sat.Proof;
import nonet.sat.Prover;
import nonet.sat.Prover.Outcome;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.reason.PathShortener;
import nonet.service.reason.SolutionPath;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command `nonet path`.
@Command(
        name = "path",
        mixinStandardHelpOptions = true,
        description = "Print the path to the solution, one step of human logic per line.",
        footer = {
            "%nWith --explain, the sentences that explain a step follow its line, indented: below a sentence that",
            "sums up consequences each of them, and below one that is a deduction itself its sentences.",
            "%nWhere no technique applies, a digit of the solution is placed as a step of brute force. For a",
            "puzzle with several solutions, the path uses only techniques that do not assume uniqueness, and",
            "ends where none of them applies.",
            "%nA saved game is continued: its entered digits count, and its pencil marks are the candidates.",
            "%nWith --short, the path without the steps that no other needs is the same each time. A search" + " with",
            "--seconds finds what the time allows; it is called the shortest only if none can be shorter.",
            "%nWith --proofs, the files step-001.cnf, step-001.drat and so on prove each step from the candidates",
            "before it, without assuming that the solution is unique.",
            "%nExamples:",
            "  nonet path puzzle.txt",
            "  nonet path --short --seconds 10 puzzle.txt",
            "  nonet path --graph dot puzzle.txt | dot -Tpdf > path.pdf",
            "  nonet path --explain puzzle.txt",
            "  nonet path --proofs proofs puzzle.txt",
            "  nonet path puzzle.txt | cut -d : -f 1 | sort | uniq -c"
        },
        exitCodeList = {
            "0:the puzzle is solved",
            "1:the path ends before the solution, or there is none",
            "2:an argument or the input is invalid"
        })
final class PathCommand extends LogicCommands {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--explain", description = "Explain each step, as 'nonet hint' does.")
    private boolean explain;

    @Option(names = "--short", description = "Leave out the steps that no other needs.")
    private boolean shorter;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "With --short, number of seconds to search for a path with fewer steps beside singles.")
    private @Nullable Integer seconds;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "With --seconds, seed of the order of the search. Default: 1.")
    private @Nullable Long seed;

    @Option(
            names = "--graph",
            paramLabel = "FORM",
            converter = Forms.class,
            description = "Print a graph of the steps and those that they need: dot (Graphviz) or svg.")
    private @Nullable Form graph;

    @Option(
            names = "--proofs",
            paramLabel = "FOLDER",
            description = "Folder for a proof of each step, as 'nonet prove' writes it. Created, or empty.")
    private @Nullable Path proofs;

    private int proved;

    /// The forms of a graph.
    private enum Form {
        DOT,
        SVG
    }

    private static final class Forms extends ChoiceConverter<Form> {
        private Forms() {
            super(List.of(Form.values()), each -> each.name().toLowerCase(Locale.ROOT));
        }
    }

    PathCommand(Engines engines, Streams streams) {
        super(engines, streams);
    }

    private void print(HintResult.Found found) {
        try {
            warn(found.unique());
            Deduction deduction = found.step().deduction();
            print(line(deduction));
            if (explain) {
                Grid before = found.step().before().grid();
                print(explainer.passages(explainer.explain(deduction, before)), "  ");
            }
            prove(found.step());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Writes the proof of a step from the candidates before it.
    private void prove(Step step) throws IOException {
        Path folder = proofs;
        if (folder == null) {
            return;
        }
        Puzzle before = step.before().grid().asPuzzle();
        if (!(Prover.conclusions(before, step.deduction().conclusions(), Cancel.NEVER)
                instanceof Outcome.True(Proof proof))) {
            throw new Input.Unreadable("path", "The proof of this step would be too large: " + line(step.deduction()));
        }
        proved++;
        Path formula = folder.resolve(String.format(Locale.ROOT, "step-%03d.cnf", proved));
        Path lines = folder.resolve(String.format(Locale.ROOT, "step-%03d.drat", proved));
        try {
            List<String> comments = List.of(explainer.line(step.deduction()));
            AtomicFile.write(formula, out -> proof.formula().writeTo(out, comments));
            AtomicFile.write(lines, proof::writeTo);
        } catch (IOException unwritten) {
            throw new Input.Unreadable(folder.toString(), Input.WORDS.ofWriting(unwritten));
        }
    }

    @Override
    public Integer call() throws IOException {
        check();
        if (proofs != null) {
            makeFolder(proofs);
        }
        return super.call();
    }

    private void makeFolder(Path folder) throws IOException {
        boolean used;
        try {
            TextFile.createFolder(folder);
            try (Stream<Path> files = Files.list(folder)) {
                used = files.findAny().isPresent();
            }
        } catch (IOException unusable) {
            throw new Input.Unreadable(folder.toString(), Input.WORDS.ofWriting(unusable));
        }
        if (used) {
            throw new ParameterException(
                    spec.commandLine(),
                    "The folder " + folder + " is not empty; --proofs takes an empty or a new one.");
        }
    }

    @Override
    int tell(Hints hints, Document document) throws IOException {
        if (shorter || graph != null) {
            return tellShorter(hints, document);
        }
        HintResult advice;
        try {
            advice = hints.path(document, this::print, Cancel.NEVER);
        } catch (UncheckedIOException gone) {
            throw gone.getCause();
        }
        return advice instanceof HintResult.Complete ? NonetCommand.FINE : none(advice);
    }

    /// Refuses options that would have no effect.
    private void check() {
        String sentence = seconds != null && !shorter
                ? "--seconds requires --short."
                : seed != null && seconds == null
                        ? "--seed requires --seconds."
                        : proofs != null && graph != null
                                ? "--proofs and --graph exclude each other."
                                : explain && graph != null ? "--explain and --graph exclude each other." : "";
        if (!sentence.isEmpty()) {
            throw new ParameterException(spec.commandLine(), sentence);
        }
    }

    /// Prints the path that was shortened, or its graph. The notes say how much shorter it is.
    private int tellShorter(Hints hints, Document document) throws IOException {
        PathShortener found = PathShortener.of(hints, document, Cancel.NEVER);
        if (found == null) {
            HintResult why = hints.obstacle(document, Cancel.NEVER).orElseGet(HintResult.Stuck::new);
            return none(why, "The techniques do not lead to the solution.");
        }
        SolutionPath path = shorter ? shortened(found) : found.whole();
        if (graph != null) {
            StepGraph drawn = path.graph(this::line);
            print((graph == Form.DOT ? drawn.dot() : drawn.svg("Path")).stripTrailing());
            return NonetCommand.FINE;
        }
        boolean unique = checker().solution(document.puzzle(), Cancel.NEVER) != null;
        path.steps().forEach(step -> print(new HintResult.Found(step, unique)));
        return NonetCommand.FINE;
    }

    private SolutionPath shortened(PathShortener found) throws IOException {
        PathShortener.Shortened result = found.pruned();
        Integer patience = seconds;
        String how = "";
        if (patience != null) {
            long order = seed == null ? 1 : seed;
            result = found.search(order, Duration.ofSeconds(patience));
            how = String.format(Locale.ROOT, " Searched for at most %d s with seed %d.", patience, order);
        }
        String outcome = result.path().length() < result.full()
                ? String.format(
                        Locale.ROOT,
                        "%s beside singles instead of %d; none is harder than before.",
                        Plural.of(result.path().length(), "step"),
                        result.full())
                : "no step beside singles can be left out.";
        quiet().streams()
                .note(String.format(
                        Locale.ROOT,
                        "nonet: %s%s%s",
                        outcome,
                        result.proved() ? " No path by these techniques is shorter." : "",
                        how));
        return result.path();
    }
}
