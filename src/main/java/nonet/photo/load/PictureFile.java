package nonet.photo.load;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import nonet.photo.image.Gray;
import nonet.photo.image.PictureFault;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.jspecify.annotations.Nullable;

/// A file with a picture, or with several pages. Sizes are read before pixels, and what is too large is never decoded.
/// A picture of which a part is missing is refused, whatever its decoder makes of it. Files are decoded on threads of their own, because a decoder cannot be stopped in the middle
/// of an operation: a thread that takes too long, or whose work is cancelled, is left behind.
public final class PictureFile {

    /// The long side of a decoded picture.
    public static final int LONG_SIDE = 2400;

    /// Larger pictures are refused.
    private static final long MOST_PIXELS = 100_000_000;

    /// Of larger pictures, only every second pixel is decoded, or fewer.
    private static final double DECODED = 13_000_000;

    /// No grid of nine by nine cells is smaller.
    private static final int LEAST_SIDE = 80;

    /// The longest time for a page. Real pages take a second, and this is the only bound of time below the services.
    private static final int MOST_MILLIS = 20_000;

    private static final int POLL_MILLIS = 50;

    private static final Logger LOG = Logger.getLogger(PictureFile.class.getName());

    private final byte[] bytes;
    private final PictureKind kind;
    private final Executor threads;
    private final int mostMillis;

    /// Whether a page took too much work, so that no other one is tried.
    private volatile boolean exhausting;

    /// @param bytes the file; not copied
    public PictureFile(byte[] bytes) {
        this(bytes, task -> Thread.ofPlatform().daemon().name("picture").start(task), MOST_MILLIS);
    }

    /// @param threads run the decoders
    /// @param mostMillis the longest time for a page
    PictureFile(byte[] bytes, Executor threads, int mostMillis) {
        this.bytes = bytes;
        this.threads = threads;
        this.mostMillis = mostMillis;
        kind = PictureKind.of(bytes);
    }

    /// A page, or why there is none.
    public sealed interface Page {

        /// A decoded page, upright as the camera says.
        ///
        /// @param leftOut why a picture on the page was left out, if one was
        record Decoded(Gray picture, Optional<PictureFault> leftOut) implements Page {}

        record Refused(PictureFault why) implements Page {}
    }

    /// Returns the number of pages, at least 1.
    ///
    /// @throws CancellationException if cancelled
    public int pages(Cancel cancel) {
        try {
            return switch (kind) {
                case PDF -> inTime(_ -> PdfPage.count(bytes), cancel);
                case TIFF -> inTime(_ -> Math.max(1, Tiff.pages(bytes)), cancel);
                case PNG, JPEG, GIF, BMP, WEBP, HEIC, AVIF, NONE -> 1;
            };
        } catch (TimeoutException endless) {
            exhausting = true;
            return 1;
        } catch (ExecutionException damaged) {
            return 1;
        }
    }

    /// Decodes a page. After a page that takes too much work, no other page of the file is decoded.
    ///
    /// @param page from 0
    /// @throws CancellationException if cancelled
    public Page page(int page, Cancel cancel) {
        if (!kind.isReadable()) {
            return new Page.Refused(new PictureFault.UnknownKind(kind == PictureKind.NONE ? "" : kind.name()));
        }
        if (exhausting) {
            return new Page.Refused(new PictureFault.TooMuchWork());
        }
        try {
            return inTime(
                    stopped -> kind == PictureKind.PDF
                            ? PdfPage.of(bytes, page, stopped)
                            : withReader(reader -> decoded(reader, page)),
                    cancel);
        } catch (TimeoutException endless) {
            exhausting = true;
            return new Page.Refused(new PictureFault.TooMuchWork());
        } catch (ExecutionException failed) {
            return new Page.Refused(fault(failed.getCause()));
        }
    }

    private PictureFault fault(@Nullable Throwable failed) {
        if (failed instanceof PdfPage.TooMuchWork) {
            exhausting = true;
            return new PictureFault.TooMuchWork();
        }
        if (failed instanceof InvalidPasswordException) {
            return new PictureFault.Protected();
        }
        if (failed instanceof OutOfMemoryError) {
            return new PictureFault.TooLarge(MOST_PIXELS / 1_000_000);
        }
        LOG.log(Level.FINE, "Cannot decode a picture", failed);
        return new PictureFault.Damaged();
    }

    private interface Decoding<T> {
        T decode(Cancel stopped) throws IOException;
    }

    /// Decodes on a new thread, and leaves it behind when it is cancelled or the time is up.
    private <T> T inTime(Decoding<T> decoding, Cancel cancel) throws ExecutionException, TimeoutException {
        CancelToken stopped = new CancelToken();
        FutureTask<T> task = new FutureTask<>(() -> decoding.decode(stopped));
        threads.execute(task);
        try {
            for (int waited = POLL_MILLIS; ; waited += POLL_MILLIS) {
                cancel.check();
                try {
                    return task.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException endless) {
                    if (waited >= mostMillis) {
                        throw endless;
                    }
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } finally {
            stopped.request();
        }
    }

    private interface Reading<T> {
        T read(ImageReader reader) throws IOException;
    }

    private <T> T withReader(Reading<T> reading) throws IOException {
        try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                throw new IOException("no reader for " + kind);
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(in, false, true);
                return reading.read(reader);
            } finally {
                reader.dispose();
            }
        }
    }

