package nonet.ui.export;

import nonet.picture.Paper;
import nonet.picture.drawing.Drawing;

/// A printer that the user has chosen. For the thread of the window only.
public interface PrintJob {

    /// Returns the paper that is in it.
    Paper paper();

    /// Prints a page.
    ///
    /// @param page the whole paper, with its margins
    /// @return whether it succeeded
    boolean print(Drawing page);

    /// Ends the job after the last page, or cancels it.
    ///
    /// @return whether the system has accepted the pages
    boolean end(boolean wanted);
}
