/// Options and arguments that commands share, the conversion of their values, and what is said of wrong ones.
/// It must not know the commands.
package nonet.cli.option;
