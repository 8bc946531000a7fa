package nonet.photo.find;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.photo.image.ImagePoint;

/// The connected shapes of dark pixels.
final class Shapes {

    private final boolean[] dark;
    private final int width;
    private final int height;
    private final int[] stack;

    private Shapes(boolean[] dark, int width) {
        this.dark = dark;
        this.width = width;
        this.height = dark.length / width;
        this.stack = new int[dark.length];
    }

    /// Returns the convex hull of each shape that is large enough, clockwise. Clears the pixels.
    ///
    /// @param dark the pixels, row by row
    /// @param least the least width and height of a shape
    static List<List<ImagePoint>> hulls(boolean[] dark, int width, int least) {
        Shapes shapes = new Shapes(dark, width);
        List<List<ImagePoint>> hulls = new ArrayList<>();
        for (int i = 0; i < dark.length; i++) {
            if (dark[i]) {
                List<ImagePoint> hull = shapes.take(i, least);
                if (hull.size() >= 4) {
                    hulls.add(hull);
                }
            }
        }
        return hulls;
    }

    /// Removes the shape of a pixel and returns its hull, or nothing if the shape is too small.
    private List<ImagePoint> take(int start, int least) {
        int count = 0;
        int size = 0;
        int[] pixels = stack;
        dark[start] = false;
        pixels[size++] = start;
        int left = width;
        int right = -1;
        int bottom = -1;
        while (count < size) {
            int at = pixels[count++];
            int x = at % width;
            int y = at / width;
            left = Math.min(left, x);
            right = Math.max(right, x);
            bottom = Math.max(bottom, y);
            for (int dy = y == 0 ? 0 : -1; dy <= 1 && y + dy < height; dy++) {
                for (int dx = x == 0 ? 0 : -1; dx <= 1 && x + dx < width; dx++) {
                    int next = at + dy * width + dx;
                    if (dark[next]) {
                        dark[next] = false;
                        pixels[size++] = next;
                    }
                }
            }
        }
        int top = start / width;
        return right - left + 1 < least || bottom - top + 1 < least ? List.of() : hull(pixels, size, top, bottom);
    }

    private List<ImagePoint> hull(int[] pixels, int size, int top, int bottom) {
        int rows = bottom - top + 1;
        int[] first = new int[rows];
        int[] last = new int[rows];
        Arrays.fill(first, width);
        for (int i = 0; i < size; i++) {
            int row = pixels[i] / width - top;
            int x = pixels[i] % width;
            first[row] = Math.min(first[row], x);
            last[row] = Math.max(last[row], x + 1);
        }
        List<ImagePoint> rightSide = new ArrayList<>();
        List<ImagePoint> leftSide = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int edge = 0; edge < 2; edge++) {
                add(rightSide, new ImagePoint(last[row], top + row + edge), 1);
                add(leftSide, new ImagePoint(first[row], top + row + edge), -1);
            }
        }
        List<ImagePoint> hull = new ArrayList<>(rightSide);
        hull.addAll(leftSide.reversed());
        return hull;
    }

    /// Appends a point to a side of the hull, and removes those before it that the side passes by.
    private static void add(List<ImagePoint> side, ImagePoint point, int sign) {
        while (side.size() >= 2) {
            ImagePoint a = side.get(side.size() - 2);
            ImagePoint b = side.getLast();
            double turn = (b.x() - a.x()) * (point.y() - b.y()) - (b.y() - a.y()) * (point.x() - b.x());
            if (sign * turn > 0) {
                break;
            }
            side.removeLast();
        }
        side.add(point);
    }
}
