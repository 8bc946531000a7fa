package nonet.service;

import java.io.IOException;
import java.util.function.LongConsumer;
import nonet.generate.FinalGrids;
import nonet.generate.GridForm;
import nonet.generate.RandomGrids;
import nonet.grid.Digit;

/// Final grids as text, any number of them in constant memory.
public final class GridMaking {

    /// Takes ASCII text, a part after the other. What is in `text` changes afterwards.
    @FunctionalInterface
    public interface Target {
        void write(byte[] text, int length) throws IOException;
    }

    /// As much text as is handed on at once: enough for a file to be written as fast as the disk takes it.
    private static final int PART_BYTES = 1 << 18;

    /// Random grids that a thread makes at once.
    private static final int BLOCK = 32;

    private final GridForm form;
    private final Target target;
    private final LongConsumer progress;

    /// @param progress hears now and then how many grids were written
    public GridMaking(GridForm form, Target target, LongConsumer progress) {
        this.form = form;
        this.target = target;
        this.progress = progress;
    }

    /// Writes the first grids of the list that begins with this digit.
    ///
    /// @param count from 1 to [FinalGrids#COUNT]
    /// @throws IOException when writing fails
    public void list(int count, Digit firstDigit) throws IOException {
        FinalGrids grids = new FinalGrids(firstDigit, form);
        byte[] part = new byte[PART_BYTES / form.width() * form.width()];
        for (int written = 0; written < count; ) {
            int some = Math.min(part.length / form.width(), count - written);
            grids.write(some, part);
            written += some;
            write(part, some, written == count);
            progress.accept(written);
        }
    }

    /// Writes random grids. The same seed gives the same ones, whatever the number of jobs.
    ///
    /// @param jobs how many threads draw them
    /// @throws IOException when writing fails
    public void draw(long count, long seed, int jobs) throws IOException {
        long blocks = Math.ceilDiv(count, BLOCK);
        long[] written = new long[1];
        ThreadLocal<RandomGrids> grids = ThreadLocal.withInitial(() -> new RandomGrids(seed));
        try (OrderedWork<Long, byte[]> drawing = new OrderedWork<>(
                jobs,
                (block, _) -> draw(grids.get(), block * BLOCK, (int) Math.min(BLOCK, count - block * BLOCK)),
                (text, _) -> {
                    int some = text.length / form.width();
                    written[0] += some;
                    write(text, some, written[0] == count);
                    progress.accept(written[0]);
                })) {
            for (long block = 0; block < blocks; block++) {
                drawing.add(block);
            }
        }
    }

    private byte[] draw(RandomGrids grids, long first, int count) {
        byte[] text = new byte[count * form.width()];
        for (int grid = 0; grid < count; grid++) {
            form.write(grids.draw(first + grid), text, grid * form.width());
        }
        return text;
    }

    private void write(byte[] text, int grids, boolean last) throws IOException {
        target.write(text, grids * form.width() - (last ? form.surplus() : 0));
    }
}
