/// The cover matrix of the dancing links: which conditions of the solution are met, and how many candidates could meet
/// the others.
/// It must not know any engine, nor the other parts of the window but the search that is shown.
package nonet.ui.cover;
