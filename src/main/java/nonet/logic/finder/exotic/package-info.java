/// Techniques beyond HoDoKu's catalog whose patterns have a shape of their own: fireworks.
/// It must not know a solution, nor how a deduction is put into words or drawn.
package nonet.logic.finder.exotic;
