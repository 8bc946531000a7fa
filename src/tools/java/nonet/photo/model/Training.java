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
import java.util.stream.IntStream;
import nonet.photo.digit.DigitNet;

/// Trains the network for digits on drawn sheets, each of which is used once.
final class Training {

    private static final int BATCH = 64;

    /// The number of sheets whose cells are shuffled together.
    private static final int POOL = 24;

    private static final double RATE = 0.002;

    private record Sample(float[] cell, int label) {}

    /// A stage of the training, which begins with a high rate again and lets it fall.
    ///
    /// @param from the first sheet
    /// @param byHand the sheets of twenty that are filled in by hand
    record Stage(int from, int to, double rate, int byHand) {}

    /// The gradient of a half of each batch. The halves are computed in parallel and added in a fixed order, so that the
    /// bits do not depend on the machine.
    private final class Part {
        private final Gradient gradient = new Gradient(parameters);
        private final Random random;
        private float loss;

        Part(long seed) {
            random = new Random(seed);
        }

        void add(List<Sample> batch, int number, float smoothing) {
            gradient.clear();
            loss = 0;
            for (Sample sample : batch.subList(number * BATCH / 2, (number + 1) * BATCH / 2)) {
                loss += gradient.add(sample.cell, sample.label, smoothing, random);
            }
        }
    }

    private final FontFaces fonts;
    private final long seed;
    private final float[] parameters;

    Training(FontFaces fonts, long seed, float[] parameters) {
        this.fonts = fonts;
        this.seed = seed;
        this.parameters = parameters;
    }

    /// @param args the folder of fonts, the file to write, the number of sheets, and the seed
    public static void main(String[] args) throws IOException {
        FontFaces fonts = new FontFaces(Path.of(args[0]));
        System.out.printf("%d faces of %d families%n", fonts.faces(), fonts.families());
        Path file = Path.of(args[1]);
        int sheets = Integer.parseInt(args[2]);
        long seed = Long.parseLong(args[3]);
        Random random = new Random(seed);
        Training training = new Training(fonts, seed, Gradient.initial(61_195, random));
        int restart = sheets * 2 / 3;
        training.run(new Stage(0, restart, RATE, 8), random, file);
        training.run(new Stage(restart, sheets, RATE / 2, 5), new Random(seed + restart), file);
        training.report();
    }

    /// Trains from the present parameters, and rounds them to those that the file holds.
    void run(Stage stage, Random random, Path file) throws IOException {
        List<Part> parts = List.of(new Part(seed + stage.from + 1), new Part(seed + stage.from + 2));
        float[] sum = new float[parameters.length];
        Adam adam = new Adam(parameters);
        float loss = 0;
        int cells = 0;
        for (int sheet = stage.from; sheet < stage.to; sheet += POOL) {
            double part = (double) (sheet - stage.from) / (stage.to - stage.from);
            double rate =
                    stage.rate * Math.min(1, part * 50 + 0.05) * 0.5 * (1 + StrictMath.cos(Math.PI * part)) + 1e-6;
            // Without smoothing at the end, probabilities separate sure cells from doubtful ones.
            float smoothing = part < 0.8 ? 0.02f : 0;
            List<Sample> pool = pool(stage, sheet, random);
            for (int from = 0; from + BATCH <= pool.size(); from += BATCH) {
                List<Sample> batch = pool.subList(from, from + BATCH);
                parts.parallelStream().forEach(half -> half.add(batch, parts.indexOf(half), smoothing));
                for (int i = 0; i < sum.length; i++) {
                    sum[i] = parts.get(0).gradient.sum()[i]
                            + parts.get(1).gradient.sum()[i];
                }
                adam.step(sum, 1f / BATCH, rate);
                loss += parts.get(0).loss + parts.get(1).loss;
                cells += BATCH;
            }
            if (sheet / POOL % 20 == 19) {
                System.out.printf("%d sheets, loss %.4f%n", sheet + POOL, loss / cells);
                loss = 0;
                cells = 0;
                write(file);
            }
        }
        write(file);
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = Float.float16ToFloat(Float.floatToFloat16(parameters[i]));
        }
    }

    void report() {
        System.out.printf(
                "cells right on sheets of other seeds: printed %.3f %%, by hand %.3f %%%n",
                100 * accuracy(0), 100 * accuracy(SheetStyle.TWENTY));
    }

    private List<Sample> pool(Stage stage, int first, Random random) {
        List<Sample> pool = new ArrayList<>();
        List<SheetCells> drawn = IntStream.range(first, Math.min(stage.to, first + POOL))
                .parallel()
                .mapToObj(sheet -> SheetCells.of(fonts, stage.byHand, seed + sheet))
                .toList();
        for (SheetCells cells : drawn) {
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
    private double accuracy(int byHand) {
        DigitNet net = new DigitNet(parameters);
        int right = 0;
        int count = 0;
        for (int sheet = 0; sheet < 200; sheet++) {
            SheetCells cells = SheetCells.of(fonts, byHand, seed - 1000 + sheet);
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
