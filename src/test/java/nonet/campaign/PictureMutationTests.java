package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nonet.photo.PhotoReader;
import nonet.photo.load.CallersThread;
import nonet.photo.load.PictureFile;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Damaged and extreme pictures: each gets a reading or a reason, in bounded time and memory. A few in the
/// profile `full`, a hundred thousand in the campaign.
@Execution(ExecutionMode.CONCURRENT)
@Timeout(36_000)
class PictureMutationTests {

    private static final int SHORT_RUN = 40;

    /// The time of the processor for one picture.
    private static final long LONGEST = 2_000_000_000L;

    /// The memory allocated for one picture, most of it for a short while.
    private static final long MOST_BYTES = 1L << 30;

    /// All pictures are decoded, and one of so many is read.
    private static final int READ = 32;

    private static final int PROGRESS = 2_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final PhotoReader reader = PhotoReader.standard();
    private long longest;
    private int decoded;
    private int read;

    @Test
    @Tag("full")
    void damagedPicturesAreAnswered() throws IOException {
        damaged(SHORT_RUN);
    }

    @Test
    @Tag("campaign")
    void aHundredThousandDamagedPicturesAreAnswered() throws IOException {
        damaged(Seeds.times(100_000));
        Findings.add(
                "damaged pictures (%d decoded, %d of these read)".formatted(decoded, read),
                Seeds.times(100_000),
                "no exception, at most %.2f s of processor time and 1 GB allocated each".formatted(longest / 1e9));
    }

    @Test
    @Tag("full")
    void picturesOfExtremeSizesAreAnswered() throws IOException {
        List<byte[]> files = PictureSamples.extremes();
        for (int run = 0; run < files.size(); run++) {
            check(files.get(run), true, run);
        }
    }

    private void damaged(int runs) throws IOException {
        List<byte[]> files = PictureSamples.files();
        for (byte[] file : files) {
            assertThat(new PictureFile(file).page(0, Cancel.NEVER)).isInstanceOf(PictureFile.Page.Decoded.class);
        }
        for (int run = 0; run < runs; run++) {
            check(PictureMutations.of(files, Seeds.of(run)), run % READ == 0, run);
            if (run % PROGRESS == PROGRESS - 1) {
                System.out.printf("%,d damaged pictures, %,d decoded, %,d read%n", run + 1, decoded, read);
            }
        }
    }

    private void check(byte[] bytes, boolean reads, int run) throws IOException {
        long thread = Thread.currentThread().threadId();
        long start = THREADS.getCurrentThreadCpuTime();
        long before = THREADS.getThreadAllocatedBytes(thread);
        try {
            PictureFile file = CallersThread.open(bytes);
            assertThat(file.pages(Cancel.NEVER)).isPositive();
            if (file.page(0, Cancel.NEVER) instanceof PictureFile.Page.Decoded(var picture, var _)) {
                decoded++;
                if (reads) {
                    read++;
                    reader.read(picture, Cancel.NEVER);
                }
            }
            long time = THREADS.getCurrentThreadCpuTime() - start;
            longest = Math.max(longest, time);
            assertThat(time).as("nanoseconds").isLessThan(LONGEST);
            assertThat(THREADS.getThreadAllocatedBytes(thread) - before)
                    .as("bytes allocated")
                    .isLessThan(MOST_BYTES);
        } catch (AssertionError | RuntimeException | StackOverflowError | OutOfMemoryError failed) {
            Path kept = Files.createTempFile("nonet-picture-", ".bin");
            Files.write(kept, bytes);
            throw new AssertionError("run %d of seed %d, kept in %s".formatted(run, Seeds.FIRST, kept), failed);
        }
    }
}
