/// Techniques and deductions: conclusions, and the parts that several patterns are made of.
/// It must not know how a deduction is found, put into words, drawn or rated.
package nonet.deduce;
