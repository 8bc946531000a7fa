/// The command line: thin commands over the services, and the only room that prints.
/// It must not know the window.
package nonet.cli;
