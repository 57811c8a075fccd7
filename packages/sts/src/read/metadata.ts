import type { Element } from 'slimdom';
import type { RichText, StsDocument } from '../document.ts';
import type { LossCounter } from '../losses.ts';
import { blocksToHtml, type HtmlSources } from '../html/blocks.ts';
import { escapeHtml } from '../html/escape.ts';
import { inlineToHtml } from '../html/inline.ts';
import { plainBlocks, plainInline } from '../text/plain.ts';
import { directionOf } from './direction.ts';
import { attributeOf, childNamed, childrenNamed, firstWithin, textOf, walk } from './dom.ts';
import type { Reading } from './reading.ts';
import { readKeywords, readSubjects } from './subjects.ts';

/** Everything a document says of itself before its text begins. */
export type Metadata = Omit<StsDocument, 'graphics' | 'references' | 'content' | 'losses'>;

/** The language of the metadata, BCP 47: its own word first, that of the whole document next; English where none says it. */
export function readLanguage(metas: Element[], standard: Element, losses: LossCounter): string {
  const given = [
    ...metas.flatMap((meta) => childrenNamed(meta, 'content-language').map(textOf)),
    attributeOf(standard, 'lang') ?? '',
    ...metas.map((meta) => textOf(childNamed(childNamed(meta, 'doc-ident'), 'language'))),
    ...metas.flatMap((meta) =>
      childrenNamed(meta, 'title-wrap').map((wrap) => attributeOf(wrap, 'lang') ?? ''),
    ),
  ];
  for (const words of given) {
    const language = canonical(words.split(/[\s,;]/)[0] ?? '');
    if (language) return language;
  }
  losses.add('missing-metadata', 'content-language (English is assumed)');
  return 'en';
}

/**
 * Reads the metadata of a NISO STS document (1.2, and the iso-meta, reg-meta and nat-meta before it). Of several the
 * first one that has a designation names the document: they come in the order of adoption, the adopting body first.
 * What they do not say is taken from what else they say, and told as a loss.
 */
export function readMetadata(metas: Element[], reading: Reading): Metadata {
  const meta = metas.find((each) => designationOf(each) !== '') ?? metas[0];
  const others = metas.filter((each) => each !== meta);
  const missing = (name: string, instead: string): void =>
    reading.losses.add('missing-metadata', instead ? `${name} (${instead} is taken)` : name);
  const ident = childNamed(meta, 'std-ident');
  const organization = meta && (childNamed(meta, 'std-org') ?? firstWithin(meta, 'std-org'));

  const number = said(childNamed(ident, 'doc-number'));
  const publishedOn = dateOf(meta, reading, 'published');
  const updatedOn = dateOf(meta, reading, 'updated');
  const written = meta ? designationOf(meta) : '';
  const year = Number(publishedOn?.slice(0, 4)) || yearIn(written) || yearIn(copyrightYear(meta)) || null;
  const designation = written || composed(meta, ident, number, year);
  const publisher = publisherCode(meta, organization, designation);
  const titles = readTitles(metas, reading);
  const title = titles[reading.language] ?? Object.values(titles)[0] ?? plainTitle(designation);
  if (!written) missing('std-ref', designation);
  if (!title.plain || title.plain === designation) missing('title-wrap', designation);
  if (!publisher) missing('originator', '');
  if (!year) missing('release-date', '');

  const customMeta = readCustom(meta);
  const custom = (name: string): string[] => customMeta.get(name) ?? [];
  const abstract = childNamed(meta, 'abstract');
  const described = metas.find((each) => childNamed(each, 'ics', 'ics-wrap')) ?? meta;

  return {
    publisher: { code: publisher, name: said(childNamed(organization, 'std-org-name')) || publisher },
    designation,
    family: refOf(meta, 'undated') || undated(designation),
    number,
    editionLabel: said(childNamed(ident, 'edition')) || String(year ?? ''),
    year,
    language: reading.language,
    direction: reading.direction,
    title,
    titles,
    ...optional('abstract', abstract && richBlocks(abstract, reading)),
    ...optional('documentType', custom('document-type')[0] ?? said(childNamed(ident, 'doc-type'))),
    ...optional('status', custom('status')[0]),
    ...optional('publishedOn', publishedOn),
    ...optional('updatedOn', updatedOn),
    ...optional('committee', said(childNamed(meta, 'comm-ref'))),
    ...optional('committeeName', custom('committee-name')[0]),
    ics: childrenNamed(described, 'ics', 'ics-wrap')
      .map((code) => textOf(childNamed(code, 'ics') ?? code))
      .filter(Boolean),
    icsNames: childrenNamed(described, 'ics-wrap').flatMap((wrap) => {
      const [code, name] = [textOf(childNamed(wrap, 'ics')), textOf(childNamed(wrap, 'ics-desc'))];
      return code && name ? [{ code, name }] : [];
    }),
    keywords: meta ? readKeywords(meta) : [],
    categories: custom('category').map((path) => path.split('/').map((step) => step.trim())),
    industries: meta ? readSubjects(meta, 'industry') : [],
    topics: meta ? readSubjects(meta, 'topic') : [],
    supersedes: childrenNamed(meta, 'std-xref')
      .filter((reference) => reference.getAttribute('type') === 'supersedes')
      .map((reference) => textOf(firstWithin(reference, 'std-ref') ?? reference)),
    relations: [
      ...childrenNamed(meta, 'std-xref').map((reference) => ({
        type: reference.getAttribute('type') ?? '',
        designation: textOf(firstWithin(reference, 'std-ref') ?? reference),
        title: textOf(firstWithin(reference, 'title')),
      })),
      ...others.flatMap((adopted) => {
        const source = designationOf(adopted);
        return source && source !== designation ? [{ type: 'adopts', designation: source, title: '' }] : [];
      }),
    ],
    custom: Object.fromEntries(customMeta),
  };
}

