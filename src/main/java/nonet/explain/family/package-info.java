/// The explainers of deductions, one file for each family of techniques.
/// It must not know how a deduction is found, nor which language is spoken.
package nonet.explain.family;
