package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import nonet.cli.input.Input;
import nonet.cli.option.KeepGoingOption;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.service.input.PuzzleStream.Item;
import nonet.service.pipeline.Pipeline;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;

/// Rates the puzzles of inputs with several threads, and prints them in order.
final class RatingRun implements RateCommand.Work {

    /// A piece of an input, the number of bytes read up to its end, and its output.
    private static final class Piece {

        private @Nullable Item item;
        private long position;

        /// The number of its puzzle, from 1.
        private long number;

        private List<Said> said = List.of();
    }

    /// The output lines for a puzzle, or for a part of the input that is not one.
    ///
    /// @param complaint whether the lines go to standard error
    private record Said(List<String> lines, boolean complaint, int code) {}

    /// The largest number of pieces between the next one to print and the next one to read, while a hard puzzle is
    /// rated.
    private static final int PIECES_A_JOB = 256;

    private final Streams streams;
    private final KeepGoingOption keepGoing;
    private final int threads;
    private final PuzzleRating rating;
    private long puzzles;
    private int code = NonetCommand.FINE;

    RatingRun(Streams streams, KeepGoingOption keepGoing, int threads, PuzzleRating rating) {
        this.streams = streams;
        this.keepGoing = keepGoing;
        this.threads = threads;
        this.rating = rating;
    }

    @Override
    public String header() {
        return rating.header();
    }

    @Override
    public void on(String argument) throws IOException {
        try (Input input = keepGoing.open(argument, streams.in())) {
            rate(input);
        }
    }

    @Override
    public int code() {
        return code;
    }

    private void rate(Input input) throws IOException, Input.Unreadable {
        AtomicLong done = new AtomicLong();
        AtomicLong used = new AtomicLong();
        SpeedReport speed = new SpeedReport(System::nanoTime);
        boolean watched = streams.terminals() == Streams.Terminals.ONLY_ERR;
        try (ProgressLine progress =
                new ProgressLine(streams, watched, () -> speed.of(done.get(), "puzzle", used.get(), input.size()))) {
            new Pipeline<>(threads, threads * PIECES_A_JOB, Piece::new)
                    .run(
                            piece -> {
                                piece.item = input.next();
                                piece.position = input.position();
                                piece.number = puzzles + 1;
                                puzzles += piece.item instanceof Item.Read ? 1 : 0;
                                return piece.item != null;
                            },
                            () -> (piece, cancel) -> piece.said = rate(piece, input.name(), cancel),
                            new Pipeline.Sink<>() {
                                @Override
                                public void take(Piece piece) throws IOException {
                                    for (Said said : piece.said) {
                                        say(said, progress);
                                        input.addBad(said.complaint ? 1 : 0);
                                        done.addAndGet(said.complaint ? 0 : 1);
                                    }
                                    used.set(piece.position);
                                }

                                @Override
                                public void idle() throws IOException {
                                    streams.out().flush();
                                }
                            },
                            new CancelToken());
            if (done.get() > 0) {
                Optional<String> summary = input.summary();
                if (summary.isPresent()) {
                    say(new Said(List.of(summary.get()), true, NonetCommand.WRONG), progress);
                }
            }
        }
    }

    private void say(Said said, ProgressLine progress) throws IOException {
        code = Math.max(code, keepGoing.code(said.code));
        if (said.complaint) {
            streams.out().flush();
            progress.complain(said.lines);
        } else {
            for (String line : said.lines) {
                streams.print(line);
            }
        }
    }

    private List<Said> rate(Piece piece, String name, Cancel cancel) {
        return switch (piece.item) {
            case null -> List.of();
            case Item.Misread(Fault fault, String text) -> malformed(fault, text, name);
            case Item.Read(ReadPuzzle read) -> List.of(rate(read.puzzle(), piece.number, cancel));
        };
    }

    private List<Said> malformed(Fault fault, String text, String name) {
        Said complaint = new Said(List.of(Input.WORDS.of(name, fault)), true, NonetCommand.WRONG);
        return keepGoing.isGiven()
                ? List.of(complaint, new Said(rating.invalid(text, Input.WORDS.why(fault)), false, NonetCommand.FINE))
                : List.of(complaint);
    }

    private Said rate(Puzzle puzzle, long number, Cancel cancel) {
        PuzzleRating.Rated rated = rating.of(puzzle, number, cancel);
        return new Said(rated.lines(), false, rated.rated() ? NonetCommand.FINE : NonetCommand.UNSOLVED);
    }
}
