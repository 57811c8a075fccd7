import type { OutlineEntry, PdfContent } from '../../ports/pdf-reader.ts';

/** How the ids of clauses begin that were read from an outline. */
const idOf = (at: number): string => `outline-${at + 1}`;

/** The clauses of a PDF as an article: a heading for each entry of its outline, and the text up to the next one. */
export function outlineArticle({ outline, texts }: Pick<PdfContent, 'outline' | 'texts'>): Uint8Array {
  const pages = texts.map((text) => text.replaceAll(/\s+/gu, ' '));
  const starts: Place[] = [];
  for (const entry of outline) starts.push(startOf(entry, pages, starts.at(-1)));
  const parts = outline.map(({ title, level }, at) => {
    const [from, to] = [starts[at], starts[at + 1] ?? { page: pages.length, at: 0 }];
    const text = from ? textBetween(pages, from, to) : '';
    const tag = `h${Math.min(6, level)}`;
    const body = text.startsWith(title) ? text.slice(title.length) : text;
    return `<${tag} id="${idOf(at)}">${escaped(title)}</${tag}><p>${escaped(body)}</p>`;
  });
  return Buffer.from(`<article>${parts.join('\n')}</article>`);
}

/** The pages of the clauses of an outline by their ids, counted from 1. */
export const outlinePages = (outline: readonly OutlineEntry[]): Map<string, number> =>
  new Map(outline.map(({ page }, at) => [idOf(at), page]));

/** A place in the text of a page, which is counted from 0. */
type Place = { readonly page: number; readonly at: number };

/** Where an entry begins: at its title on its page, behind the entry before it. */
function startOf({ title, page }: OutlineEntry, pages: readonly string[], before: Place | undefined): Place {
  const index = page - 1;
  const least = before?.page === index ? before.at : 0;
  const found = pages[index]?.indexOf(title, least) ?? -1;
  const place = { page: index, at: Math.max(found, least) };
  return before && before.page > index ? before : place;
}

function textBetween(pages: readonly string[], from: Place, to: Place): string {
  if (from.page === to.page) return pages[from.page]?.slice(from.at, to.at) ?? '';
  return [
    pages[from.page]?.slice(from.at) ?? '',
    ...pages.slice(from.page + 1, to.page),
    pages[to.page]?.slice(0, to.at) ?? '',
  ].join(' ');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
