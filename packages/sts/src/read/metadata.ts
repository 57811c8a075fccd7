import type { Element } from 'slimdom';
import type { RichText, StsDocument } from '../document.ts';
import { StsError } from '../error.ts';
import { blocksToHtml, type HtmlSources } from '../html/blocks.ts';
import { inlineToHtml } from '../html/inline.ts';
import { plainBlocks, plainInline } from '../text/plain.ts';
import { directionOf } from './direction.ts';
import { attributeOf, childNamed, childrenNamed, firstWithin, textOf, walk } from './dom.ts';
import type { Reading } from './reading.ts';
import { readKeywords, readSubjects } from './subjects.ts';

/** Everything a document says of itself before its text begins. */
export type Metadata = Omit<StsDocument, 'graphics' | 'references' | 'content'>;

/** The language of the metadata, BCP 47: its own word first, that of the whole document next. */
export function readLanguage(meta: Element, standard: Element): string {
  const said = textOf(childNamed(meta, 'content-language')) || attributeOf(standard, 'lang') || '';
  const language = canonical(said);
  if (!language) throw missing('content-language');
  return language;
}

/** Reads the metadata of a NISO STS document (1.2, and the iso-meta, reg-meta and nat-meta before it). */
export function readMetadata(meta: Element, reading: Reading): Metadata {
  const ident = childNamed(meta, 'std-ident');
  const organisation = childNamed(meta, 'std-org');
  const designation = refOf(meta, 'dated') || textOf(childNamed(meta, 'std-ref'));
  if (!designation) throw missing('std-ref');
  const titles = readTitles(meta, reading);
  const title = titles[reading.language] ?? Object.values(titles)[0];
  if (!title) throw missing('title-wrap');
  const publisher =
    textOf(childNamed(organisation, 'std-org-abbrev')) || textOf(childNamed(ident, 'originator'));
  if (!publisher) throw missing('originator');
  const number = textOf(childNamed(ident, 'doc-number'));
  if (!number) throw missing('doc-number');

  const publishedOn = dateOf(meta, 'published') ?? dateOf(meta);
  const updatedOn = dateOf(meta, 'updated');
  const year = Number(publishedOn?.slice(0, 4) ?? /\d{4}/.exec(designation.slice(-4))?.[0]);
  if (!year) throw missing('release-date');
  const customMeta = readCustom(meta);
  const custom = (name: string): string[] => customMeta.get(name) ?? [];
  const abstract = childNamed(meta, 'abstract');

  return {
    publisher: { code: publisher, name: textOf(childNamed(organisation, 'std-org-name')) || publisher },
    designation,
    family: refOf(meta, 'undated') || designation.replace(/[-:–]\d{2,4}\w?$/, ''),
    number,
    editionLabel: textOf(childNamed(ident, 'edition')) || String(year),
    year,
    language: reading.language,
    direction: reading.direction,
    title,
    titles,
    ...optional('abstract', abstract && richBlocks(abstract, reading)),
    ...optional('documentType', custom('document-type')[0] ?? textOf(childNamed(ident, 'doc-type'))),
    ...optional('status', custom('status')[0]),
    ...optional('publishedOn', publishedOn),
    ...optional('updatedOn', updatedOn),
    ...optional('committee', textOf(childNamed(meta, 'comm-ref'))),
    ...optional('committeeName', custom('committee-name')[0]),
    ics: childrenNamed(meta, 'ics', 'ics-wrap').map((code) => textOf(childNamed(code, 'ics') ?? code)),
    icsNames: childrenNamed(meta, 'ics-wrap').flatMap((wrap) => {
      const [code, name] = [textOf(childNamed(wrap, 'ics')), textOf(childNamed(wrap, 'ics-desc'))];
      return code && name ? [{ code, name }] : [];
    }),
    keywords: readKeywords(meta),
    categories: custom('category').map((path) => path.split('/').map((step) => step.trim())),
    industries: readSubjects(meta, 'industry'),
    topics: readSubjects(meta, 'topic'),
    supersedes: childrenNamed(meta, 'std-xref')
      .filter((reference) => reference.getAttribute('type') === 'supersedes')
      .map((reference) => textOf(firstWithin(reference, 'std-ref') ?? reference)),
    relations: childrenNamed(meta, 'std-xref').map((reference) => ({
      type: reference.getAttribute('type') ?? '',
      designation: textOf(firstWithin(reference, 'std-ref') ?? reference),
      title: textOf(firstWithin(reference, 'title')),
    })),
    custom: Object.fromEntries(customMeta),
  };
}

function missing(name: string): StsError {
  return new StsError('missing-metadata', `The metadata lack <${name}>.`);
}

function canonical(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

function refOf(meta: Element, type: string): string {
  return textOf(childrenNamed(meta, 'std-ref').find((reference) => reference.getAttribute('type') === type));
}

function readTitles(meta: Element, reading: Reading): Record<string, RichText> {
  const titles: Record<string, RichText> = {};
  for (const wrap of childrenNamed(meta, 'title-wrap')) {
    const language = canonical(attributeOf(wrap, 'lang') ?? '') ?? reading.language;
    const direction = directionOf(language);
    const title = readTitle(wrap, { ...reading, language, direction });
    if (title.plain) titles[language] ??= title;
  }
  return titles;
}

function readTitle(wrap: Element, reading: Reading): RichText {
  const full = childNamed(wrap, 'full');
  const parts = full ? [full] : childrenNamed(wrap, 'intro', 'main', 'compl');
  const rich = parts.map((part) => reading.inline(part.childNodes, reading));
  return {
    html: rich.map((line) => inlineToHtml(line, contextOf(reading))).join(' — '),
    plain: rich.map(plainInline).join(' — ').trim(),
  };
}

// No drawings stand in titles and abstracts.
function contextOf({ words }: Reading): HtmlSources {
  return { words, svg: () => undefined };
}

function richBlocks(element: Element, reading: Reading): RichText {
  const blocks = reading.blocks(
    element.childNodes.filter((node) => node !== childNamed(element, 'title')),
    reading,
  );
  return { html: blocksToHtml(blocks, contextOf(reading)), plain: plainBlocks(blocks) };
}

const DATES = ['release-date', 'pub-date', 'meta-date'];

function dateOf(meta: Element, type?: string): string | undefined {
  const dates = [...walk(meta)].filter(({ localName }) => DATES.includes(localName));
  const named = type ? dates.filter((date) => date.getAttribute('date-type') === type) : dates;
  return named.map(readDate).find(Boolean);
}

function readDate(element: Element): string | undefined {
  const iso = /^\d{4}(-\d{2}(-\d{2})?)?$/;
  const written = [element.getAttribute('iso-8601-date') ?? '', textOf(element)].find((text) =>
    iso.test(text),
  );
  if (written) return written;
  const parts = ['year', 'month', 'day'].map((name) => textOf(childNamed(element, name)));
  const joined = parts.filter(Boolean).map((part) => part.padStart(2, '0'));
  return isDate(joined.join('-')) ? joined.join('-') : undefined;
}

/** A year, a month or a day that exists. */
function isDate(text: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function readCustom(meta: Element): Map<string, string[]> {
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
