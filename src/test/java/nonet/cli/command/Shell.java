package nonet.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.List;
import nonet.cli.output.Streams;
import nonet.rate.Profile;
import nonet.service.search.Engines;
import nonet.service.search.ProfiledLogic;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;

/// Runs commands inside the test.
final class Shell {

    static final Engines ENGINES = new Engines(List.of(
            StepEngine.CLASSIC,
            StepEngine.SHRINKING,
            StepEngine.CELL_ORDER,
            StepEngine.SINGLES,
            StepEngine.DANCING_LINKS,
            new ProfiledLogic("logic", Profile::modern, new FastSolver(), true),
            new FastSolver()));

    /// What a command left.
    record Result(int code, String out, String err) {}

    private Shell() {}

    static Result nonet(String... arguments) {
        return nonet(InputStream.nullInputStream(), arguments);
    }

    static Result nonetWithInput(String input, String... arguments) {
        return nonet(new ByteArrayInputStream(input.getBytes(UTF_8)), arguments);
    }

    static Result nonet(InputStream in, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = NonetCommand.run(ENGINES, "1.2.3", new Streams(in, out, err), arguments);
        return new Result(code, out.toString(), err.toString());
    }
}
