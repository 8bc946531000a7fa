package nonet.ui.export;

import nonet.picture.Layout;
import nonet.picture.write.Pixels;

/// The choices at the time of the request.
///
/// @param page the page shown, from 0
/// @param all whether to write pictures of all pages, not only of that one
record Order(
        Target target, ExportContent what, Exportable source, Layout layout, Pixels pixels, int page, boolean all) {

    Order at(int other) {
        return new Order(target, what, source, layout, pixels, other, all);
    }

    /// Returns the same order for a printer and its paper, from the first page on.
    Order on(Printing printer) {
        Layout paper = new Layout(
                printer.paper(),
                layout.perPage(),
                layout.candidates(),
                layout.solutions(),
                layout.names(),
                layout.levels(),
                layout.ratings());
        return new Order(Target.PRINTER, what, source, paper, pixels, 0, all);
    }
}
