/// How hard a puzzle is: scores and levels of the techniques that solve it, with the weights as data.
/// It must not know how a technique is found, nor how a rating is put into words.
package nonet.rate;
