/// Standard output, standard error, and the progress line: the only room that prints.
/// It must not know puzzles.
package nonet.cli.output;
