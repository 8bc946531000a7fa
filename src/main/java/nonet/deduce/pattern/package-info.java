/// The kinds of deductions: one record for each pattern, with its cells, digits, houses and links.
/// It must not know how a deduction is found, put into words, drawn or rated.
package nonet.deduce.pattern;
