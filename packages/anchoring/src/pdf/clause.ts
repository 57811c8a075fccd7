import { folded } from '../fold.ts';

/** An entry of a PDF's outline, in the order of the text: the level is 1 at the root, the page null where it is not known. */
export type OutlineEntry = { title: string; level: number; page: number | null };

/**
 * The clause that a place of a page stands in, as addresses name it: the number of the last entry of the outline before it.
 * None where that is not certain: where an entry is on no page or out of order, where a heading of this page is not found in
 * its text, or where a number is given twice.
 */
export function clauseOnPage(
  outline: readonly OutlineEntry[],
  { page, text, start }: { page: number; text: string; start: number },
): string | undefined {
  let before = 0;
  for (const [at, entry] of outline.entries()) {
    if (entry.page === null || entry.page < (outline[at - 1]?.page ?? 1)) return undefined;
    if (entry.page < page) before = at + 1;
    if (entry.page !== page) continue;
    const heading = headingIn(text, entry.title);
    if (heading === null) return undefined;
    if (heading <= start) before = at + 1;
  }
  return numberAround(outline, before - 1);
}

/** Where the line begins that a heading is; null where there is none, or one cannot tell which. */
function headingIn(text: string, title: string): number | null {
  const heading = plain(title);
  if (heading === '') return null;
  const lines = [...text.matchAll(/[^\n]+/g)];
  const begin = lines.filter((line) => isAt(text, line.index, heading) || isDivided(lines, line, heading));
  // A list of contents, too, has lines that begin so.
  const alone = begin.filter(([line]) => plain(line) === heading);
  const [found, ...others] = begin.length > 1 ? alone : begin;
  return found && others.length === 0 ? found.index : null;
}

const plain = (text: string): string => folded(text).text.trim();

const isAt = (text: string, at: number, words: string): boolean =>
  plain(text.slice(at, at + 2 * words.length + maxBetween)).startsWith(words);

/** Space and hyphens that a page may have between the words of a heading, and its outline has not. */
const maxBetween = 40;

/** Whether a line is the beginning of a heading such as `Annex A (normative)`, which goes on in the next line or the one after. */
function isDivided(lines: readonly RegExpExecArray[], line: RegExpExecArray, heading: string): boolean {
  const [label = ''] = numbered.exec(heading) ?? [];
  const title = heading.slice(label.length).trim();
  if (label === '' || title === '' || !isAt(line.input, line.index, label)) return false;
  const at = lines.indexOf(line);
  return lines.slice(at + 1, at + 3).some(({ index, input }) => isAt(input, index, title));
}

/** The number of an entry, or of the nearest one around it that has one. */
function numberAround(outline: readonly OutlineEntry[], at: number): string | undefined {
  let level = Infinity;
  for (let entry = at; entry >= 0; entry -= 1) {
    const { title, level: own } = outline[entry] ?? { title: '', level };
    if (own >= level) continue;
    level = own;
    const number = numberOf(title);
    if (number !== null) return isAlone(outline, number) ? number : undefined;
  }
  return undefined;
}

const isAlone = (outline: readonly OutlineEntry[], number: string): boolean =>
  outline.filter(({ title }) => numberOf(title)?.toLowerCase() === number.toLowerCase()).length === 1;

/** `9`, `9.2`, `A.1`, `A1.3` at the beginning of a title, and `A` and `A1` after one word for what it is. */
const numbered =
  /^(?:(\d{1,3}(?:\.\d{1,3})*|[A-Z]{1,2}\.?\d{1,3}(?:\.\d{1,3})*)|\p{L}+ ([A-Z]{1,2}(?:\.?\d{1,3})*))\.?(?= |$)/u;

function numberOf(title: string): string | null {
  const [, first, second] = numbered.exec(plain(title)) ?? [];
  return first ?? second ?? null;
}
