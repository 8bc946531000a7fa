/// The reasoning of players: their moves, chains and sets as text, and the exact search that judges them.
/// It must not know how a deduction is found, nor the window.
package nonet.proof;
