/// A whole search on one sheet: its outline, counts by depth and cell, branches that are alike, and the
/// difference of two searches.
/// It must not know how any engine works, nor how anything is drawn.
package nonet.trace.atlas;
