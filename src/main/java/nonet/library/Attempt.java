package nonet.library;

import java.time.LocalDate;

/// One try at a position in training.
///
/// @param technique the id of the technique that the position needs
/// @param position the position, as text
/// @param quality how well it went, from 0 to 5
/// @param day the day on which it ended
public record Attempt(String technique, String position, int quality, LocalDate day) {}
