/// Remote pairs, X- and XY-chains, nice loops and alternating inference chains.
/// It must not know other techniques.
package nonet.logic.finder.chain;
