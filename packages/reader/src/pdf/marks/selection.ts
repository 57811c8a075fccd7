import {
  anchorOf,
  clauseOnPage,
  joinedLines,
  offsetOnPage,
  type Anchor,
  type Made,
  type PageQuads,
  type Quad,
  type Stretch,
} from '@norma/anchoring';
import type { PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { OutlineReading } from '../outlineReading.ts';
import type { Pages, PageText, PageTexts } from './PageTexts.ts';

/** A page with its view. */
export type PageOnScreen = { page: number; view: PDFPageView };

/** What of one page is selected: the stretch of its text, and the quads around it. */
type Part = Stretch & { page: number; quads: Quad[] };

/** The anchor of what is selected on pages; null where that is no text of theirs. */
export async function anchorOfSelection(
  range: Range,
  given: { views: readonly PageOnScreen[]; texts: PageTexts; content: string | undefined },
): Promise<Made | null> {
  const parts: Part[] = [];
  for (const { page, view } of given.views) {
    if (!view.div || !range.intersectsNode(view.div)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a selection seldom touches more than two pages
    const part = partOn(view, range, await given.texts.page(page));
    if (part) parts.push({ page, ...part });
  }
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const around = await given.texts.pages(first.page - 1, last.page + 1);
  const pages = parts.map(({ page, quads }) => ({ page, quads }));
  const before = around.starts[first.page - around.from] ?? 0;
  const start = before + first.start;
  const end = (around.starts[last.page - around.from] ?? 0) + last.end;
  return anchorOn(around, { start, end, page: first.page, pages }, given.content);
}

type Selected = Stretch & { page: number; pages: PageQuads[] };

/** The anchor of a stretch of some pages; it counts from the first page that it touches. */
export function anchorOn(
  around: Pages,
  { start, end, page, pages }: Selected,
  content: string | undefined,
): Made {
  const known = content === undefined ? {} : { content };
  const made = anchorOf({ text: around.text, start, end, format: 'pdf', pages, ...known });
  if (!('anchor' in made)) return made;
  const before = around.starts[page - around.from] ?? 0;
  return { anchor: { ...made.anchor, start: made.anchor.start - before, end: made.anchor.end - before } };
}

/** An anchor with the clause that the document's outline has it in. */
export async function withClause(
  anchor: Anchor,
  { outline, texts }: { outline: OutlineReading; texts: PageTexts },
): Promise<Anchor> {
  const page = anchor.pages?.[0]?.page;
  if (page === undefined) return anchor;
  const [entries, { text }] = await Promise.all([outline.entries(), texts.page(page)]);
  const clause = clauseOnPage(entries, { page, text, start: anchor.start });
  return clause === undefined ? anchor : { ...anchor, clause };
}

function partOn(view: PDFPageView, range: Range, text: PageText): Omit<Part, 'page'> | null {
  const spans = [...(view.textLayer?.div.querySelectorAll('span[role="presentation"]') ?? [])];
  let [start, end] = [Infinity, -1];
  const quads: Quad[] = [];
  for (const [at, span] of spans.entries()) {
    const item = text.shown[at];
    if (item === undefined || !range.intersectsNode(span)) continue;
    const piece = within(range, span);
    const from = offsetOnPage(text, item, piece.from);
    const to = offsetOnPage(text, item, piece.to);
    if (from === null || to === null || from >= to) continue;
    start = Math.min(start, from);
    end = Math.max(end, to);
    if (span.textContent.trim() !== '') quads.push(...quadsAround(view, piece.range));
  }
  return start < end ? { start, end, quads: joinedLines(quads) } : null;
}

/** What of a piece of the text layer is selected; what was found divides pieces, hence letters are counted. */
function within(range: Range, span: Element): { from: number; to: number; range: Range } {
  const page = span.ownerDocument;
  const part = page.createRange();
  part.selectNodeContents(span);
  const before = page.createRange();
  before.selectNodeContents(span);
  if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0)
    part.setStart(range.startContainer, range.startOffset);
  if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0)
    part.setEnd(range.endContainer, range.endOffset);
  before.setEnd(part.startContainer, part.startOffset);
  const from = before.toString().length;
  return { from, to: from + part.toString().length, range: part };
}

/** The rectangles of a range in the page's own coordinates, whatever its size on the screen and however it is turned. */
function quadsAround({ div, viewport }: PDFPageView, range: Range): Quad[] {
  const page = div?.getBoundingClientRect();
  if (!div || !page || page.width === 0) return [];
  const [left, top] = [page.left + div.clientLeft, page.top + div.clientTop];
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((rect) => {
      const [x1 = 0, y1 = 0]: number[] = viewport.convertToPdfPoint(rect.left - left, rect.top - top);
      const [x2 = 0, y2 = 0]: number[] = viewport.convertToPdfPoint(rect.right - left, rect.bottom - top);
      const [west, east] = [rounded(Math.min(x1, x2)), rounded(Math.max(x1, x2))];
      const [south, north] = [rounded(Math.min(y1, y2)), rounded(Math.max(y1, y2))];
      return [west, north, east, north, west, south, east, south];
    });
}

const rounded = (points: number): number => Math.round(points * 1000) / 1000;
