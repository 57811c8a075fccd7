import type { TenantOverview } from '@norma/contracts';

type Tip = TenantOverview['tips'][number];
type ExternalUrl = TenantOverview['links'][number];
type FooterLink = TenantOverview['footer']['links'][number];

/** What an entry is called, and what a tip says, in one language. */
export type EntryText = { readonly title: string; readonly text: string };

/** An entry of a list that is edited: a link with its texts by language, those of the tenant's own language among them. */
export type Entry = {
  readonly key: string;
  readonly url: string;
  /** The kind of a tip, the position of a link. */
  readonly choice: string;
  readonly texts: Readonly<Record<string, EntryText>>;
};

const noText: EntryText = { title: '', text: '' };

/** The texts of an entry in a language; empty where it has none. */
export const textIn = ({ texts }: Entry, language: string): EntryText => texts[language] ?? noText;

/** Tips as entries. */
export const entriesOfTips = (tips: readonly Tip[], own: string): Entry[] =>
  tips.map(({ title, text, url, kind, translations }, index) => ({
    key: `given-${index}`,
    url,
    choice: kind,
    texts: { ...translations, [own]: { title, text } },
  }));

/** Links as entries. */
export const entriesOfLinks = (
  links: readonly (FooterLink & Partial<Pick<ExternalUrl, 'position'>>)[],
  own: string,
): Entry[] =>
  links.map(({ title, titles = {}, url, position = '' }, index) => ({
    key: `given-${index}`,
    url,
    choice: position,
    texts: {
      ...Object.fromEntries(Object.entries(titles).map(([tag, name]) => [tag, { title: name, text: '' }])),
      [own]: { title, text: '' },
    },
  }));

/** The texts in further languages, each whole: what one lacks is as in the tenant's own language. */
function translationsOf(entry: Entry, own: string): [string, EntryText][] {
  const ownText = textIn(entry, own);
  return Object.entries(entry.texts).flatMap(([tag, given]): [string, EntryText][] => {
    const [title, text] = [given.title.trim(), given.text.trim()];
    if (tag === own || (title === '' && text === '')) return [];
    return [[tag, { title: title || ownText.title.trim(), text: text || ownText.text.trim() }]];
  });
}

/** Entries as tips. */
export const tipsOf = (entries: readonly Entry[], own: string): Tip[] =>
  entries.map((entry) => {
    const { title, text } = textIn(entry, own);
    const translations = translationsOf(entry, own);
    return {
      title: title.trim(),
      text: text.trim(),
      url: entry.url.trim(),
      kind: entry.choice === 'download' ? 'download' : 'external',
      ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
    };
  });

/** Entries as links of the footer. */
export const footerLinksOf = (entries: readonly Entry[], own: string): FooterLink[] =>
  entries.map((entry) => {
    const titles = translationsOf(entry, own).map(([tag, { title }]) => [tag, title] as const);
    return {
      title: textIn(entry, own).title.trim(),
      ...(titles.length > 0 && { titles: Object.fromEntries(titles) }),
      url: entry.url.trim(),
    };
  });

/** Where links to other sites are shown. */
export const positions = ['left', 'sidebar', 'bottom'] as const;

/** Entries as links to other sites. */
export const externalUrlsOf = (entries: readonly Entry[], own: string): ExternalUrl[] =>
  footerLinksOf(entries, own).map((link, index) => ({
    ...link,
    position: positions.find((position) => position === entries[index]?.choice) ?? 'sidebar',
  }));

/** A list with one of its entries a step up or down. */
export function moved(entries: readonly Entry[], from: number, step: -1 | 1): Entry[] {
  const entry = entries[from];
  if (!entry || !entries[from + step]) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(from + step, 0, entry);
}

/**
 * The errors of a list by the names of its fields, which stay with an entry when it moves, and the language that the first
 * of them is of.
 */
export function errorsOfEntries(
  errors: Readonly<Record<string, string>>,
  list: string,
  { entries, own }: { readonly entries: readonly Entry[]; readonly own: string },
) {
  const languages: string[] = [];
  const named = Object.entries(errors).map(([path, words]) => {
    const [, index = '', rest = ''] = /\[(\d+)\]\.(.*)$/.exec(path) ?? [];
    const entry = path.startsWith(`${list}[`) ? entries[Number(index)] : undefined;
    if (!entry) return [path, words] as const;
    const translated = /^(?:titles|translations)\.([^.]+)(?:\.(\w+))?$/.exec(rest);
    const [, language = own, part = 'title'] = translated ?? ['', own, rest];
    languages.push(language);
    return [fieldOf(entry, part, language), words] as const;
  });
  return { errors: Object.fromEntries(named), language: languages[0] };
}

/** The name of a field of an entry; its texts have one in each language. */
export const fieldOf = ({ key }: Entry, part: string, language: string): string =>
  part === 'title' || part === 'text' ? `${key}.${language}.${part}` : `${key}.${part}`;
