/// The commands of the command line, thin over the services.
/// It must not know the window.
package nonet.cli.command;
