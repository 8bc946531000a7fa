/// Training: positions to practice techniques in, the judgement on tries, and the dates at which a technique is due again.
/// It must not know the window, nor the time of day: the day is passed to it.
package nonet.training;
