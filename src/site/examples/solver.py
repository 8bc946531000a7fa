#!/usr/bin/env python3
"""A small solver to watch: python3 solver.py 53..7....6..1.5... | nonet watch -"""
import json
import sys


def name(cell):
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


def tell(kind, **fields):
    print(json.dumps({"kind": kind, **fields}), flush=True)


def candidates(board, cell):
    row, column, box = cell // 9 * 9, cell % 9, cell // 27 * 27 + cell % 9 // 3 * 3
    seen = {board[peer] for i in range(9) for peer in (row + i, column + 9 * i, box + i // 3 * 9 + i % 3)}
    return [digit for digit in range(1, 10) if digit not in seen]


def search(board):
    blanks = [cell for cell in range(81) if board[cell] == 0]
    if not blanks:
        tell("found")
        return
    cell = min(blanks, key=lambda blank: len(candidates(board, blank)))
    digits = candidates(board, cell)
    for digit in digits:
        board[cell] = digit
        tell("placed" if len(digits) == 1 else "guessed", cells=[name(cell)], digits=[digit])
        search(board)
        board[cell] = 0
        if len(digits) > 1:
            tell("backtracked")


puzzle = [int(sign) if sign.isdigit() else 0 for sign in sys.argv[1]]
givens = [cell for cell in range(81) if puzzle[cell]]
tell("puzzle", engine="solver.py", cells=[name(cell) for cell in givens], digits=[puzzle[cell] for cell in givens])
search(puzzle)
