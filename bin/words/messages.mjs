// Holds the messages of every language to the English ones.
import { IntlMessageFormat } from 'intl-messageformat';
import { languages } from '../../packages/contracts/src/fields/languages.ts';

/**
 * @typedef {Record<string, string>} Words
 * @typedef {{ path: string, words: Record<string, Words> }} Catalogue messages by language, and the path of their files, with
 *   `{language}` for the language
 * @typedef {ReturnType<IntlMessageFormat['getAst']>[number]} Element
 */

/** The key under which a file of messages says who has read it. */
export const review = '@review';

/** What a file says of its reading: that no one whose language it is has read it, or who has, and when. */
const reviewed = /^(Not yet reviewed by a native reader\.|Reviewed by .+ on \d{4}-\d{2}-\d{2}\.)$/;

/**
 * Whether a text says, as a whole, who has read the words beside it.
 * @param {string | undefined} text
 */
export const saysWhoRead = (text) => text !== undefined && reviewed.test(text);

/** @type {readonly string[]} */
const everyTag = languages.map(({ tag }) => tag);

/**
 * What is wrong with the languages of a catalogue, one complaint each.
 * @param {Catalogue} catalogue
 * @param {readonly string[]} [tags] the languages that have to be there
 * @returns {string[]}
 */
export function complaintsOf({ path, words }, tags = everyTag) {
  const english = words['en'];
  if (!english) return [`${path} has no English.`];
  const missing = tags.filter((tag) => !words[tag]).map((tag) => `${pathIn(path, tag)} is missing.`);
  const unknown = Object.keys(words).filter((tag) => !everyTag.includes(tag));
  return [
    ...missing,
    ...unknown.map((tag) => `${pathIn(path, tag)} is not for a language of the interface.`),
    ...Object.entries(words).flatMap(([tag, said]) =>
      complaintsOfLanguage(english, said, tag).map((complaint) => `${pathIn(path, tag)}: ${complaint}`),
    ),
  ];
}

/**
 * The file of a language.
 * @param {string} path
 * @param {string} tag
 */
export const pathIn = (path, tag) => path.replace('{language}', tag);

/**
 * @param {Words} english
 * @param {Words} words
 * @param {string} tag
 */
function complaintsOfLanguage(english, words, tag) {
  const { [review]: reading, ...said } = words;
  const lacking = Object.keys(english).filter((key) => !(key in said));
  return [
    ...(tag === 'en' || saysWhoRead(reading)
      ? []
      : [`does not say under ${review} whether a native has read it`]),
    ...lacking.map((key) => `${key} is missing`),
    ...Object.entries(said).flatMap(([key, message]) => {
      const meant = english[key];
      if (meant === undefined) return [`${key} does not exist in English`];
      if (message.trim() === '') return [`${key} is empty`];
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
    ...(wanted === taken ? [] : [`has the arguments ${taken || 'none'} instead of ${wanted || 'nothing'}`]),
    ...(tags(meant) === tags(message)
      ? []
      : [`has the marks ${tags(message) || 'none'} instead of ${tags(meant) || 'none'}`]),
    ...parts.flatMap((part) => (part.type === 6 ? formsLacking(part, tag) : [])),
    ...unspeakable(message, parts, tag),
  ];
}

/**
 * What goes wrong when a message is said with something for each of its arguments.
 * @param {string} message
 * @param {readonly Element[]} parts
 * @param {string} tag
 */
function unspeakable(message, parts, tag) {
  const values = Object.fromEntries(
    parts.flatMap((part) => ('value' in part ? [[part.value, sampleFor(part)]] : [])),
  );
  try {
    const said = String(
      new IntlMessageFormat(message, `${tag}-u-nu-latn`, undefined, { ignoreTag: true }).format(values),
    );
    return /[{}]/.test(said) ? [`says “${said}”`] : [];
  } catch (error) {
    return [`cannot be formatted: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** @param {Element} part */
function sampleFor(part) {
  if (part.type === 2 || part.type === 6) return 5;
  if (part.type === 3 || part.type === 4) return new Date(0);
  return part.type === 5 ? (Object.keys(part.options)[0] ?? '') : 'x';
}

/**
 * The English texts that a language has left as they are, by the key of each; a message of figures and signs says the same
 * everywhere.
 * @param {Catalogue} catalogue
 * @param {string} tag
 * @returns {Words}
 */
export function leftInEnglish({ words }, tag) {
  const [english = {}, said = {}] = [words['en'], words[tag]];
  const same = Object.entries(said).filter(([key, message]) => message === english[key] && hasWords(message));
  return Object.fromEntries(same);
}

/** @param {string} message */
const hasWords = (message) =>
  (partsOf(message) ?? []).some(
    (part) => part.type === 0 && /\p{L}/u.test(part.value.replaceAll(/<\/?\w+>/g, '')),
  );

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
      .map((form) => `has the plural form ${form}, which ${tag} does not have`),
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
