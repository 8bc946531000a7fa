/// The difficulty of puzzles: scores and levels of techniques, with the weights as data.
/// It must not know how a technique is found, nor how a rating is put into words.
package nonet.rate;
