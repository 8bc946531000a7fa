/// Standard output, standard error, and the line that tells how far a command is: the only room that prints.
/// It must not know puzzles.
package nonet.cli.output;
