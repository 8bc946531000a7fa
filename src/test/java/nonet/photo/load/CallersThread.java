package nonet.photo.load;

/// Files of pictures that are decoded on the thread of the caller, whose time and memory can be measured.
public final class CallersThread {

    private CallersThread() {}

    /// Returns a file whose pages have all the time they need.
    public static PictureFile open(byte[] file) {
        return new PictureFile(file, Runnable::run, Integer.MAX_VALUE);
    }
}