/** What stands for nothing where a publisher's system wanted something. */
const NOTHING = /^(n\/?a|none|tb[ad]|[-–—?.\s]+)$/i;

function said(element: Element | undefined): string {
  const text = textOf(element);
  return NOTHING.test(text) ? '' : text;
}

/** With its edition where one is named. */
function designationOf(meta: Element): string {
  const all = childrenNamed(meta, 'std-ref').map(said).filter(Boolean);
  const unlanguaged = said(childNamed(meta, 'doc-ref')).replace(/\s*\((?:[a-z]{2}|[A-Z](?:\/[A-Z])*)\)$/, '');
  return refOf(meta, 'dated') || all[0] || unlanguaged;
}

/** From the parts of a designation, where it is not written as a whole. */
function composed(
  meta: Element | undefined,
  ident: Element | undefined,
  number: string,
  year: number | null,
): string {
  if (!number) return '';
  const body =
    said(childNamed(ident, 'originator')) || said(childNamed(childNamed(meta, 'doc-ident'), 'sdo'));
  const part = said(childNamed(ident, 'part-number'));
  return `${body} ${number}${part ? `-${part}` : ''}${year ? `:${year}` : ''}`.trim();
}

const MAX_CODE = 30;

function publisherCode(
  meta: Element | undefined,
  organization: Element | undefined,
  designation: string,
): string {
  const ident = childNamed(meta, 'std-ident');
  const codes = [
    said(childNamed(organization, 'std-org-abbrev')),
    said(childNamed(ident, 'originator')),
    meta?.getAttribute('originator') ?? '',
    said(childNamed(childNamed(meta, 'doc-ident'), 'sdo')),
    /^\p{Lu}{2,}(?=[ /-].*\d)/u.exec(designation)?.[0] ?? '',
    ...childrenNamed(meta, 'permissions').map((each) => said(childNamed(each, 'copyright-holder'))),
  ];
  return codes.find((code) => code !== '' && code.length <= MAX_CODE) ?? '';
}

function copyrightYear(meta: Element | undefined): string {
  return textOf(childNamed(childNamed(meta, 'permissions'), 'copyright-year'));
}

/** The year at the end of a designation: `:2006-11`, `-24` with its year elsewhere, `2009(en)`. */
function yearIn(text: string): number | undefined {
  const year = /(?:^|[^\d])((?:1[5-9]|20|21)\d\d)(?:-\d\d){0,2}(?:\s*\([A-Za-z/]+\))?\D?$/.exec(text)?.[1];
  return year ? Number(year) : undefined;
}

function undated(designation: string): string {
  return designation.replace(/(?:[:–-]\d{4}(?:-\d\d){0,2}|[:–-]\d\d)\w?$/, '');
}

function plainTitle(text: string): RichText {
  return { html: escapeHtml(text), plain: text };
}

