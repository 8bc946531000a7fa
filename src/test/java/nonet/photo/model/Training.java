package nonet.photo.model;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import nonet.photo.digit.DigitNet;

/// Trains the network for digits on drawn sheets, each of which is used once.
final class Training {

    private static final int BATCH = 64;

    /// The number of sheets whose cells are shuffled together.
    private static final int POOL = 24;

    private static final double RATE = 0.002;

    private record Sample(float[] cell, int label) {}

    private final FontFaces fonts;
    private final int sheets;
    private final long seed;
    private final Random random;
    private final float[] parameters;

    private Training(FontFaces fonts, int sheets, long seed) {
        this.fonts = fonts;
        this.sheets = sheets;
        this.seed = seed;
        random = new Random(seed);
        parameters = Gradient.initial(61_195, random);
    }

    /// @param args the folder of fonts, the file to write, the number of sheets, and the seed
    public static void main(String[] args) throws IOException {
        FontFaces fonts = new FontFaces(Path.of(args[0]));
        System.out.printf("%d faces of %d families%n", fonts.faces(), fonts.families());
        Training training = new Training(fonts, Integer.parseInt(args[2]), Long.parseLong(args[3]));
        training.run(Path.of(args[1]));
    }

    private void run(Path file) throws IOException {
        Gradient gradient = new Gradient(parameters);
        Adam adam = new Adam(parameters);
        float loss = 0;
        int cells = 0;
        for (int sheet = 0; sheet < sheets; sheet += POOL) {
            double part = (double) sheet / sheets;
            double rate = RATE * Math.min(1, part * 50 + 0.05) * 0.5 * (1 + StrictMath.cos(Math.PI * part)) + 1e-6;
            // Without smoothing at the end, probabilities separate sure cells from doubtful ones.
            float smoothing = part < 0.8 ? 0.02f : 0;
            List<Sample> pool = pool(sheet);
            for (int from = 0; from + BATCH <= pool.size(); from += BATCH) {
                gradient.clear();
                for (Sample sample : pool.subList(from, from + BATCH)) {
                    loss += gradient.add(sample.cell, sample.label, smoothing, random);
                    cells++;
                }
                adam.step(gradient.sum(), 1f / BATCH, rate);
            }
            if (sheet / POOL % 20 == 19) {
                System.out.printf("%d sheets, loss %.4f%n", sheet + POOL, loss / cells);
                loss = 0;
                cells = 0;
                write(file);
            }
        }
        write(file);
        System.out.printf("cells right on sheets of other seeds: %.3f %%%n", 100 * accuracy(new DigitNet(parameters)));
    }

    private List<Sample> pool(int first) {
        List<Sample> pool = new ArrayList<>();
        for (int sheet = first; sheet < Math.min(sheets, first + POOL); sheet++) {
            SheetCells cells = SheetCells.of(fonts, seed + sheet);
            for (int cell = 0; cell < 81; cell++) {
                if (cells.labels()[cell] != 0 || random.nextInt(5) >= 2) {
                    pool.add(new Sample(cells.cells().get(cell), cells.labels()[cell]));
                }
            }
        }
        Collections.shuffle(pool, random);
        return pool;
    }

    /// Returns the part of the cells that is read rightly; marks only and empty are the same here.
    private double accuracy(DigitNet net) {
        int right = 0;
        int count = 0;
        for (int sheet = 0; sheet < 200; sheet++) {
            SheetCells cells = SheetCells.of(fonts, seed - 1000 + sheet);
            for (int cell = 0; cell < 81; cell++) {
                float[] classes = net.classify(cells.cells().get(cell));
                int best = 0;
                for (int c = 1; c < classes.length; c++) {
                    best = classes[c] > classes[best] ? c : best;
                }
                right += best % DigitNet.MARKS == cells.labels()[cell] % DigitNet.MARKS ? 1 : 0;
                count++;
            }
        }
        return (double) right / count;
    }

    private void write(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        for (float parameter : parameters) {
            data.writeShort(Float.floatToFloat16(parameter));
        }
        Files.write(file, bytes.toByteArray());
    }
}
