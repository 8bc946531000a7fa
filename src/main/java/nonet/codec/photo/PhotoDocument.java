package nonet.codec.photo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import nonet.codec.api.Fault;
import nonet.photo.PhotoReader;
import nonet.photo.PhotoResult;
import nonet.photo.image.Gray;
import nonet.photo.image.PictureFault;
import nonet.photo.load.PictureFile;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// A file of pictures and the puzzles in them, page by page.
public final class PhotoDocument {

    /// The largest number of pages that are read.
    private static final int MOST_PAGES = 60;

    private static final String SAMPLE = "sample.jpg";

    private final PictureFile file;
    private final PhotoReader reader = PhotoReader.standard();
    private final int all;
    private final int pages;

    /// Opens a file and counts its pages.
    ///
    /// @param bytes the file; not copied
    /// @throws java.util.concurrent.CancellationException if cancelled
    public PhotoDocument(byte[] bytes, Cancel cancel) {
        file = new PictureFile(bytes);
        all = file.pages(cancel);
        pages = Math.min(MOST_PAGES, all);
    }

    /// Returns a drawn puzzle that comes with the program. After it has been read twice, Java has loaded and compiled the
    /// reader, and the first photo of the user takes as long as later ones.
    public static PhotoDocument sample() {
        try (InputStream in = PhotoDocument.class.getResourceAsStream(SAMPLE)) {
            if (in == null) {
                throw new IOException("missing: " + SAMPLE);
            }
            return new PhotoDocument(in.readAllBytes(), Cancel.NEVER);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// A page and its reading.
    ///
    /// @param picture the page, or null if it cannot be decoded
    public record Page(@Nullable Gray picture, PhotoResult result) {}

    /// Returns the fault for pages that are not read; empty if all are.
    public Optional<Fault> cut() {
        return all > pages ? Optional.of(new Fault.OnlyFirst(Fault.OnlyFirst.Part.PAGES, pages)) : Optional.empty();
    }

    /// Returns the number of pages that are read, at least 1.
    public int pages() {
        return pages;
    }

    /// Decodes a page.
    ///
    /// @param page from 0
    /// @throws java.util.concurrent.CancellationException if cancelled
    public PictureFile.Page decode(int page, Cancel cancel) {
        return file.page(page, cancel);
    }

    /// Reads a decoded page.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Page read(PictureFile.Page page, Cancel cancel) {
        return switch (page) {
            case PictureFile.Page.Decoded(Gray picture, var leftOut) ->
                new Page(picture, explained(reader.read(picture, cancel), leftOut));
            case PictureFile.Page.Refused refused -> new Page(null, new PhotoResult.Refused(refused.why()));
        };
    }

    /// Returns the reading; if there is none, the grid may have been in the picture that was left out.
    private static PhotoResult explained(PhotoResult result, Optional<PictureFault> leftOut) {
        return result instanceof PhotoResult.Refused && leftOut.isPresent()
                ? new PhotoResult.Refused(leftOut.get())
                : result;
    }

    /// Decodes a page and reads it.
    ///
    /// @param page from 0
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Page read(int page, Cancel cancel) {
        return read(decode(page, cancel), cancel);
    }
}
