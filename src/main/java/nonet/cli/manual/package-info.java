/// The command line described for other programs: man pages, and completions for shells.
/// It must not know what the commands do.
package nonet.cli.manual;
