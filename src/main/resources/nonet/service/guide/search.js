"use strict";
// Ranks as the window does: title, other names, headings, text; every term must occur.
const query = document.getElementById("query");
const hits = document.getElementById("hits");
const contents = document.getElementById("contents");
const fold = text => text.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}+|]+/gu, " ").trim();
const squeeze = text => text.replace(/ /g, "");
const chinese = term => /\p{Script=Han}/u.test(term);
const occurs = (text, term) => chinese(term) ? text.includes(term) : (" " + text).includes(" " + term);
const entries = PAGES.map(([file, title, names, headings, body]) => ({
  file, title, body,
  folded: fold(title), names: names.split("|").map(fold), headings: fold(headings), text: fold(body)
}));

function whole(entry, term) {
  if (occurs(entry.folded, term)) return 1100 - Math.min(entry.folded.length, 99);
  if (entry.names.some(name => occurs(name, term))) return 500;
  return occurs(entry.headings, term) ? 50 : occurs(entry.text, term) ? 5 : 0;
}

function best(entry, term) {
  const found = whole(entry, term);
  return found > 0 || !chinese(term) ? found : Math.min(5, ...[...term].map(letter => whole(entry, letter)));
}

function score(entry, wanted) {
  const named = squeeze(entry.folded) === squeeze(wanted) ? 10000
    : entry.names.some(name => squeeze(name) === squeeze(wanted)) ? 9000 : 0;
  let sum = named;
  for (const term of wanted.split(" ")) {
    const found = best(entry, term);
    if (found === 0 && named === 0) return 0;
    sum += found;
  }
  return sum;
}

function excerpt(entry, term) {
  const at = entry.body.toLowerCase().indexOf(term);
  return at < 0 ? "" : entry.body.slice(Math.max(0, at - 60), at + 90);
}

query.addEventListener("input", () => {
  const wanted = fold(query.value);
  hits.hidden = wanted === "";
  contents.hidden = wanted !== "";
  const found = wanted === "" ? [] : entries.map(entry => [score(entry, wanted), entry])
    .filter(([points]) => points > 0).sort((one, other) => other[0] - one[0]);
  hits.replaceChildren(...found.slice(0, 60).map(([, entry]) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.file;
    link.textContent = entry.title;
    const text = document.createElement("p");
    text.textContent = excerpt(entry, wanted.split(" ")[0]);
    item.append(link, text);
    return item;
  }));
  if (wanted !== "" && found.length === 0) hits.textContent = hits.dataset.none;
});
