/// The content of files, streams and pasted text: puzzles, traces or pictures; and one clear
/// sentence for every problem with it.
/// It must not know what becomes of the puzzles.
package nonet.service.input;
