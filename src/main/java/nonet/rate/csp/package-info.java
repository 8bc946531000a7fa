/// The ratings W, gW, B and the depth of T&E: the lengths of whips, g-whips and braids, and the trials that a puzzle needs.
/// It must not know the techniques of human logic: each rating is defined by one pattern alone.
package nonet.rate.csp;
