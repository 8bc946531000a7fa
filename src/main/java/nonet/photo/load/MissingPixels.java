package nonet.photo.load;

import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadWarningListener;

/// Notices pixels that a decoder makes up. Where the data of a file end early or make no sense, some decoders fail, and
/// others go on: the one of JPEG files fills the rest with gray and warns, the one of GIF files leaves it black and says
/// nothing. A grid in such a picture lacks digits, and looks as sure as any.
final class MissingPixels implements IIOReadWarningListener, IIOReadProgressListener {

    /// How the decoder of JPEG files begins its warnings on compressed data.
    private static final String CORRUPT = "Corrupt JPEG data";

    /// Bytes between two parts of a file, which some cameras leave there; no pixel is missing.
    private static final String HARMLESS = "extraneous bytes";

    private static final float ALL = 100;

    private final PictureKind kind;
    private boolean corrupt;
    private float percent;

    private MissingPixels(PictureKind kind) {
        this.kind = kind;
    }

    /// Watches a decoder.
    static MissingPixels watch(ImageReader reader, PictureKind kind) {
        MissingPixels missing = new MissingPixels(kind);
        reader.addIIOReadWarningListener(missing);
        reader.addIIOReadProgressListener(missing);
        return missing;
    }

    /// Tests whether the last picture lacks pixels.
    boolean any() {
        return corrupt || kind == PictureKind.GIF && percent < ALL;
    }

    @Override
    public void warningOccurred(ImageReader source, String warning) {
        corrupt |= warning.startsWith(CORRUPT) && !warning.contains(HARMLESS);
    }

    @Override
    public void imageStarted(ImageReader source, int image) {
        corrupt = false;
        percent = 0;
    }

    @Override
    public void imageProgress(ImageReader source, float done) {
        percent = done;
    }

    @Override
    public void imageComplete(ImageReader source) {}

    @Override
    public void readAborted(ImageReader source) {}

    @Override
    public void sequenceStarted(ImageReader source, int first) {}

    @Override
    public void sequenceComplete(ImageReader source) {}

    @Override
    public void thumbnailStarted(ImageReader source, int image, int thumbnail) {}

    @Override
    public void thumbnailProgress(ImageReader source, float done) {}

    @Override
    public void thumbnailComplete(ImageReader source) {}
}