function canonical(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

function refOf(meta: Element | undefined, type: string): string {
  return said(childrenNamed(meta, 'std-ref').find((reference) => reference.getAttribute('type') === type));
}

/** By language; what the naming metadata leave out may be in those of an adopted standard. */
function readTitles(metas: Element[], reading: Reading): Record<string, RichText> {
  const titles: Record<string, RichText> = {};
  for (const wrap of metas.flatMap((meta) => childrenNamed(meta, 'title-wrap'))) {
    const language = canonical(attributeOf(wrap, 'lang') ?? '') ?? reading.language;
    const direction = directionOf(language);
    const title = readTitle(wrap, { ...reading, language, direction });
    if (title.plain) titles[language] ??= title;
  }
  return titles;
}

const TITLE_PARTS = ['intro', 'intro-title-wrap', 'main', 'main-title-wrap', 'compl', 'compl-title-wrap'];

function readTitle(wrap: Element, reading: Reading): RichText {
  const full = childrenNamed(wrap, 'full').filter((form) => textOf(form) !== '');
  const parts = full.length > 0 ? full.slice(0, 1) : childrenNamed(wrap, ...TITLE_PARTS);
  const rich = parts
    .map((part) => reading.inline(part.childNodes, reading))
    .filter((line) => plainInline(line).trim() !== '');
  return {
    html: rich.map((line) => inlineToHtml(line, contextOf(reading))).join(' — '),
    plain: rich.map(plainInline).join(' — ').trim(),
  };
}

// No drawings stand in titles and abstracts.
function contextOf({ words }: Reading): HtmlSources {
  return { words, picture: () => undefined };
}

function richBlocks(element: Element, reading: Reading): RichText {
  const blocks = reading.blocks(
    element.childNodes.filter((node) => node !== childNamed(element, 'title')),
    reading,
  );
  return { html: blocksToHtml(blocks, contextOf(reading)), plain: plainBlocks(blocks) };
}

const DATES = ['release-date', 'pub-date', 'meta-date'];

/** The date of a kind; what has no kind, or another one that is no update, is when it was published. */
function dateOf(
  meta: Element | undefined,
  { losses }: Reading,
  kind: 'published' | 'updated',
): string | undefined {
  const all = meta ? [...walk(meta)].filter(({ localName }) => DATES.includes(localName)) : [];
  const named = all.filter((date) => date.getAttribute('date-type') === kind);
  const others = kind === 'updated' ? [] : all.filter((date) => date.getAttribute('date-type') !== 'updated');
  const dates = [...named, ...others].map(readDate);
  const read = dates.find(({ date }) => date !== undefined);
  const unclear = dates.find(({ written, isExact }) => written && !isExact);
  if (unclear && (!read || read === unclear)) losses.add('unclear-date', unclear.written);
  return read?.date;
}

type ReadDate = { written: string; date: string | undefined; isExact: boolean };

function readDate(element: Element): ReadDate {
  const parts = ['year', 'month', 'day'].map((name) => said(childNamed(element, name)));
  const joined = parts.filter(Boolean).map((part) => part.padStart(2, '0'));
  const written = [element.getAttribute('iso-8601-date') ?? '', joined.join('-'), said(element)].filter(
    Boolean,
  );
  for (const text of written) {
    const date = isoDate(text);
    if (date) return { written: text, date, isExact: true };
  }
  const [text = ''] = written;
  // The year alone is better than nothing: "Spring 2006", "2006-13".
  return { written: text, date: /\b(?:1[5-9]|20|21)\d\d\b/.exec(text)?.[0], isExact: false };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A date of a day, a month or a year in the forms that publishers write; undefined where there is no such date. */
function isoDate(text: string): string | undefined {
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[TZ+].*)?$/.exec(text);
  const basic = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const words = /^(?:(\d{1,2})\.? )?([A-Za-z]{3,9})\.?(?: (\d{1,2}),)? (\d{4})$/.exec(text);
  const month = words ? MONTHS.indexOf((words[2] ?? '').slice(0, 3).toLowerCase()) + 1 : 0;
  const parts = german
    ? [german[3], german[2], german[1]]
    : month > 0 && words
      ? [words[4], String(month), words[1] ?? words[3]]
      : (iso ?? basic)?.slice(1, 4);
  const date = parts?.flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('-') ?? '';
  return isDate(date) ? date : undefined;
}

/** A year, a month or a day that exists. */
function isDate(text: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function readCustom(meta: Element | undefined): Map<string, string[]> {
  const pairs = childrenNamed(meta, 'custom-meta-group')
    .flatMap((group) => childrenNamed(group, 'custom-meta'))
    .map((pair) => ({
      name: textOf(childNamed(pair, 'meta-name')),
      value: textOf(childNamed(pair, 'meta-value')),
    }))
    .filter(({ value }) => value !== '');
  return new Map(
    [...Map.groupBy(pairs, ({ name }) => name)].map(([name, of]) => [name, of.map(({ value }) => value)]),
  );
}

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined | '',
): { [K in Key]?: Value } {
  return (value ? { [key]: value } : {}) as { [K in Key]?: Value };
}
