import type { PDFDocumentProxy } from 'pdfjs-dist';

/** An entry of a document's own outline. */
export type Heading = {
  id: string;
  title: string;
  /** 1 for what lies at the root. */
  level: number;
  /** Where it leads, as pdf.js follows it; null for a heading that leads nowhere in the document. */
  goal: string | unknown[] | null;
  children: readonly Heading[];
};

/** A place in a document: a page from 1, and a height on it, in points from the foot of the page. */
export type PdfPlace = { page: number; top: number };

type OutlineItem = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** The outline of a document; empty where it has none. */
export async function headingsOf(pdf: PDFDocumentProxy): Promise<readonly Heading[]> {
  // A document without an outline answers null, which the declared type leaves out.
  const items: OutlineItem[] | null = await pdf.getOutline();
  return items ? madeHeadings(items, '', 1) : [];
}

const madeHeadings = (items: readonly OutlineItem[], within: string, level: number): Heading[] =>
  items.map(({ title, dest, items: inner }, index) => {
    const id = `${within}${index + 1}`;
    return {
      id,
      title: title.replaceAll(/\s+/g, ' ').trim(),
      level,
      goal: dest,
      children: madeHeadings(inner, `${id}.`, level + 1),
    };
  });

/** All headings in the order of the text. */
export const inOrder = (headings: readonly Heading[]): Heading[] =>
  headings.flatMap((heading) => [heading, ...inOrder(heading.children)]);

/** Where a heading leads, or null if that cannot be told. */
export async function placeOf({ goal }: Heading, pdf: PDFDocumentProxy): Promise<PdfPlace | null> {
  const found: unknown = typeof goal === 'string' ? await pdf.getDestination(goal) : goal;
  if (!Array.isArray(found)) return null;
  const [at, kind, ...measures]: unknown[] = found;
  const page = await pageAt(at, pdf);
  if (page === null) return null;
  const top = topOf(nameOf(kind), measures);
  return { page, top: top ?? Infinity };
}

async function pageAt(at: unknown, pdf: PDFDocumentProxy): Promise<number | null> {
  if (typeof at === 'number') return at + 1;
  if (!isReference(at)) return null;
  const known: number | null = pdf.cachedPageNumber(at);
  return known ?? (await pdf.getPageIndex(at).catch(() => -1)) + 1;
}

const isReference = (at: unknown): at is { num: number; gen: number } =>
  typeof at === 'object' && at !== null && 'num' in at && 'gen' in at;

const nameOf = (kind: unknown): string =>
  typeof kind === 'object' && kind !== null && 'name' in kind ? String(kind.name) : '';

/** The height that a destination names (ISO 32000-2, table 149); null for one that shows the whole page. */
function topOf(name: string, measures: readonly unknown[]): number | null {
  const at = { XYZ: 1, FitH: 0, FitBH: 0, FitR: 3 }[name];
  const top = at === undefined ? null : measures[at];
  return typeof top === 'number' ? top : null;
}

/** The heading under which a place is read: the last one that is at it or above. */
export function headingAt(
  places: ReadonlyMap<string, PdfPlace>,
  order: readonly Heading[],
  here: PdfPlace,
): string | null {
  let current: string | null = null;
  for (const { id } of order) {
    const place = places.get(id);
    if (place && isAtOrAbove(place, here)) current = id;
  }
  return current;
}

const isAtOrAbove = (place: PdfPlace, here: PdfPlace): boolean =>
  place.page < here.page || (place.page === here.page && place.top >= here.top);
