package nonet.ui.export;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import nonet.play.Document;
import nonet.service.export.Booklet;
import nonet.service.export.Exporter;
import nonet.service.export.Subject;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Opens the pages of a request. The path to the solution is computed once, on the thread that needs it first.
final class BookletFactory {

    private record ComputedPath(Document of, boolean rated, Locale language, Subject.Walkthrough walkthrough) {}

    final Exporter exporter;
    private final Supplier<Locale> language;
    private final AtomicReference<@Nullable ComputedPath> path = new AtomicReference<>();

    BookletFactory(Exporter exporter, Supplier<Locale> language) {
        this.exporter = exporter;
        this.language = language;
    }

    Booklet open(ExportRequest request, Cancel cancel) {
        return exporter.open(subject(request, cancel), request.layout(), spoken(request));
    }

    /// Tests whether the texts are English because there is no font for the language.
    boolean isForeign(ExportRequest request) {
        return !spoken(request).getLanguage().equals(language.get().getLanguage());
    }

    private Subject subject(ExportRequest request, Cancel cancel) {
        ExportRequest.Source from = request.source();
        return switch (request.content()) {
            case BOARD ->
                new Subject.Board(
                        from.document().name(),
                        from.shown()
                                .with(request.layout().candidates()
                                        || from.document().puzzle().isRestricted()),
                        from.sentences());
            case PUZZLES -> {
                boolean several = from.puzzles().size() > 1;
                yield new Subject.Puzzles(several ? from.file() : "", from.puzzles());
            }
            case SOLUTION -> exporter.solution(from.document(), spoken(request), cancel);
            case WALKTHROUGH -> walkthrough(from.document(), request.layout().ratings(), spoken(request), cancel);
        };
    }

    private Subject.Walkthrough walkthrough(Document document, boolean rated, Locale spoken, Cancel cancel) {
        ComputedPath known = path.get();
        if (known != null && known.of.equals(document) && known.rated == rated && known.language.equals(spoken)) {
            return known.walkthrough;
        }
        Subject.Walkthrough found = exporter.walkthrough(document, spoken, new Exporter.Extras(false, rated), cancel);
        path.set(new ComputedPath(document, rated, spoken, found));
        return found;
    }

    /// Only pages must embed their fonts.
    private Locale spoken(ExportRequest request) {
        return request.content() == ExportRequest.Content.BOARD ? language.get() : Exporter.spoken(language.get());
    }
}
