s <- rbind(c(NA, NA, 3, NA, 2, NA, 6, NA, NA),
  c(9, NA, NA, 3, NA, 5, NA, NA, 1),
  c(NA, NA, 1, 8, NA, 6, 4, NA, NA),
  c(NA, NA, 8, 1, NA, 2, 9, NA, NA),
  c(7, NA, NA, NA, NA, NA, NA, NA, 8),
  c(NA, NA, 6, 7, NA, 8, 2, NA, NA),
  c(NA, NA, 2, 6, NA, 9, 5, NA, NA),
  c(8, NA, NA, 2, NA, 3, NA, NA, 9),
  c(NA, NA, 5, NA, 1, NA, 3, NA, NA))
