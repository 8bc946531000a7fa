package nonet.photo.model;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.random.RandomGenerator;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import nonet.photo.image.Gray;

/// A simulated camera: blur, motion, uneven light, shadows, noise, sharpening and JPEG compression.
final class Camera {

    private final RandomGenerator random;
    private final int width;
    private final int height;
    private float[] pixels;

    private Camera(Gray picture, RandomGenerator random) {
        this.random = random;
        width = picture.width();
        height = picture.height();
        pixels = new float[width * height];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = picture.at(i % width, i / width);
        }
    }

    /// Returns a photo of a picture, of the same size.
    static Gray photo(Gray picture, RandomGenerator random) {
        Camera camera = new Camera(picture, random);
        if (random.nextInt(3) > 0) {
            double sigma = random.nextDouble();
            camera.blur(sigma, 1, 0);
            camera.blur(sigma, 0, 1);
        }
        if (random.nextInt(6) == 0) {
            camera.move();
        }
        if (random.nextBoolean()) {
            camera.light();
        }
        if (random.nextInt(5) == 0) {
            camera.shadow();
        }
        if (random.nextInt(4) == 0) {
            camera.sharpen();
        }
        if (random.nextInt(3) > 0) {
            double noise = 9 * random.nextDouble() * random.nextDouble();
            for (int i = 0; i < camera.pixels.length; i++) {
                camera.pixels[i] += (float) (noise * random.nextGaussian());
            }
        }
        Gray photo = camera.picture();
        return random.nextInt(4) == 0 ? photo : compressed(photo, 0.25f + 0.7f * random.nextFloat());
    }

    private float at(int x, int y) {
        return pixels[Math.clamp(y, 0, height - 1) * width + Math.clamp(x, 0, width - 1)];
    }

    private void blur(double sigma, int dx, int dy) {
        float[] kernel = new float[5];
        float sum = 0;
        for (int i = 0; i < 5; i++) {
            kernel[i] = (float) StrictMath.exp(-(i - 2) * (i - 2) / (2 * sigma * sigma + 1e-6));
            sum += kernel[i];
        }
        float[] blurred = new float[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            for (int k = 0; k < 5; k++) {
                blurred[i] += kernel[k] / sum * at(i % width + dx * (k - 2), i / width + dy * (k - 2));
            }
        }
        pixels = blurred;
    }

    private void move() {
        int length = 2 + random.nextInt(3);
        int dx = random.nextInt(3) - 1;
        int dy = dx == 0 ? 1 : random.nextInt(3) - 1;
        float[] moved = new float[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            for (int k = 0; k < length; k++) {
                moved[i] += at(i % width + dx * k, i / width + dy * k) / length;
            }
        }
        pixels = moved;
    }

    private void light() {
        double right = 0.45 * (2 * random.nextDouble() - 1);
        double down = 0.45 * (2 * random.nextDouble() - 1);
        for (int i = 0; i < pixels.length; i++) {
            double x = (double) (i % width) / width - 0.5;
            double y = (double) (i / width) / height - 0.5;
            pixels[i] *= (float) (1 - 0.5 * (Math.abs(right) + Math.abs(down)) + right * x + down * y);
        }
    }

    private void shadow() {
        double angle = 2 * Math.PI * random.nextDouble();
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        double place = (random.nextDouble() - 0.5) * 0.6 * width;
        double depth = 0.15 + 0.4 * random.nextDouble();
        double soft = 1 + 12 * random.nextDouble();
        for (int i = 0; i < pixels.length; i++) {
            double across = (i % width - width / 2.0) * cos + (i / width - height / 2.0) * sin - place;
            pixels[i] *= (float) (1 - depth * Math.clamp(across / soft + 0.5, 0.0, 1.0));
        }
    }

    private void sharpen() {
        float strength = 0.3f + 0.9f * random.nextFloat();
        float[] sharp = new float[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % width;
            int y = i / width;
            float around = (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 4;
            sharp[i] = pixels[i] + strength * (pixels[i] - around);
        }
        pixels = sharp;
    }

    private Gray picture() {
        byte[] bytes = new byte[pixels.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Math.clamp(Math.round(pixels[i]), 0, 255);
        }
        return new Gray(width, height, bytes);
    }

    private static Gray compressed(Gray photo, float quality) {
        try {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(jpeg(photo, quality)));
            return gray(image);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Returns a picture as a JPEG file.
    static byte[] jpeg(Gray photo, float quality) throws IOException {
        BufferedImage image = new BufferedImage(photo.width(), photo.height(), BufferedImage.TYPE_BYTE_GRAY);
        for (int y = 0; y < photo.height(); y++) {
            for (int x = 0; x < photo.width(); x++) {
                image.getRaster().setSample(x, y, 0, photo.at(x, y));
            }
        }
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam settings = writer.getDefaultWriteParam();
        settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        settings.setCompressionQuality(quality);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), settings);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static Gray gray(BufferedImage image) {
        byte[] pixels = new byte[image.getWidth() * image.getHeight()];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) image.getRaster().getSample(i % image.getWidth(), i / image.getWidth(), 0);
        }
        return new Gray(image.getWidth(), image.getHeight(), pixels);
    }
}
