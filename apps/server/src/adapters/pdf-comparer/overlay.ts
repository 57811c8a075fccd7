import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PageChange, PageComparison } from '@norma/comparison/pdf';
import { type FontName, readFont } from '@norma/fonts';
import type { PdfPair } from '../../ports/pdf-comparer.ts';
import { EAST_ASIAN_FONTS, eastAsianFaces } from '../pdf-maker/fonts.ts';
import type { Side, WithColumn } from './column.ts';
import { redlineWords } from './words.ts';

/** Latin, Greek and Cyrillic; Arabic; Chinese and Japanese; Korean. */
const FONTS: readonly FontName[] = [
  'IBMPlexSans_400Regular',
  'IBMPlexSans_600SemiBold',
  'IBMPlexSansArabic_400Regular',
  'IBMPlexSansArabic_600SemiBold',
  ...EAST_ASIAN_FONTS,
];

const SOURCE = readFileSync(new URL('./overlay.typ', import.meta.url), 'utf8');

/** Characters shown next to the page of a passage that is too long for the column. */
const shortLength = 140;

/** The data of a comparison, page by page. */
export type Overlay = {
  readonly pair: Omit<PdfPair, 'base' | 'target'> &
    Record<'base' | 'target', { designation: string; title: string }>;
  readonly comparison: Pick<PageComparison, 'changes' | 'remark'>;
  readonly pages: readonly WithColumn[];
  readonly side: Side;
};

/** A PDF with a cover page, a drawing for each page, and appended pages for passages too long for the column. */
export function overlayTypesetter(): (overlay: Overlay) => Uint8Array {
  const compiler = NodeCompiler.create({
    // The compiler requires a workspace folder; none is used.
    workspace: join(parse(process.cwd()).root, 'norma-has-no-such-folder'),
    fontArgs: [{ fontBlobs: FONTS.map(readFont) }],
  });
  return (overlay) => {
    const compiled = compiler.compile({
      mainFileContent: SOURCE,
      inputs: { redline: JSON.stringify(dataOf(overlay)) },
    });
    if (!compiled.result)
      throw new Error('A comparison could not be typeset', {
        cause: compiled.takeDiagnostics()?.shortDiagnostics,
      });
    const pdf = compiler.pdf(compiled.result, { pdfStandard: '1.7', pdfTags: false });
    compiler.evictCache(0);
    return pdf;
  };
}

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

function dataOf({ pair, comparison, pages, side }: Overlay) {
  const { changes, remark } = comparison;
  const { note, bookmark: _, remarks, ...words } = redlineWords(pair.language);
  const onPage = Map.groupBy(
    changes.map((change, at) => ({ change, number: at + 1 })),
    ({ change }) => change.page,
  );
  // A change that continues on the next page is drawn there too, but described only where it begins.
  const marksOn = Map.groupBy(
    changes.flatMap(({ kind, marks }) => marks.map((mark) => ({ kind, mark }))),
    ({ mark }) => mark.page,
  );
  const [first] = pages;
  return {
    words,
    eastAsian: eastAsianFaces(pair.language),
    publisher: pair.publisher,
    base: pair.base.designation,
    target: pair.target.designation,
    baseTitle: cut(pair.base.title),
    targetTitle: cut(pair.target.title),
    baseDirection: directionOf(pair.base.title),
    targetDirection: directionOf(pair.target.title),
    remark: remark && remarks[remark],
    counts: changes.length > 0 ? countsOf(changes, words.kinds) : [],
    byPage: pages.map((_page, at) => onPage.get(at)?.length ?? 0),
    leaf: {
      width: Math.max(595, first ? first.width + first.column : 0),
      height: Math.max(842, first?.height ?? 0),
    },
    sheets: pages.map(({ width, height, column, unit }, page) => ({
      width,
      height,
      column,
      unit,
      side,
      changes: [
        ...(marksOn.get(page) ?? []).map(({ kind, mark }) => ({
          ...nothing,
          kind,
          marks: [mark],
          before: '',
        })),
        ...(onPage.get(page) ?? []).map(({ change, number }) => ({
          number,
          kind: change.kind,
          label: note(change),
          marks: [],
          wedge: change.before !== '',
          at: change.caret.top,
          caret: change.caret,
          before: change.before,
          direction: directionOf(change.before),
          short: shortOf(change.before),
        })),
      ].filter(({ marks, before, kind }) => marks.length > 0 || before !== '' || kind === 'moved-here'),
    })),
  };
}

/** A part of what came: drawn, and nothing said besides it. */
const nothing = {
  number: 0,
  label: '',
  wedge: false,
  at: 0,
  caret: { x: 0, top: 0, bottom: 0 },
  direction: 'ltr',
  short: null,
} as const;

const longestTitle = 400;
const cut = (title: string): string =>
  title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…`.toWellFormed() : title;

/** The beginning of what is much longer; null for what is not. */
function shortOf(text: string): string | null {
  const signs = Array.from(text);
  return signs.length > shortLength * 1.5 ? signs.slice(0, shortLength).join('').trimEnd() : null;
}

function countsOf(changes: readonly PageChange[], labels: Readonly<Record<string, string>>) {
  const count = (...kinds: readonly PageChange['kind'][]): number =>
    changes.filter(({ kind }) => kinds.includes(kind)).length;
  return [
    { label: labels['inserted'], count: count('inserted'), colour: '#0b6b3a' },
    { label: labels['deleted'], count: count('deleted'), colour: '#a3202a' },
    { label: labels['changed'], count: count('changed'), colour: '#8a5a00' },
    { label: labels['moved'], count: count('moved-here'), colour: '#1f4fa3' },
  ];
}
