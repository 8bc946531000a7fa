/// The puzzles and documents that the arguments of a command stand for: spelled out, in a file, or on standard input.
/// It must not know the parser of the command line.
package nonet.cli.input;
