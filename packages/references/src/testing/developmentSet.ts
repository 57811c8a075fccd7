import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { labeledSentences } from './labeledSentences.ts';

/** A reference in a text, by its UTF-16 offsets. */
export type Label = { readonly start: number; readonly end: number; readonly year: number | null };

/** A text with the references that stand in it. */
export type LabeledText = { readonly name: string; readonly text: string; readonly labels: readonly Label[] };

/** The publishers of the demo library. */
export const demoPublishers = ['NSB', 'HI', 'PIC', 'KVL'];

/** The demo's standards without their markup of references, and sentences that were labeled by hand. */
export function developmentSet(): LabeledText[] {
  const folder = fileURLToPath(new URL('../../../samples/standards/', import.meta.url));
  const standards = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .toSorted()
    .map((name) => ({ name, ...stripped(readFileSync(`${folder}${name}`, 'utf8')) }));
  return [
    ...standards,
    ...labeledSentences.map(([written], at) => ({ name: `sentence ${at}`, ...bracketed(written) })),
  ];
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The text of a standard's body and back matter; a piece of a reference that is marked up is a label. */
function stripped(xml: string): Omit<LabeledText, 'name'> {
  const body = xml.slice(xml.indexOf('<body'));
  const labels: Label[] = [];
  let text = '';
  let isMarked = 0;
  for (const [piece] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    if (piece.startsWith('<')) {
      if (/^<std-ref[\s>]/.test(piece)) isMarked = text.length + 1;
      else if (piece.startsWith('</std-ref')) {
        const start = isMarked - 1;
        labels.push({ start, end: text.length, year: yearIn(text.slice(start)) });
      } else if (/^<\/?(?:p|title|list-item|sec|td|th|ref|tr|sup|xref)[\s>]/.test(piece)) text += '\n';
      continue;
    }
    text += piece.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? ' ');
  }
  return { text, labels };
}

/** What the designations of the demo write as their year: '-21' behind a letter and a number, and ':2021'. */
function yearIn(designation: string): number | null {
  const [, long, short] = /:(\d{4})$|^NSB [A-Z] \d+-(\d\d)$/.exec(designation) ?? [];
  if (long !== undefined) return Number(long);
  return short === undefined ? null : 2000 + Number(short);
}

/** Reads a sentence in which each reference stands as '⟦written|year⟧', without a bar where it has none. */
function bracketed(written: string): Omit<LabeledText, 'name'> {
  const labels: Label[] = [];
  let text = '';
  for (const [piece, reference, year] of written.matchAll(/⟦([^|⟧]*)(?:\|(\d+))?⟧|[^⟦]+/g)) {
    const start = text.length;
    text += reference ?? piece;
    if (reference !== undefined)
      labels.push({ start, end: text.length, year: year === undefined ? null : Number(year) });
  }
  return { text, labels };
}

/** Precision, recall and F1 of what was found, where span and year must both be right. */
export function scored(texts: readonly LabeledText[], find: (text: string) => readonly Label[]) {
  const keyOf = ({ start, end, year }: Label): string => `${start} ${end} ${year}`;
  let right = 0;
  let found = 0;
  let labeled = 0;
  const wrong: string[] = [];
  for (const { name, text, labels } of texts) {
    const wanted = new Set(labels.map(keyOf));
    const had = find(text);
    const keys = new Set(had.map(keyOf));
    found += had.length;
    labeled += labels.length;
    right += had.filter((each) => wanted.has(keyOf(each))).length;
    const say = (sign: string, { start, end, year }: Label): string =>
      `${name}: ${sign} ${text.slice(start, end)} (${year}) in «${text.slice(Math.max(0, start - 30), end + 30)}»`;
    wrong.push(...had.filter((each) => !wanted.has(keyOf(each))).map((each) => say('+', each)));
    wrong.push(...labels.filter((each) => !keys.has(keyOf(each))).map((each) => say('-', each)));
  }
  const [precision, recall] = [right / found, right / labeled];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), labeled, wrong };
}
