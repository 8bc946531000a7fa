/// Techniques, and deductions with their facts and conclusions.
/// It must not know how a deduction is found, put into words, drawn or rated.
package nonet.deduce;
