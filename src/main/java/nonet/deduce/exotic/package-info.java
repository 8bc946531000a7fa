/// Deductions beyond HoDoKu's catalog whose patterns have a shape of their own.
/// It must not know how a deduction is found, put into words, drawn or rated.
package nonet.deduce.exotic;
