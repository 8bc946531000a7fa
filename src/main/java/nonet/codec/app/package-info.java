/// The files of sudoku programs, Nonet's own document among them.
/// It must not know formats from each other.
package nonet.codec.app;
