package nonet.ui.export;

import java.awt.image.BufferedImage;
import nonet.picture.Paper;

/// A printer that somebody has chosen. For the thread of the window only.
public interface Printing {

    /// Returns the paper that is in it.
    Paper paper();

    /// Prints a page.
    ///
    /// @param image the whole paper, with its margins
    /// @return whether it worked
    boolean print(BufferedImage image);

    /// Says that there are no more pages, or that the rest is not wanted.
    void end(boolean wanted);
}
