/// The hunt for relatives of puzzles: givens removed and added, each class of puzzles once, and those kept that meet a
/// goal; with a checkpoint from which it continues.
/// It must not know the command line, nor the window.
package nonet.service.hunt;
