/// Options and arguments that commands share, the conversion of their values, and the messages on invalid ones.
/// It must not know the commands.
package nonet.cli.option;
