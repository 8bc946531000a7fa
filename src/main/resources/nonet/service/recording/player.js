(() => {
'use strict';
const $ = id => document.getElementById(id);
const data = JSON.parse($('recording').textContent);
const count = data.kinds.length;
const DIGIT = 512, GUESS = 528, KEPT = 64;
const text = (key, ...values) => data.texts[key].replace(/\{(\d)}/g, (_, at) => values[at]);
const number = value => value.toLocaleString(document.documentElement.lang);
/* The film of a solve has times in place of numbers of steps, in tenths of a second. */
const timed = data.longest > 0;
const time = tenths => {
  const seconds = Math.floor(tenths / 10), two = value => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
  return (hours ? hours + ':' + two(minutes) : minutes) + ':' + two(seconds % 60);
};

/* The board: every KEPT-th state is kept, those between are computed from the changes. */
const apply = (board, changes) => {
  for (let at = 0; at < changes.length; at += 4) {
    board[parseInt(changes.substr(at, 2), 36)] = parseInt(changes.substr(at + 2, 2), 36);
  }
};
const kept = [], filled = new Uint8Array(count + 1), steps = [0], clock = [0];
const sweep = new Uint16Array(243);
apply(sweep, data.start);
for (let at = 0; at <= count; at++) {
  if (at > 0) {
    apply(sweep, data.changes[at - 1]);
    steps.push(steps[at - 1] + data.steps[at - 1]);
    clock.push(clock[at - 1] + (timed ? Math.min(data.steps[at - 1] / 10, data.longest) : 1));
  }
  if (at % KEPT === 0) kept.push(sweep.slice());
  filled[at] = sweep.subarray(0, 81).reduce((sum, cell) => sum + (cell > DIGIT ? 1 : 0), 0);
}
const boardAt = at => {
  const board = kept[Math.floor(at / KEPT)].slice();
  for (let next = at - at % KEPT; next < at; next++) apply(board, data.changes[next]);
  return board;
};

const cells = Array.from({length: 81}, () => $('board').appendChild(document.createElement('div')));
const pairs = places => (places.match(/../g) || []).map(pair => parseInt(pair, 36));
let shown = 0, timer = 0;

function drawBoard() {
  const board = boardAt(shown);
  const marked = new Set(shown > 0 ? pairs(data.cells[shown - 1]) : []);
  const dead = shown > 0 && 'xu'.includes(data.kinds[shown - 1]);
  cells.forEach((cell, index) => {
    const content = board[index];
    const names = [];
    if (content > DIGIT) {
      names.push(data.givens[index] === '1' ? 'given' : content > GUESS ? 'guessed' : 'found');
      cell.textContent = String(content - (content > GUESS ? GUESS : DIGIT));
    } else {
      const marks = document.createElement('small');
      for (let digit = 0; digit < 9; digit++) {
        marks.appendChild(document.createElement('span')).textContent = content >> digit & 1 ? digit + 1 : '\u2007';
      }
      cell.replaceChildren(marks);
      if (board[81 + index]) {
        const corners = document.createElement('s');
        corners.textContent = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => board[81 + index] >> digit - 1 & 1).join('');
        cell.appendChild(corners);
      }
    }
    if (board[162 + index]) names.push('color' + board[162 + index]);
    if (marked.has(index)) names.push(dead ? 'dead' : 'lit');
    cell.className = names.join(' ');
    cell.dataset.content = content;
  });
}

function drawLine() {
  const canvas = $('timeline'), scale = window.devicePixelRatio || 1;
  const width = canvas.clientWidth, height = canvas.clientHeight;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const style = getComputedStyle(document.documentElement), ink = name => style.getPropertyValue(name);
  const paint = canvas.getContext('2d');
  const x = at => 4 + (width - 8) * (count ? at / count : 0), y = cells => height - 14 - (height - 26) * cells / 81;
  paint.scale(scale, scale);
  paint.fillStyle = ink('--panel');
  paint.fillRect(0, 0, width, height);
  paint.fillStyle = ink('--lit');
  paint.strokeStyle = ink('--accent');
  paint.beginPath();
  paint.moveTo(x(0), height - 14);
  for (let at = 0; at <= count; at++) paint.lineTo(x(at), y(filled[at]));
  paint.lineTo(x(count), height - 14);
  paint.fill();
  paint.stroke();
  for (let at = 1; at <= count; at++) {
    const kind = data.kinds[at - 1];
    if (kind === 'g' || kind === 'h') {
      paint.fillStyle = ink('--guess');
      paint.fillRect(x(at) - .5, height - 12, 1.5, 5);
    } else if (kind === 'x' || kind === 'u') {
      paint.fillStyle = ink(kind === 'x' ? '--wrong' : '--line');
      paint.fillRect(x(at) - .5, height - 6, 1.5, 5);
    } else if (kind === 'f') {
      paint.fillStyle = ink('--found');
      paint.fillRect(x(at) - 1.5, 0, 3, height);
    }
  }
  paint.fillStyle = ink('--ink');
  for (const [at] of data.notes) {
    paint.beginPath();
    paint.moveTo(x(at) - 5, 0);
    paint.lineTo(x(at) + 5, 0);
    paint.lineTo(x(at), 10);
    paint.fill();
  }
  paint.fillRect(x(shown) - 1, 0, 2, height);
}

const words = at => at === 0 ? text('start') : data.words[at - 1];
function drawList() {
  const list = [];
  const from = Math.max(0, Math.min(shown - 4, count - 8));
  for (let at = from; at <= Math.min(count, from + 8); at++) {
    const item = document.createElement('li');
    item.textContent = (at === 0 ? '' : (timed ? time(steps[at]) : number(data.first + at - 1)) + '  ') + words(at);
    if (at > 0) item.style.paddingLeft = .5 + Math.min(8, data.levels[at - 1]) * .7 + 'em';
    if (at === shown) item.setAttribute('aria-current', 'true');
    item.onclick = () => show(at);
    list.push(item);
  }
  $('events').replaceChildren(...list);
}

function show(at) {
  shown = Math.max(0, Math.min(count, at));
  $('words').setAttribute('aria-live', timer ? 'off' : 'polite');
  const notes = data.notes.filter(note => note[0] === shown && note[1]).map(note => note[1]);
  $('words').textContent = [words(shown), ...notes].join(' \u2014 ');
  $('place').textContent = text('place', number(shown === 0 ? data.first - 1 : data.first + shown - 1),
      number(data.first + count - 1), timed ? time(steps[shown]) : number(steps[shown]));
  $('state').textContent = text('filled', filled[shown], shown === 0 ? 0 : data.levels[shown - 1]);
  $('position').value = shown;
  $('position').setAttribute('aria-valuetext', $('place').textContent + '. ' + words(shown));
  $('first').disabled = $('back').disabled = $('guess-back').disabled = shown === 0;
  $('last').disabled = $('on').disabled = $('guess-on').disabled = shown === count;
  drawBoard();
  drawLine();
  drawList();
  document.body.dataset.shown = shown;
}

/* Playing: so many events a second, or seconds of a film; several at once when the screen is slower. */
const PACES = [.5, 1, 2, 3, 5, 8, 12, 20, 35, 60, 120, 300, 1000];
const pace = () => PACES[$('speed').value];
let began = 0, from = 0;
function play(on) {
  clearInterval(timer);
  timer = 0;
  if (on) {
    if (shown === count) shown = 0;
    began = performance.now();
    from = shown;
    timer = setInterval(tick, 30);
  }
  $('play').textContent = text(on ? 'pause' : 'play');
  $('play').setAttribute('aria-pressed', String(on));
  if (!on) show(shown);
}
function tick() {
  const past = clock[from] + (performance.now() - began) / 1000 * pace();
  let to = shown;
  while (to < count && clock[to + 1] <= past) to++;
  if (to !== shown) show(to);
  if (to === count) play(false);
}
const go = at => { if (timer) play(false); show(at); };
const guess = way => {
  let at = shown + way;
  while (at > 0 && at < count && !(timed ? 'hx' : 'g').includes(data.kinds[at - 1])) at += way;
  go(at);
};

$('position').max = count;
$('guesses').hidden = timed;
if (timed) $('speed').value = 5;
$('position').oninput = event => go(Number(event.target.value));
$('first').onclick = () => go(0);
$('back').onclick = () => go(shown - 1);
$('on').onclick = () => go(shown + 1);
$('last').onclick = () => go(count);
$('guess-back').onclick = () => guess(-1);
$('guess-on').onclick = () => guess(1);
$('play').onclick = () => play(!timer);
$('speed').oninput = () => {
  $('pace').textContent = text('speed', number(pace()));
  $('speed').setAttribute('aria-valuetext', $('pace').textContent);
  began = performance.now();
  from = shown;
};
$('timeline').onpointerdown = $('timeline').onpointermove = event => {
  if (event.buttons & 1) {
    const box = $('timeline').getBoundingClientRect();
    go(Math.round((event.clientX - box.left - 4) / (box.width - 8) * count));
  }
};
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target === $('speed')) return;
  const pressed = event.target.tagName === 'BUTTON';
  const action = {' ': pressed ? null : () => play(!timer), ArrowLeft: () => go(shown - 1), ArrowRight: () => go(shown + 1),
    PageUp: () => guess(-1), PageDown: () => guess(1), Home: () => go(0), End: () => go(count)}[event.key];
  if (action) {
    event.preventDefault();
    action();
  }
});
for (const [at, note] of data.notes) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('note', timed ? time(steps[at]) : number(data.first + at - 1), note || text('empty'));
  button.onclick = () => go(at);
  $('marks').appendChild(document.createElement('li')).appendChild(button);
  $('notes').hidden = false;
}
const dark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (document.documentElement.dataset.theme || (dark.matches ? 'dark' : 'light')) === 'dark';
const name = () => { $('theme').textContent = text(isDark() ? 'light' : 'dark'); };
$('theme').onclick = () => {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
  name();
  drawLine();
};
dark.addEventListener('change', () => { name(); drawLine(); });
addEventListener('resize', drawLine);

/* #57 in the address shows event 57, #play begins at once. */
const asked = () => {
  const event = Number(location.hash.slice(1));
  if (event > 0) go(event - data.first + 1);
};
addEventListener('hashchange', asked);
$('speed').oninput();
name();
play(false);
asked();
if (location.hash === '#play') play(true);
})();
