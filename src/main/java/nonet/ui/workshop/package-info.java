/// The workshop: chains, and truths and links, that the user draws or writes and that are judged at once.
/// It must not know how a step is found, nor the other parts of the window.
package nonet.ui.workshop;
