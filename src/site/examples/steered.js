#!/usr/bin/env node
// A solver that takes orders: nonet watch --run node steered.js 53..7....6..1.5...
const puzzle = [...process.argv[2]].map((sign) => Number(sign) || 0);
const name = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
let running = false, steps = 0, idle = true, chosen = null;

function tell(kind, fields = {}) {
  steps = Math.max(0, steps - 1);
  process.stdout.write(JSON.stringify({ kind, ...fields }) + "\n");
}

function candidates(board, cell) {
  const row = cell - (cell % 9), column = cell % 9, box = cell - (cell % 27) + column - (column % 3);
  const seen = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((i) =>
    [board[row + i], board[column + 9 * i], board[box + Math.floor(i / 3) * 9 + (i % 3)]]);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.includes(digit));
}

// Each yield is a place to wait for orders; nothing is decided before it.
function* search(board) {
  yield;
  const choices = new Map(board.flatMap((digit, cell) => (digit ? [] : [[cell, candidates(board, cell)]])));
  if (choices.size === 0) return tell("found");
  let [cell, digits] = [...choices].reduce((least, each) => (each[1].length < least[1].length ? each : least));
  if (chosen && digits.length > 1) {
    if (choices.get(chosen.cell)?.includes(chosen.digit)) {
      cell = chosen.cell;
      digits = [chosen.digit, ...choices.get(cell).filter((digit) => digit !== chosen.digit)];
    }
    chosen = null;
  }
  for (const digit of digits) {
    yield;
    board[cell] = digit;
    tell(digits.length > 1 ? "guessed" : "placed", { cells: [name(cell)], digits: [digit] });
    yield* search(board);
    board[cell] = 0;
    if (digits.length === 1) continue;
    yield;
    tell("backtracked");
  }
}

tell("puzzle", {
  engine: "steered.js", cells: puzzle.flatMap((digit, cell) => (digit ? [name(cell)] : [])), digits: puzzle.filter(Boolean)
});
const going = search(puzzle);
const end = () => tell("exhausted") || process.stdin.destroy();
function go() {
  idle = !running && !steps;
  if (!idle) going.next().done ? end() : setImmediate(go);
}

require("readline").createInterface({ input: process.stdin }).on("close", process.exit).on("line", (line) => {
  const [order, guess] = line.split(" ");
  if (order === "stop") process.exit();
  if (order === "guess") chosen = { cell: guess[1] * 9 + guess[3] * 1 - 10, digit: Number(guess[5]) };
  running = order === "run" || (running && order !== "pause");
  steps += order === "step", idle && go();
});
