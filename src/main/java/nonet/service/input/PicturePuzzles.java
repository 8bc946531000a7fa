package nonet.service.input;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.Source;
import nonet.codec.photo.PhotoDocument;
import nonet.photo.GridReading;
import nonet.photo.PhotoResult;
import nonet.photo.image.PictureFault;
import nonet.solve.Cancel;

/// The puzzles in a file of pictures.
///
/// @param found the puzzles, page by page; filled grids, which are printed solutions, only if there are no others
/// @param failures the pages without a puzzle
public record PicturePuzzles(List<Found> found, List<Failure> failures) {

    /// A puzzle.
    ///
    /// @param place the file's name, with the page and the number of the grid if there are several
    public record Found(String place, GridReading reading) {}

    /// A page without a puzzle.
    ///
    /// @param place the file's name, with the page if there are several
    /// @param sentence the reason
    public record Failure(String place, String sentence) {}

    public PicturePuzzles {
        found = List.copyOf(found);
        failures = List.copyOf(failures);
    }

    /// Reads a file.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static PicturePuzzles of(Path file, ProblemWords words, Cancel cancel) {
        String name = String.valueOf(file.getFileName());
        return switch (new Opener(Codecs::standard).open(file)) {
            case Opened.Photo(Source source) -> read(new PhotoDocument(source.bytes(), cancel), name, words, cancel);
            case Opened.Failed(Fault.Unreadable why) -> failed(name, words.of(why));
            case Opened _ -> failed(name, words.of(new PictureFault.UnknownKind("")));
        };
    }

    private static PicturePuzzles failed(String name, String sentence) {
        return new PicturePuzzles(List.of(), List.of(new Failure(name, sentence)));
    }

    private static PicturePuzzles read(PhotoDocument document, String name, ProblemWords words, Cancel cancel) {
        List<Found> found = new ArrayList<>();
        List<Failure> failures = new ArrayList<>();
        for (int page = 0; page < document.pages(); page++) {
            cancel.check();
            String place = document.pages() == 1 ? name : name + ":" + (page + 1);
            switch (document.read(page, cancel).result()) {
                case PhotoResult.Refused(PictureFault why) -> failures.add(new Failure(place, words.of(why)));
                case PhotoResult.Read(List<GridReading> readings) -> {
                    for (int grid = 0; grid < readings.size(); grid++) {
                        String number = readings.size() == 1 ? "" : " (" + (grid + 1) + ")";
                        found.add(new Found(place + number, readings.get(grid)));
                    }
                }
            }
        }
        document.cut().ifPresent(cut -> failures.add(new Failure(name, words.of(cut))));
        List<Found> unsolved =
                found.stream().filter(each -> !each.reading.isFull()).toList();
        return new PicturePuzzles(unsolved.isEmpty() ? found : unsolved, failures);
    }
}
