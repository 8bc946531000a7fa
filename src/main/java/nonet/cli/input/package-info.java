/// The puzzles and documents that the arguments of a command denote: literal, in a file, or on standard input.
/// It must not know the parser of the command line.
package nonet.cli.input;
