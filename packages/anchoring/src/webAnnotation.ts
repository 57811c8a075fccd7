import type { Anchor, PageQuads, Quad } from './anchor.ts';

/**
 * The target of a W3C Web Annotation (https://www.w3.org/TR/annotation-model/), as far as an anchor needs one. The quote and
 * the position say the same; in a PDF the position counts from the first page, hence refines its fragment. The clause is a
 * fragment of the document's address. Quads are polygons of SVG in the coordinates of the page, within the fragment of RFC 8118
 * that names the page and the rectangle around them, which is as much as other programs read.
 */
export type WebTarget = {
  type: 'SpecificResource';
  source: { id: string; format: 'application/pdf' | 'text/html' };
  selector: Selector[];
  state?: { type: 'HttpRequestState'; value: string };
};

type TextQuote = { type: 'TextQuoteSelector'; exact: string; prefix: string; suffix: string };
/** In characters (code points), as the model has it. */
type TextPosition = { type: 'TextPositionSelector'; start: number; end: number };
type Drawing = { type: 'SvgSelector'; value: string };
type Fragment = {
  type: 'FragmentSelector';
  conformsTo: string;
  value: string;
  refinedBy?: TextPosition | Drawing;
};
type Selector = TextQuote | TextPosition | Fragment;

const formats = { pdf: 'application/pdf', html: 'text/html' } as const;
const pdfFragments = 'http://tools.ietf.org/rfc/rfc8118';
const htmlFragments = 'http://tools.ietf.org/rfc/rfc3236';

/** An anchor as the target of a Web Annotation; `text` is what `start` and `end` count in, `source` the document's address. */
export function toWebAnnotation(
  anchor: Anchor,
  { source, text }: { source: string; text: string },
): WebTarget {
  const { format, quote, prefix, suffix, start, end, clause, pages, content } = anchor;
  const before = charactersIn(text, 0, start);
  const position: TextPosition = {
    type: 'TextPositionSelector',
    start: before,
    end: before + charactersIn(text, start, end),
  };
  const selector: Selector[] = [{ type: 'TextQuoteSelector', exact: quote, prefix, suffix }];
  const firstPage = pages?.[0]?.page;
  if (firstPage === undefined) selector.push(position);
  else selector.push({ ...fragment(pdfFragments, `page=${firstPage}`), refinedBy: position });
  if (clause !== undefined) selector.push(fragment(htmlFragments, `clause-${encodeURIComponent(clause)}`));
  for (const page of pages ?? []) selector.push(pageSelector(page));
  const target: WebTarget = {
    type: 'SpecificResource',
    source: { id: source, format: formats[format] },
    selector,
  };
  // The representation that has this tag and no other (RFC 9110, 13.1.1).
  if (content !== undefined)
    target.state = { type: 'HttpRequestState', value: `If-Match: "${encodeURIComponent(content)}"` };
  return target;
}

/** The anchor that a target was made of; null for a target that lacks its quote or its position. */
export function fromWebAnnotation(
  { source, selector, state }: WebTarget,
  { text }: { text: string },
): Anchor | null {
  const quote = selector.find((given): given is TextQuote => given.type === 'TextQuoteSelector');
  const position = positionIn(selector);
  if (!quote || !position) return null;
  const start = unitsOf(text, 0, position.start);
  const anchor: Anchor = {
    format: source.format === formats.pdf ? 'pdf' : 'html',
    quote: quote.exact,
    prefix: quote.prefix,
    suffix: quote.suffix,
    start,
    end: unitsOf(text, start, position.end - position.start),
  };
  const fragments = selector.filter((given): given is Fragment => given.type === 'FragmentSelector');
  const clause = fragments
    .map(({ value }) => /^clause-(.*)$/s.exec(value)?.[1])
    .find((name) => name !== undefined);
  if (clause !== undefined) anchor.clause = decodeURIComponent(clause);
  const pages = fragments.flatMap(pageIn);
  if (pages.length > 0) anchor.pages = pages;
  const tag = /^If-Match: "(.*)"$/s.exec(state?.value ?? '')?.[1];
  if (tag !== undefined) anchor.content = decodeURIComponent(tag);
  return anchor;
}

const fragment = (conformsTo: string, value: string): Fragment => ({
  type: 'FragmentSelector',
  conformsTo,
  value,
});

function pageSelector({ page, quads }: PageQuads): Fragment {
  const drawing: Drawing = { type: 'SvgSelector', value: `<svg>${quads.map(polygon).join('')}</svg>` };
  const around = rectangleAround(quads);
  const place = around ? `page=${page}&viewrect=${around.join(',')}` : `page=${page}`;
  return { ...fragment(pdfFragments, place), refinedBy: drawing };
}

/** Upper left corner, width and height. */
function rectangleAround(quads: readonly Quad[]): number[] | null {
  const across = quads.flatMap((quad) => quad.filter((_, at) => at % 2 === 0));
  const up = quads.flatMap((quad) => quad.filter((_, at) => at % 2 === 1));
  if (across.length === 0 || up.length === 0) return null;
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [bottom, top] = [Math.min(...up), Math.max(...up)];
  return [left, top, right - left, top - bottom].map((measure) => Math.round(measure * 100) / 100);
}

/** QuadPoints run upper left, upper right, lower left, lower right: as a polygon the last two change places. */
const polygon = (quad: Quad): string => {
  const points = [0, 1, 3, 2].map((at) => `${quad[at * 2] ?? 0},${quad[at * 2 + 1] ?? 0}`);
  return `<polygon points="${points.join(' ')}"/>`;
};

function pageIn({ value, refinedBy }: Fragment): PageQuads[] {
  const page = /^page=(\d+)/.exec(value)?.[1];
  if (page === undefined || refinedBy?.type !== 'SvgSelector') return [];
  const quads = [...refinedBy.value.matchAll(/points="([^"]*)"/g)].map(([, points = '']) => {
    const [a, b, d, c] = points.split(' ').map((point) => point.split(',').map(Number));
    return [a, b, c, d].flatMap((corner) => corner ?? []);
  });
  return [{ page: Number(page), quads }];
}

function positionIn(selector: readonly Selector[]): TextPosition | undefined {
  for (const given of selector) {
    const position = given.type === 'FragmentSelector' ? given.refinedBy : given;
    if (position?.type === 'TextPositionSelector') return position;
  }
  return undefined;
}

const isSecondHalf = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;

/** How many characters begin in a stretch of a text. */
function charactersIn(text: string, start: number, end: number): number {
  let count = end - start;
  for (let at = start + 1; at < end; at += 1) if (isSecondHalf(text, at)) count -= 1;
  return count;
}

/** The place so many characters after another one. */
function unitsOf(text: string, from: number, characters: number): number {
  let at = from;
  for (let count = 0; count < characters; count += 1) at += isSecondHalf(text, at + 1) ? 2 : 1;
  return at;
}
