import type { Citable, CitableKind, Name } from './citable.ts';
import { tidy } from './text.ts';

const types: Readonly<Record<CitableKind, string>> = {
  // BibTeX knows no standards: a report that says of what type it is keeps its number and its body.
  standard: 'techreport',
  article: 'article',
  book: 'book',
  chapter: 'incollection',
};

/**
 * A work as one entry of BibTeX, in UTF-8. Whatever the texts hold, the braces of the entry stay in balance and no
 * command of TeX comes out of them.
 */
export function bibtex(given: Citable): string {
  const work = tidy(given);
  const { kind, authors, editors, container, published } = work;
  const isStandard = kind === 'standard';
  const fields: [string, string | null][] = [
    ['title', `{${escaped(work.title)}}`], // Twice in braces: no style makes its capitals small.
    ['author', namesOf(authors.length > 0 || editors.length > 0 ? authors : [{ literal: work.publisher }])],
    ['editor', namesOf(editors)],
    [kind === 'article' ? 'journal' : 'booktitle', container && escaped(container)],
    ['type', isStandard ? 'Standard' : null],
    ['number', isStandard ? written(work.number) : (written(work.issue) ?? written(work.number))],
    ['volume', written(work.volume)],
    ['pages', work.pages && escaped(work.pages).replaceAll(/[-–—]+/g, '--')],
    [isStandard ? 'institution' : 'publisher', escaped(work.publisher)],
    ['address', written(work.place)],
    ['edition', isStandard ? null : written(work.edition)],
    ['year', work.year === null ? null : String(work.year)],
    ['month', monthOf(published)],
    ['isbn', written(work.isbn)],
    ['issn', written(work.issn)],
    ['doi', work.doi && verbatim(work.doi)],
    ['url', work.url && verbatim(work.url)],
    ['language', written(work.language)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${types[kind]}{${keyOf(work.id)},\n${lines.join(',\n')}\n}\n`;
}

const written = (text: string | null): string | null => text && escaped(text);

/** 'Ravndal, Ines and {Northern Standards Board}': a body is kept together, whatever words it holds. */
const namesOf = (names: readonly Name[]): string =>
  names
    .map((name) =>
      'literal' in name
        ? `{${escaped(name.literal)}}`
        : `${guarded(name.family)}${name.given === '' ? '' : `, ${guarded(name.given)}`}`,
    )
    .join(' and ');

/** A part of a name that holds a comma, or the word between two names, is kept together. */
const guarded = (part: string): string => (/,|\band\b/i.test(part) ? `{${escaped(part)}}` : escaped(part));

const commands: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
  '^': '{\\textasciicircum}',
  '~': '{\\textasciitilde}',
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\{}^~$&#%_]/g, (mark) => commands[mark] ?? `\\${mark}`);

/** Addresses are not typeset: only what would upset the entry is written in another way. */
const verbatim = (address: string): string =>
  address.replaceAll(/[\\{}\s]/g, (mark) => encodeURIComponent(mark));

/** The name of an entry takes plain letters, digits and few marks alone. */
const keyOf = (id: string): string =>
  id
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'norma';

const monthOf = (published: string | null): string | null => {
  const month = Number(published?.split('-')[1]);
  return month >= 1 && month <= 12 ? String(month) : null;
};
