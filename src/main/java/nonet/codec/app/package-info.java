/// The files of sudoku programs, Nonet's own document among them.
/// It must not know each other's formats.
package nonet.codec.app;
