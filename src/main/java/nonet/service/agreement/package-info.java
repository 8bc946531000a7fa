/// How far Nonet's ratings and solution paths agree with those that other programs printed.
/// It must not know the window or the command line.
package nonet.service.agreement;
