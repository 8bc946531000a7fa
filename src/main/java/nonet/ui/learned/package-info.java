/// What a search has learned from its dead ends, and how often each of it has helped.
/// It must not know any engine, nor the other parts of the window but the search that is shown.
package nonet.ui.learned;
