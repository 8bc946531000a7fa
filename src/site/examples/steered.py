#!/usr/bin/env python3
"""A solver that takes orders: nonet watch --run python3 steered.py 53..7....6..1.5..."""
import itertools, json, queue, sys, threading

orders, running, steps, chosen = queue.Queue(), False, 0, None

def turn():  # waits until the next event is wanted
    global running, steps, chosen
    while not orders.empty() or not (running or steps):
        order, *rest = orders.get()
        running = order == "run" or running and order != "pause"
        steps += order == "step"
        if order == "guess":
            chosen = (int(rest[0][1]) - 1) * 9 + int(rest[0][3]) - 1, int(rest[0][5])
        if order == "stop":
            sys.exit()

def tell(kind, **fields):
    global steps
    steps = max(0, steps - 1)
    print(json.dumps({"kind": kind, **fields}), flush=True)

def name(cell):
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"

def candidates(board, cell):
    row, column, box = cell // 9 * 9, cell % 9, cell // 27 * 27 + cell % 9 // 3 * 3
    seen = {board[peer] for i in range(9) for peer in (row + i, column + 9 * i, box + i // 3 * 9 + i % 3)}
    return [digit for digit in range(1, 10) if digit not in seen]

def search(board):
    global chosen
    turn()
    choices = {cell: candidates(board, cell) for cell in range(81) if not board[cell]}
    if not choices:
        return tell("found")
    cell = min(choices, key=lambda blank: len(choices[blank]))
    if chosen and len(choices[cell]) > 1:
        (guess, digit), chosen = chosen, None
        if digit in choices.get(guess, []):
            cell = guess
            choices[cell].sort(key=lambda each: each != digit)
    for digit in choices[cell]:
        turn()
        board[cell] = digit
        tell("guessed" if len(choices[cell]) > 1 else "placed", cells=[name(cell)], digits=[digit])
        search(board)
        board[cell] = 0
        if len(choices[cell]) > 1:
            turn()
            tell("backtracked")

puzzle = [int(sign) if sign in "123456789" else 0 for sign in sys.argv[1]]
givens = [cell for cell in range(81) if puzzle[cell]]
tell("puzzle", engine="steered.py", cells=[name(cell) for cell in givens], digits=[puzzle[cell] for cell in givens])
reading = lambda: [orders.put(line.split()) for line in itertools.chain(sys.stdin, ["stop"])]
threading.Thread(target=reading, daemon=True).start()
search(puzzle)
turn()
tell("exhausted")
