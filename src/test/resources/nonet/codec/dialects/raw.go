package main

const puzzle = `
. . 9 7 4 8 . . .
7 . . . . . . . .
. 2 . 1 . 9 . . .
. . 7 . . . 2 4 .
. 6 4 . 1 . 5 9 .
. 9 8 . . . 3 . .
. . . 8 . 3 . 2 .
. . . . . . . . 6
. . . 2 7 5 9 . .
`

func main() { Solve(puzzle) }
