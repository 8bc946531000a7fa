/// Questions of players about their own solving: why a move holds, a shorter path, backdoors, and how narrow a puzzle is.
/// It must not know the window or the command line.
package nonet.service.reason;
