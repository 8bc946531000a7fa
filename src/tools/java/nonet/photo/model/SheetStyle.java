package nonet.photo.model;

import java.util.random.RandomGenerator;

/// How a sheet looks: fonts, sizes, inks, lines and shades. Brightness is from 0 for black to 255 for white.
///
/// @param height the height of the digits as a part of the cell
/// @param inks the brightness of given and entered digits
/// @param lines the widths of thin and thick lines in cells, and their brightness
/// @param entered the part of the digits that is entered
/// @param marked the part of the empty cells that holds small marks
record SheetStyle(
        Lettering given, Lettering other, Letters letters, Letters others, Inks inks, Lines lines, Fill fill) {

    /// Of so many styles, a part is filled in by hand.
    static final int TWENTY = 20;

    /// @param height the height of a digit in cells
    record Letters(double height, double width, double slant, double dx, double dy, double bold) {}

    record Inks(int paper, int given, int entered, int marks, int shade, int highlight) {}

    record Lines(double thin, double thick, int thinInk, int thickInk, boolean dashed) {}

    /// @param digits the part of the cells that holds a digit
    /// @param erased the part of the cells that holds the faint rest of a digit
    record Fill(
            double digits,
            double entered,
            double marked,
            double erased,
            int layout,
            int strokes,
            boolean behind,
            boolean inverted) {}

    /// Returns a random style.
    ///
    /// @param byHand the styles of twenty that are filled in by hand
    static SheetStyle random(FontFaces fonts, int byHand, RandomGenerator random) {
        return random.nextInt(TWENTY) < byHand ? printed(fonts, random).filledByHand(random) : printed(fonts, random);
    }

    /// Returns a random style without handwriting but that of typefaces.
    static SheetStyle printed(FontFaces fonts, RandomGenerator random) {
        Lettering given = random.nextInt(20) == 0 ? fonts.written(random) : fonts.printed(random);
        Lettering other = random.nextInt(3) == 0 ? fonts.printed(random) : fonts.written(random);
        boolean entries = random.nextInt(5) < 2;
        boolean marks = random.nextInt(5) < 2;
        Inks inks = inks(random);
        return new SheetStyle(
                given,
                random.nextInt(3) == 0 ? given : other,
                letters(random, 0.02),
                letters(random, 0.04),
                inks,
                lines(random, inks),
                new Fill(
                        0.25 + 0.65 * random.nextDouble(),
                        entries ? 0.2 + 0.7 * random.nextDouble() : 0,
                        marks ? 0.1 + 0.9 * random.nextDouble() : random.nextInt(6) == 0 ? 0.03 : 0,
                        0,
                        random.nextInt(SmallMarks.LAYOUTS),
                        random.nextInt(3) == 0 ? 1 + random.nextInt(14) : 0,
                        random.nextInt(7) == 0,
                        random.nextInt(100) < 12));
    }

    /// Returns this style with entries and marks by a random person with a pen or a pencil.
    SheetStyle filledByHand(RandomGenerator random) {
        Letters written = new Letters(
                0.42 + 0.4 * random.nextDouble(),
                0.8 + 0.4 * random.nextDouble(),
                0,
                0.08 * (2 * random.nextDouble() - 1),
                0.08 * (2 * random.nextDouble() - 1),
                0);
        int contrast = inks.paper() - inks.given();
        int entered = inks.given() + random.nextInt(Math.max(1, contrast * 3 / 4));
        int marks = random.nextBoolean() ? entered : inks.given() + random.nextInt(Math.max(1, contrast * 3 / 4));
        Inks pens = new Inks(inks.paper(), inks.given(), entered, marks, inks.shade(), inks.highlight());
        Fill filled = new Fill(
                fill.digits(),
                0.2 + 0.7 * random.nextDouble(),
                random.nextInt(3) == 0 ? 0 : 0.1 + 0.7 * random.nextDouble(),
                random.nextInt(3) == 0 ? 0.2 * random.nextDouble() : 0,
                random.nextInt(3) == 0 ? 1 + random.nextInt(4) : SmallMarks.SIDE_BY_SIDE,
                fill.strokes(),
                fill.behind(),
                false);
        return new SheetStyle(given, Handwriting.random(random), letters, written, pens, lines, filled);
    }

    /// Returns a random style with strong inks and without entered digits.
    static SheetStyle readable(FontFaces fonts, RandomGenerator random) {
        SheetStyle any = printed(fonts, random);
        Letters plain = new Letters(0.45 + 0.2 * random.nextDouble(), 1, 0, any.letters.dx(), any.letters.dy(), 0);
        int paper = 170 + random.nextInt(80);
        Inks inks = new Inks(paper, random.nextInt(60), 60, 90, paper - random.nextInt(30), paper);
        Lines lines = new Lines(0.03, 0.08, random.nextInt(120), random.nextInt(60), false);
        Fill fill = new Fill(0, 0, any.fill.marked(), 0, any.fill.layout(), 0, any.fill.behind(), any.fill.inverted());
        return new SheetStyle(fonts.printed(random), any.other, plain, plain, inks, lines, fill);
    }

    private static Letters letters(RandomGenerator random, double tilt) {
        return new Letters(
                0.36 + 0.44 * random.nextDouble(),
                0.8 + 0.4 * random.nextDouble(),
                random.nextInt(4) == 0 ? 0.2 * random.nextGaussian() : tilt * random.nextGaussian(),
                0.08 * (2 * random.nextDouble() - 1),
                0.08 * (2 * random.nextDouble() - 1),
                random.nextInt(4) == 0 ? 0.06 * random.nextDouble() : 0);
    }

    private static Inks inks(RandomGenerator random) {
        int paper = 120 + random.nextInt(136);
        int given = random.nextInt(4) == 0 ? random.nextInt(Math.max(1, paper - 60)) : random.nextInt(50);
        int entered = given + random.nextInt(Math.max(1, (paper - given) * 7 / 10));
        int marks = given + random.nextInt(Math.max(1, (paper - given) * 3 / 4));
        int shade = random.nextInt(3) == 0 ? paper - random.nextInt(Math.max(1, (paper - given) * 2 / 5)) : paper;
        int highlight = random.nextInt(5) == 0 ? paper - random.nextInt(Math.max(1, (paper - given) * 2 / 5)) : paper;
        return new Inks(paper, given, entered, marks, shade, highlight);
    }

    private static Lines lines(RandomGenerator random, Inks inks) {
        double thin = (0.2 + 2.6 * random.nextDouble() * random.nextDouble()) / 44;
        double thick = random.nextInt(8) == 0 ? thin : Math.max(thin, (0.8 + 5.7 * random.nextDouble()) / 44);
        int thickInk = random.nextInt(3) == 0 ? random.nextInt(inks.paper()) : random.nextInt(80);
        int thinInk =
                random.nextInt(2) == 0 ? thickInk : thickInk + random.nextInt(Math.max(1, inks.paper() - thickInk));
        return new Lines(
                thin,
                thick,
                Math.min(thinInk, inks.paper()),
                Math.min(thickInk, inks.paper()),
                random.nextInt(25) == 0);
    }
}
