/// What human logic says: techniques, deductions with the facts they rest on, and the conclusions they draw.
/// It must not know how a deduction is found, put into words, drawn or rated.
package nonet.deduce;
