package nonet.service.generate;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import nonet.generate.GridForm;
import nonet.generate.RandomGrids;
import nonet.generate.SolutionGrids;
import nonet.grid.Digit;
import nonet.service.pipeline.Pipeline;
import nonet.solve.CancelToken;

/// Final grids as text, any number of them in constant memory.
public final class GridGeneration {

    /// Receives ASCII text, part by part. The content of `text` changes afterward.
    @FunctionalInterface
    public interface Target {
        void write(byte[] text, int length) throws IOException;
    }

    /// The size of a part: large enough to write a file at disk speed.
    private static final int PART_BYTES = 1 << 18;

    /// The number of random grids that a thread draws at once.
    private static final int BLOCK = 32;

    private static final int BLOCKS_A_JOB = 16;

    /// Some consecutive grids.
    private static final class Block {

        private final byte[] text;
        private long first;
        private int size;

        Block(byte[] text) {
            this.text = text;
        }
    }

    private final GridForm form;
    private final Target target;
    private final LongConsumer progress;

    /// @param progress accepts the number of grids written, from time to time
    public GridGeneration(GridForm form, Target target, LongConsumer progress) {
        this.form = form;
        this.target = target;
        this.progress = progress;
    }

    /// Writes the first grids of the list that begins with this digit.
    ///
    /// @param count from 1 to [SolutionGrids#COUNT]
    /// @throws IOException if writing fails
    public void list(int count, Digit firstDigit) throws IOException {
        SolutionGrids grids = new SolutionGrids(firstDigit, form);
        byte[] part = new byte[PART_BYTES / form.width() * form.width()];
        for (int written = 0; written < count; ) {
            int some = Math.min(part.length / form.width(), count - written);
            grids.write(some, part);
            written += some;
            write(part, some, written == count);
            progress.accept(written);
        }
    }

    /// Writes random grids. The same seed yields the same grids, regardless of the number of jobs.
    ///
    /// @param jobs the number of threads
    /// @throws IOException if writing fails
    public void draw(long count, long seed, int jobs) throws IOException {
        AtomicLong begun = new AtomicLong();
        new Pipeline<>(jobs, jobs * BLOCKS_A_JOB, () -> new Block(new byte[BLOCK * form.width()]))
                .run(
                        block -> {
                            block.first = begun.getAndAdd(BLOCK);
                            block.size = Math.clamp(count - block.first, 0, BLOCK);
                            return block.size > 0;
                        },
                        () -> {
                            RandomGrids grids = new RandomGrids(seed);
                            return (block, _) -> draw(grids, block);
                        },
                        block -> {
                            long written = block.first + block.size;
                            write(block.text, block.size, written == count);
                            progress.accept(written);
                        },
                        new CancelToken());
    }

    private void draw(RandomGrids grids, Block block) {
        for (int grid = 0; grid < block.size; grid++) {
            form.write(grids.draw(block.first + grid), block.text, grid * form.width());
        }
    }

    private void write(byte[] text, int grids, boolean last) throws IOException {
        target.write(text, grids * form.width() - (last ? form.surplus() : 0));
    }
}
