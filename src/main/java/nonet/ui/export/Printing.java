package nonet.ui.export;

import nonet.picture.Drawing;
import nonet.picture.Paper;

/// A printer that somebody has chosen. For the thread of the window only.
public interface Printing {

    /// Returns the paper that is in it.
    Paper paper();

    /// Prints a page.
    ///
    /// @param page the whole paper, with its margins
    /// @return whether it worked
    boolean print(Drawing page);

    /// Says that there are no more pages, or that the rest is not wanted.
    ///
    /// @return whether the system has taken the pages
    boolean end(boolean wanted);
}
