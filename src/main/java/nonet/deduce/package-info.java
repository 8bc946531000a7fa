/// Techniques and deductions: a family of patterns in one file, a pattern as one record, and their common parts.
/// It must not know how a deduction is found, put into words, drawn or rated.
package nonet.deduce;
