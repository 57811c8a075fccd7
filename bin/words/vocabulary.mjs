// Finds retired words in the name and the text of a file.

/** @typedef {import('../vocabulary.mjs').Retired} Retired */

/** Comments, strings and templates, regular expressions left aside; whatever is none of them is code. */
const pieces =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(?<code>(?:[^'"/]|\/(?![/*]))+|['"])/g;

/**
 * The code of a source without its comments and strings, and its comments alone; of a document all is prose.
 * @param {string} path
 * @param {string} source
 * @returns {{ code: string, prose: string }}
 */
function read(path, source) {
  if (path.endsWith('.md')) return { code: '', prose: source };
  let code = '';
  let prose = '';
  for (const { groups } of source.matchAll(pieces)) {
    if (groups?.['comment']) prose += `${groups['comment']}\n`;
    else code += groups?.['code'] ?? "''";
  }
  return { code, prose };
}

/** @param {string} word */
const escaped = (word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** @param {string} path */
const namesIn = (path) => path.split('/').map((name) => name.split('.')[0]);

/**
 * The retired words that a file says.
 * @param {string} path from the root of the project
 * @param {string} source
 * @param {readonly Retired[]} words
 * @returns {Retired[]}
 */
export function retiredIn(path, source, words) {
  const here = words.filter((word) =>
    word.in.some((place) => path === place || path.startsWith(`${place}/`)),
  );
  if (here.length === 0) return [];
  const { code, prose } = read(path, source);
  return here.filter(({ kind, word }) => {
    if (kind === 'file') return namesIn(path).includes(word);
    if (kind === 'phrase') return new RegExp(String.raw`\b${escaped(word)}\b`, 'i').test(prose);
    return new RegExp(String.raw`(?<![\w$])${escaped(word)}(?![\w$])`).test(code);
  });
}
