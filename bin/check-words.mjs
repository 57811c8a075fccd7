// Checks the words of the product: every language that is there against English, and that no word stands outside of them.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { IntlMessageFormat } from 'intl-messageformat';
import { languages } from '../packages/contracts/src/fields/languages.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folders = ['apps/web/src/words', 'apps/web/src/**/messages', 'apps/server/src/words/*'];
const screens = 'apps/web/src/**/*.tsx';

/** The page of shared parts is for those who build them: its samples speak for themselves. */
const ofBuilders = /\/features\/parts\//;

/** The languages that have to be whole, whatever becomes of the others. */
const complete = ['en', 'ar'];

/**
 * @typedef {Record<string, string>} Words
 * @typedef {{ folder: string, words: Record<string, Words> }} Catalogue the words of a folder, by language
 * @typedef {ReturnType<IntlMessageFormat['getAst']>[number]} Element
 */

/**
 * What is wrong with the languages of a folder, one complaint each; a language that is not there yet is no mistake.
 * @param {Catalogue} catalogue
 * @returns {string[]}
 */
export function complaintsOf({ folder, words }) {
  const english = words['en'];
  if (!english) return [`${folder} has no English.`];
  const missing = complete.filter((tag) => !words[tag]).map((tag) => `${folder} has no ${tag}.json.`);
  const unknown = Object.keys(words).filter((tag) => !languages.some((each) => each.tag === tag));
  return [
    ...missing,
    ...unknown.map((tag) => `${folder}/${tag}.json is of no language of the interface.`),
    ...Object.entries(words).flatMap(([tag, said]) =>
      complaintsOfLanguage(english, said, tag).map((complaint) => `${folder}/${tag}.json: ${complaint}`),
    ),
  ];
}

/**
 * @param {Words} english
 * @param {Words} said
 * @param {string} tag
 */
function complaintsOfLanguage(english, said, tag) {
  const lacking = Object.keys(english).filter((key) => !(key in said));
  return [
    ...lacking.map((key) => `${key} is missing`),
    ...Object.entries(said).flatMap(([key, message]) => {
      const meant = english[key];
      if (meant === undefined) return [`${key} is none of the English`];
      if (message.trim() === '') return [`${key} says nothing`];
      return complaintsOfMessage(meant, message, tag).map((complaint) => `${key} ${complaint}`);
    }),
  ];
}

/**
 * @param {string} meant
 * @param {string} message
 * @param {string} tag
 */
function complaintsOfMessage(meant, message, tag) {
  const [inEnglish, parts] = [partsOf(meant), partsOf(message)];
  if (!inEnglish || !parts) return ['cannot be read'];
  const [wanted, taken] = [argumentsOf(inEnglish), argumentsOf(parts)];
  const tags = (/** @type {string} */ text) =>
    [...new Set([...text.matchAll(/<\/?\w+>/g)].flat())].toSorted().join(' ');
  return [
    ...(wanted === taken ? [] : [`takes ${taken || 'nothing'} instead of ${wanted || 'nothing'}`]),
    ...(tags(meant) === tags(message)
      ? []
      : [`has the marks ${tags(message) || 'none'} instead of ${tags(meant) || 'none'}`]),
    ...parts.flatMap((part) => (part.type === 6 ? formsLacking(part, tag) : [])),
  ];
}

/**
 * @param {Extract<Element, { type: 6 }>} plural
 * @param {string} tag
 */
function formsLacking({ options, pluralType = 'cardinal' }, tag) {
  const needed = new Intl.PluralRules(tag, { type: pluralType }).resolvedOptions().pluralCategories;
  const known = new Set(needed.map(String));
  return [
    ...needed.filter((form) => !(form in options)).map((form) => `lacks the plural form ${form}`),
    ...Object.keys(options)
      .filter((form) => !form.startsWith('=') && !known.has(form))
      .map((form) => `has the plural form ${form}, which ${tag} does not know`),
  ];
}

/**
 * @param {string} message
 * @returns {Element[] | null}
 */
