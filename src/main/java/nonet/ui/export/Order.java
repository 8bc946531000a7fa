package nonet.ui.export;

import nonet.picture.Layout;
import nonet.picture.Pixels;

/// What is to be made, as it was chosen when somebody asked for it.
///
/// @param page the one that is shown, from 0
/// @param all whether pictures are made of all pages, and not of that one alone
record Order(
        Target target, ExportContent what, Exportable source, Layout layout, Pixels pixels, int page, boolean all) {

    Order at(int other) {
        return new Order(target, what, source, layout, pixels, other, all);
    }

    /// Returns the same for a printer and its paper, from the first page on.
    Order on(Printing printer) {
        Layout paper = new Layout(
                printer.paper(),
                layout.perPage(),
                layout.candidates(),
                layout.solutions(),
                layout.names(),
                layout.levels());
        return new Order(Target.PRINTER, what, source, paper, pixels, 0, all);
    }
}
