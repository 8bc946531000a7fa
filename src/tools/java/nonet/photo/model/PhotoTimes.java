package nonet.photo.model;

import com.sun.management.OperatingSystemMXBean;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import javax.imageio.ImageIO;
import nonet.codec.photo.PhotoDocument;
import nonet.photo.PhotoResult;
import nonet.solve.Cancel;

/// Measures how long a JPEG file of twelve megapixels takes from its bytes to the reading: the first of a process, and
/// those after it; with Java's own compilation thresholds, with those that the launcher sets for the window, and with
/// these after the window has prepared the reader. Each process prints one line, with the time of the reading thread and
/// in parentheses that of the whole process, which compiles meanwhile.
final class PhotoTimes {

    private static final int PROCESSES = 5;

    /// The launcher's option for the window.
    private static final String UNHURRIED = "-XX:CompileThresholdScaling=10";

    private static final int READINGS = 6;

    /// Noise makes the file as large as a camera's.
    private static final double NOISE = 15;

    private static final long SEED = 1;

    private PhotoTimes() {}

    /// @param args a photo to enlarge; or `read` or `prepare` and an enlarged one
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 2) {
            if (args[0].equals("prepare")) {
                PhotoDocument sample = PhotoDocument.sample();
                sample.read(0, Cancel.NEVER);
                sample.read(0, Cancel.NEVER);
            }
            read(Files.readAllBytes(Path.of(args[1])));
            return;
        }
        Path file = Files.createTempFile("nonet-", ".jpg");
        try {
            enlarge(Path.of(args[0]), file);
            System.out.printf("%,d bytes%n", Files.size(file));
            run("-XX:CompileThresholdScaling=1", "read", file);
            run(UNHURRIED, "read", file);
            run(UNHURRIED, "prepare", file);
        } finally {
            Files.delete(file);
        }
    }

    private static void run(String option, String mode, Path file) throws IOException, InterruptedException {
        System.out.println(option + " " + mode);
        for (int i = 0; i < PROCESSES; i++) {
            new ProcessBuilder(
                            ProcessHandle.current().info().command().orElseThrow(),
                            option,
                            "-Djava.awt.headless=true",
                            "-cp",
                            System.getProperty("java.class.path"),
                            PhotoTimes.class.getName(),
                            mode,
                            file.toString())
                    .inheritIO()
                    .start()
                    .waitFor();
        }
    }

    private static void read(byte[] file) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        StringBuilder line = new StringBuilder("ms:");
        for (int i = 0; i < READINGS; i++) {
            long thread = threads.getCurrentThreadCpuTime();
            long all = process.getProcessCpuTime();
            PhotoResult result =
                    new PhotoDocument(file, Cancel.NEVER).read(0, Cancel.NEVER).result();
            line.append(String.format(
                    Locale.ROOT,
                    " %d (%d)",
                    (threads.getCurrentThreadCpuTime() - thread) / 1_000_000,
                    (process.getProcessCpuTime() - all) / 1_000_000));
            if (!(result instanceof PhotoResult.Read read && read.first().isSure())) {
                line.append(" not read");
            }
        }
        System.out.println(line);
    }

    /// Writes a photo with 3000 by 4000 pixels.
    private static void enlarge(Path photo, Path file) throws IOException {
        BufferedImage image = new BufferedImage(3000, 4000, BufferedImage.TYPE_3BYTE_BGR);
        Graphics2D graphics = image.createGraphics();
        graphics.drawImage(ImageIO.read(photo.toFile()), 0, 0, 3000, 4000, null);
        graphics.dispose();
        byte[] bytes = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        Random random = new Random(SEED);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Math.clamp((bytes[i] & 0xFF) + (int) (NOISE * random.nextGaussian()), 0, 255);
        }
        ImageIO.write(image, "jpg", file.toFile());
    }
}
