import type { Pdf } from '../pdf-syntax/openPdf.ts';
import { isList, Name, type Dict, type Value } from '../pdf-syntax/values.ts';

const deepest = 20;

/**
 * The labels of pages behind one more leaf: each page keeps the number that is printed on it (ISO 32000-1, 12.4.2), so
 * that what is cited by page is found in the redline as well.
 */
export function shiftedLabels(pdf: Pdf, labels: Value | undefined, pages: number): Value {
  const there = rangesOf(pdf, labels).filter(([at]) => at < pages);
  const ranges = there[0]?.[0] === 0 ? there : [[0, styled('D')] as const, ...there];
  return new Map([
    [
      'Nums',
      [
        0,
        styled('r'),
        ...ranges.flatMap(([at, style]): Value[] => [at + 1, style]),
        pages + 1,
        new Map<string, Value>([...styled('D'), ['P', 'R']]),
      ],
    ],
  ]);
}

const styled = (style: string): Dict => new Map<string, Value>([['S', new Name(style)]]);

function rangesOf(pdf: Pdf, value: Value | undefined, depth = 0): (readonly [number, Value])[] {
  const node = pdf.resolve(value);
  if (!(node instanceof Map) || depth > deepest) return [];
  const kids = pdf.resolve(node.get('Kids'));
  if (isList(kids)) return kids.flatMap((kid) => rangesOf(pdf, kid, depth + 1));
  const pairs = pdf.resolve(node.get('Nums'));
  if (!isList(pairs)) return [];
  const ranges: [number, Value][] = [];
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const page = pdf.resolve(pairs[at]);
    if (typeof page === 'number' && page >= 0) ranges.push([page, pairs[at + 1] ?? null]);
  }
  return ranges;
}
