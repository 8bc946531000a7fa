/// Template set, template delete and brute force.
/// It must not know other techniques.
package nonet.logic.finder.lastresort;
