val board = arrayOf(
    intArrayOf(0, 0, 5, 3, 0, 0, 0, 0, 0),
    intArrayOf(8, 0, 0, 0, 0, 0, 0, 2, 0),
    intArrayOf(0, 7, 0, 0, 1, 0, 5, 0, 0),
    intArrayOf(4, 0, 0, 0, 0, 5, 3, 0, 0),
    intArrayOf(0, 1, 0, 0, 7, 0, 0, 0, 6),
    intArrayOf(0, 0, 3, 2, 0, 0, 0, 8, 0),
    intArrayOf(0, 6, 0, 5, 0, 0, 0, 0, 9),
    intArrayOf(0, 0, 4, 0, 0, 0, 0, 3, 0),
    intArrayOf(0, 0, 0, 0, 0, 9, 7, 0, 0)
)