function partsOf(message) {
  try {
    return everyPart(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  } catch {
    return null;
  }
}

/**
 * @param {readonly Element[]} parts
 * @returns {Element[]}
 */
const everyPart = (parts) =>
  parts.flatMap((part) =>
    'options' in part
      ? [part, ...Object.values(part.options).flatMap(({ value }) => everyPart(value))]
      : [part],
  );

/**
 * The arguments of a message and their kinds, in a fixed order; of a choice by words, the words as well.
 * @param {readonly Element[]} parts
 */
function argumentsOf(parts) {
  const named = parts.flatMap((part) => {
    if (part.type === 0 || part.type === 7) return []; // Neither text nor #.
    const choices = part.type === 5 ? ` (${Object.keys(part.options).toSorted().join(', ')})` : '';
    return 'value' in part ? [`{${part.value}}${choices}`] : [];
  });
  return [...new Set(named)].toSorted().join(' ');
}

/** Who offers a language, and who has to speak it from the first page on. */
const together = ['apps/web/src/words', 'apps/server/src/words/pages'];

/**
 * The languages that the app offers and the pages before it do not speak, or the other way round: they would fall back to
 * English whenever the page is loaded.
 * @param {readonly Catalogue[]} all
 * @returns {string[]}
 */
export function halfSpoken(all) {
  const [app, pages] = together.map((folder) =>
    Object.keys(all.find((each) => each.folder === folder)?.words ?? {}),
  );
  const lacking = (/** @type {string[]} */ these = [], /** @type {string[]} */ those = []) =>
    these.filter((tag) => !those.includes(tag));
  return [
    ...lacking(app, pages).map((tag) => `${together[1]} has no ${tag}.json, which ${together[0]} has.`),
    ...lacking(pages, app).map((tag) => `${together[0]} has no ${tag}.json, which ${together[1]} has.`),
  ];
}

/**
 * The words that stand in the code of a screen instead of in its messages.
 * @param {string} code
 * @returns {string[]}
 */
export function wordsOutside(code) {
  /** @type {string[]} */
  const found = [];
  look(parseSync(code, { syntax: 'typescript', tsx: true }), found);
  return found;
}

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
]);
const hasWord = /\p{L}{2}/u;

/**
 * @param {unknown} node
 * @param {string[]} found
 */
function look(node, found) {
  if (typeof node !== 'object' || node === null || isKey(node)) return;
  const said = wordsOf(node);
  if (said && hasWord.test(said)) found.push(said.trim());
  for (const child of Object.values(node)) look(child, found);
}

/**
 * Keys are called what stands on them.
 * @param {object} node
 */
const isKey = (node) => /** @type {Record<string, any>} */ (node)['opening']?.name?.value === 'kbd';

/**
 * @param {object} node
 * @returns {string | undefined}
 */
function wordsOf(node) {
  const { type, name, value, expression } = /** @type {Record<string, any>} */ (node);
  if (type === 'JSXText') return value;
  if (type === 'JSXExpressionContainer' && expression?.type === 'StringLiteral') return expression.value;
  if (type === 'JSXAttribute' && value?.type === 'StringLiteral' && spoken.has(name?.value))
    return value.value;
  return undefined;
}

/** @returns {Catalogue[]} */
function catalogues() {
  const files = globSync(
    folders.map((folder) => `${folder}/*.json`),
    { cwd: root },
  ).toSorted();
  return [...Map.groupBy(files, (file) => dirname(file))].map(([folder, ofFolder]) => ({
    folder,
    words: Object.fromEntries(
      ofFolder.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(root, file), 'utf8'))]),
    ),
  }));
}

/**
 * What is there of each language, in lines.
 * @param {readonly Catalogue[]} all
 */
export function tally(all) {
  const lines = languages.map(({ tag }) => {
    const lacking = all.filter(({ words }) => !words[tag]).map(({ folder }) => folder);
    if (lacking.length === 0) return `${tag}: complete`;
    if (lacking.length === all.length) return `${tag}: not there yet`;
    return `${tag}: ${all.length - lacking.length} of ${all.length}; English stands in for ${lacking.join(', ')}`;
  });
  return lines;
}

function main() {
  const all = catalogues();
  const complaints = [...all.flatMap(complaintsOf), ...halfSpoken(all)];
  for (const file of globSync(screens, { cwd: root }).filter((path) => !ofBuilders.test(path))) {
    const outside = wordsOutside(readFileSync(join(root, file), 'utf8'));
    complaints.push(...outside.map((words) => `${file}: “${words}” stands outside the messages`));
  }
  for (const complaint of complaints) console.error(complaint);
  for (const line of tally(all)) console.log(line);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
