import { isSameLine, type PrintedPage, type PrintedWord } from './words.ts';

/** How many lines from either edge of a page may be heads and feet. */
const deepest = 4;
/** A line is furniture when this share of the pages near it have it. */
const share = 0.4;
const pagesAround = 12;
const fewestPages = 3;

type Line = { readonly words: readonly PrintedWord[]; readonly key: string };

/**
 * The words that every page repeats at its edges, found by where they are and what they say up to its figures: running
 * heads, feet, page numbers. Nothing is known beforehand of any publisher's pages.
 */
export function furnitureOf(pages: readonly PrintedPage[]): ReadonlySet<PrintedWord> {
  const edges = pages.map((page) => edgesOf(page));
  const found = new Set<PrintedWord>();
  const pagesWith = new Map<string, number[]>();
  for (const [at, lines] of edges.entries())
    for (const { key } of lines) {
      const known = pagesWith.get(key);
      if (known?.at(-1) === at) continue;
      if (known) known.push(at);
      else pagesWith.set(key, [at]);
    }
  for (const [at, lines] of edges.entries())
    for (const { key, words } of lines)
      if (isRepeated(pagesWith.get(key) ?? [], at, pages.length)) for (const word of words) found.add(word);
  return found;
}

/** Left and right pages may have heads of their own: half of the pages around are enough. */
function isRepeated(on: readonly number[], at: number, pages: number): boolean {
  const from = Math.max(0, Math.min(at - pagesAround, pages - 2 * pagesAround));
  const to = Math.min(pages, Math.max(at + pagesAround, 2 * pagesAround));
  const near = on.filter((each) => each >= from && each < to).length;
  return near >= fewestPages && near >= (to - from) * share;
}

/** The lines near the upper and the lower edge, each with its place and its words as its key. */
function edgesOf({ width, height, words }: PrintedPage): Line[] {
  const lines = linesOf(words);
  const byHeight = lines.toSorted((one, other) => topOf(one) - topOf(other));
  const edges = [...new Set([...byHeight.slice(0, deepest), ...byHeight.slice(-deepest)])];
  return edges.flatMap((line) => {
    const top = topOf(line);
    const isHead = top < height * 0.15;
    if (!isHead && top < height * 0.85) return [];
    const normalized = line.map(({ text }) => text.replaceAll(/\p{N}+|^[ivxlc]+$/gu, '#')).join(' ');
    // Heads change sides from page to page: only their height is compared.
    const key = `${Math.round(width)} ${isHead ? 'head' : 'foot'} ${Math.round(top / 4)} ${normalized}`;
    return [{ words: line, key }];
  });
}

function linesOf(words: readonly PrintedWord[]): PrintedWord[][] {
  const lines: PrintedWord[][] = [];
  for (const word of words.toSorted((one, other) => one.top - other.top || one.left - other.left)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && isSameLine(first, word)) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const topOf = (line: readonly PrintedWord[]): number => Math.min(...line.map(({ top }) => top));
