// Reads the glossaries, which say what each language calls the things of the library, and holds them to the English one.
import { saysWhoRead } from './messages.mjs';

/**
 * @typedef {{ terms: Map<string, readonly string[]>, sources: ReadonlySet<string>, same: readonly string[], reading: string | undefined }}
 *   Glossary the cells beside each English term, the keys of its sources, the texts that are as in English, and who has read it
 */

/**
 * @param {string} markdown
 * @returns {Glossary}
 */
export function glossaryIn(markdown) {
  const lines = markdown.split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).map(cellsOf);
  return {
    terms: new Map(rows.slice(2).map(([english = '', ...cells]) => [english, cells])),
    sources: new Set(listed(lines, '## Sources').map((line) => line.split(':', 1)[0] ?? '')),
    same: listed(lines, '## The same'),
    reading: lines.find((line) => line.startsWith('> '))?.slice(2),
  };
}

/** @param {string} row */
const cellsOf = (row) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The points of the list below a heading.
 * @param {readonly string[]} lines
 * @param {string} heading
 */
function listed(lines, heading) {
  const from = lines.findIndex((line) => line.startsWith(heading));
  if (from === -1) return [];
  const length = lines.slice(from + 1).findIndex((line) => line.startsWith('#'));
  return lines
    .slice(from + 1, length === -1 ? undefined : from + 1 + length)
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2).trim());
}

/**
 * What is wrong with the glossary of a language, one complaint each.
 * @param {Glossary} glossary
 * @param {Glossary} english
 * @returns {string[]}
 */
export function complaintsOfGlossary({ terms, sources, reading }, english) {
  const lacking = [...english.terms.keys()].filter((term) => !terms.has(term));
  const unknown = [...terms.keys()].filter((term) => !english.terms.has(term));
  return [
    ...(saysWhoRead(reading) ? [] : ['does not say whether a native has read it']),
    ...lacking.map((term) => `“${term}” is missing`),
    ...unknown.map((term) => `“${term}” is not an English term`),
    ...[...terms].flatMap(([name, [term = '', , source = '']]) => [
      ...(term ? [] : [`“${name}” has no translation`]),
      ...source
        .split(',')
        .filter((key) => !sources.has(key.trim()))
        .map((key) => `“${name}” has the source “${key.trim()}”, which is not in the list`),
    ]),
  ];
}
