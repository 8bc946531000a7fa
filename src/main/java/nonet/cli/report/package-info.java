/// The results of commands as text, tables and JSON: ratings, arguments, readings of pictures, and losses of conversions.
/// It must not know the commands, nor where the output goes.
package nonet.cli.report;
