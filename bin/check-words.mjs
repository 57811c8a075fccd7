// Checks the words of the product: messages, guides and glossaries of all languages, and that no word stands outside of them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../packages/contracts/src/fields/languages.ts';
import { complaintsOfGlossary, glossaryIn } from './words/glossary.mjs';
import { complaintsOf, leftInEnglish, pathIn, review, saysWhoRead } from './words/messages.mjs';
import { wordsOutside } from './words/outside.mjs';
import { retiredInDocument, retiredOnScreens } from './words/phrases.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folders = ['apps/web/src/locales/*/*.json', 'apps/server/src/i18n/locales/*/*.json'];
/** Where the path of a file of messages names the language. */
const language = /(?<=\/locales\/)[^/]+/;
const guides = 'apps/server/src/modules/help/guides';
const glossaries = 'docs/glossary';
const screens = 'apps/web/src/**/*.tsx';
/** What people read about the product; the plan is a list of work, and who-may-call.md a table of codes. */
const documents = {
  include: ['*.md', 'docs/*.md', 'docs/glossary/en.md'],
  exclude: /^THIRD-PARTY-NOTICES|plan\.md$/,
};

/** Tests and the page of shared parts make up their own texts; no reader sees them. */
const withoutReaders = /\.test\.tsx$|\/ui-gallery\//;

const others = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** @returns {import('./words/messages.mjs').Catalogue[]} */
function catalogues() {
  const files = folders.flatMap((folder) => globSync(folder, { cwd: root })).toSorted();
  return [...Map.groupBy(files, (file) => file.replace(language, '{language}'))].map(([path, ofPath]) => ({
    path,
    words: Object.fromEntries(ofPath.map((file) => [language.exec(file)?.[0], JSON.parse(textOf(file))])),
  }));
}

/** @param {string} tag */
function glossaryOf(tag) {
  const path = `${glossaries}/${tag}.md`;
  return glossaryIn(existsSync(join(root, path)) ? textOf(path) : '');
}

/**
 * What is wrong with the guides of a language: none is missing, and each says who has read it.
 * @param {string} tag
 * @returns {string[]}
 */
function complaintsOfGuides(tag) {
  return globSync(`${guides}/*.en.txt`, { cwd: root }).flatMap((english) => {
    const path = english.replace('.en.txt', `.${tag}.txt`);
    if (!existsSync(join(root, path))) return [`${path} is missing.`];
    const [first = ''] = textOf(path).split('\n', 1);
    return saysWhoRead(first.replace(/^% /, '')) ? [] : [`${path} does not say whether a native has read it`];
  });
}

/**
 * What a language left in English though it is in no list, and what it lists in vain.
 * @param {string} tag
 * @param {readonly import('./words/messages.mjs').Catalogue[]} all
 * @returns {string[]}
 */
function complaintsOfSame(tag, all) {
  const [everywhere, own] = [glossaryOf('en').same, glossaryOf(tag).same];
  const left = all.flatMap((catalogue) =>
    Object.entries(leftInEnglish(catalogue, tag)).map(([key, text]) => ({
      file: pathIn(catalogue.path, tag),
      key,
      text,
    })),
  );
  const texts = new Set(left.map(({ text }) => text));
  return [
    ...left
      .filter(({ text }) => !everywhere.includes(text) && !own.includes(text))
      .map(({ file, key, text }) => `${file}: ${key} is still in English: “${text}”`),
    ...own
      .filter((text) => !texts.has(text))
      .map((text) => `${glossaries}/${tag}.md lists “${text}”, which no message contains`),
  ];
}

/**
 * The retired phrases in English messages, guides and documents.
 * @param {readonly import('./words/messages.mjs').Catalogue[]} all
 * @returns {string[]}
 */
function retiredPhrases(all) {
  const messages = all.flatMap(({ path, words }) =>
    Object.entries(words['en'] ?? {}).flatMap(([key, text]) =>
      retiredOnScreens(text).map((complaint) => `${pathIn(path, 'en')}: ${key} ${complaint}`),
    ),
  );
  const ofFiles = (/** @type {string[]} */ paths, /** @type {(text: string) => string[]} */ retiredIn) =>
    paths.flatMap((path) => retiredIn(textOf(path)).map((complaint) => `${path} ${complaint}`));
  return [
    ...messages,
    ...ofFiles(globSync(`${guides}/*.en.txt`, { cwd: root }), retiredOnScreens),
    ...ofFiles(
      globSync(documents.include, { cwd: root }).filter((path) => !documents.exclude.test(path)),
      retiredInDocument,
    ),
  ];
}

/**
 * What there is of a language, in a line.
 * @param {string} tag
 * @param {readonly import('./words/messages.mjs').Catalogue[]} all
 */
function tally(tag, all) {
  const said = all.flatMap(({ words }) => Object.entries(words[tag] ?? {}).filter(([key]) => key !== review));
  const { same, terms, reading } = glossaryOf(tag);
  if (tag === 'en') return `en: ${said.length} messages, ${terms.size} terms`;
  return `${tag}: ${said.length} messages, ${terms.size} terms, ${same.length} texts as in English. ${reading ?? ''}`;
}

const all = catalogues();
const english = glossaryOf('en');
const complaints = [
  ...retiredPhrases(all),
  ...all.flatMap((catalogue) => complaintsOf(catalogue)),
  ...others.flatMap((tag) => [
    ...complaintsOfSame(tag, all),
    ...complaintsOfGuides(tag),
    ...complaintsOfGlossary(glossaryOf(tag), english).map(
      (complaint) => `${glossaries}/${tag}.md: ${complaint}`,
    ),
  ]),
  ...globSync(screens, { cwd: root })
    .filter((path) => !withoutReaders.test(path))
    .flatMap((path) =>
      wordsOutside(textOf(path)).map((words) => `${path}: “${words}” is outside the message files`),
    ),
];
for (const complaint of complaints) console.error(complaint);
for (const { tag } of languages) console.log(tally(tag, all));
process.exitCode = complaints.length > 0 ? 1 : 0;