    private Page decoded(ImageReader reader, int page) throws IOException {
        int width = reader.getWidth(page);
        int height = reader.getHeight(page);
        long pixels = (long) width * height;
        if (pixels > MOST_PIXELS) {
            return new Page.Refused(new PictureFault.TooLarge(pixels / 1_000_000));
        }
        if (kind == PictureKind.TIFF && Tiff.isTooLarge(reader, page, bytes.length)
                || kind == PictureKind.WEBP && isCutWebp()) {
            return new Page.Refused(new PictureFault.Damaged());
        }
        MissingPixels missing = MissingPixels.watch(reader, kind);
        ImageReadParam part = reader.getDefaultReadParam();
        int step = (int) Math.ceil(Math.sqrt(pixels / DECODED));
        part.setSourceSubsampling(step, step, 0, 0);
        Gray gray = kind == PictureKind.JPEG ? brightness(reader, page, part) : pixels(reader, page, part);
        if (missing.any()) {
            return new Page.Refused(new PictureFault.Damaged());
        }
        int side = Math.min(width, height);
        // Only now, as a damaged file may claim any size.
        if (side < LEAST_SIDE) {
            return new Page.Refused(side < 9 ? new PictureFault.NoGrid() : new PictureFault.TooSmall(side / 9));
        }
        Gray small = Math.max(gray.width(), gray.height()) > LONG_SIDE ? gray.scaledTo(LONG_SIDE) : gray;
        return new Page.Decoded(kind == PictureKind.JPEG ? small.turned(Exif.turn(bytes)) : small, Optional.empty());
    }

    /// Tests whether a WebP file is shorter than its second number says; its decoder takes what is missing for zeros.
    private boolean isCutWebp() {
        return Integer.toUnsignedLong(
                        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(4))
                > bytes.length - 8;
    }

    /// Decodes the brightness of a JPEG file without its colors, which takes half of the time.
    private static Gray brightness(ImageReader reader, int page, ImageReadParam part) throws IOException {
        ImageTypeSpecifier gray = ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_BYTE_GRAY);
        for (var types = reader.getImageTypes(page); types.hasNext(); ) {
            if (gray.equals(types.next())) {
                part.setDestinationType(gray);
            }
        }
        try {
            return pixels(reader, page, part);
        } catch (IllegalArgumentException unmixed) {
            // Files of red, green and blue hold no brightness, though the decoder offers it.
            part.setDestinationType(null);
            return pixels(reader, page, part);
        }
    }

    private static Gray pixels(ImageReader reader, int page, ImageReadParam part) throws IOException {
        try {
            BufferedImage image = reader.read(page, part);
            return GrayPixels.of(image.getRaster(), image.getColorModel());
        } catch (IIOException unsupported) {
            // JPEG files with the four inks of a press have no color model, but can be read as bare samples.
            if (reader.canReadRaster() && "Unsupported Image Type".equals(unsupported.getMessage())) {
                return GrayPixels.ofInks(reader.readRaster(page, part));
            }
            throw unsupported;
        }
    }

    /// The claims of a TIFF file that its decoder would trust.
    private static final class Tiff {

        private static final int ENTRY = 12;

        private Tiff() {}

        /// Returns the number of pages that lie in the file, each of them counted once. Pages are directories, each of which
        /// says where the next one is. The decoder counts them, too, but never ends where one leads back to an earlier one.
        static int pages(byte[] bytes) {
            ByteBuffer file = ByteBuffer.wrap(bytes);
            file.order(bytes[0] == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
            Set<Long> pages = new HashSet<>();
            long page = next(file, 4);
            while (page > 0 && page <= bytes.length - 2 && pages.add(page)) {
                page = next(file, page + 2 + (long) ENTRY * Short.toUnsignedInt(file.getShort((int) page)));
            }
            return pages.size();
        }

        /// Returns where a directory is said to be, or 0 if the file ends before.
        private static long next(ByteBuffer file, long from) {
            return from <= file.limit() - 4 ? Integer.toUnsignedLong(file.getInt((int) from)) : 0;
        }

        /// Tests whether a part of a page is said to be larger than the file. The decoder allocates the claimed size before
        /// it reads.
        static boolean isTooLarge(ImageReader reader, int page, int fileSize) throws IOException {
            TIFFDirectory directory = TIFFDirectory.createFromMetadata(reader.getImageMetadata(page));
            return isTooLarge(directory, BaselineTIFFTagSet.TAG_STRIP_BYTE_COUNTS, fileSize)
                    || isTooLarge(directory, BaselineTIFFTagSet.TAG_TILE_BYTE_COUNTS, fileSize);
        }

        private static boolean isTooLarge(TIFFDirectory directory, int tag, int fileSize) {
            TIFFField sizes = directory.getTIFFField(tag);
            for (int i = 0; sizes != null && i < sizes.getCount(); i++) {
                if (sizes.getAsLong(i) > fileSize) {
                    return true;
                }
            }
            return false;
        }
    }
}
