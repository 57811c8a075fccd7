import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Stands for what is not looked through; nothing that can be typed matches it, and it is as long as what it stands for. */
const unread = '\uE000';

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Item = Content['items'][number];
type Piece = Extract<Item, { str: string }>;
type Node = { role?: string; id?: string; children?: Node[] };

/** Of a page: its text, and what its structure says of it. */
type Read = { content: Content; height: number; contentsIds: ReadonlySet<string> };

type Options = {
  /** Whether there is an HTML of the same text, which has neither a title page nor a table of contents. */
  hasHtml: boolean;
};

/**
 * A document as its text is looked through: without running heads and feet, which a tagged file marks as artifacts and
 * any other repeats at the edge of its pages; beside an HTML of the same text also without the pages up to the end of the
 * table of contents. What is left out is replaced, so that every place stays where it is.
 */
export function bodyText(pdf: PDFDocumentProxy, { hasHtml }: Options): Pick<PDFDocumentProxy, 'getPage'> {
  const pages = new Map<number, Promise<Read>>();
  const read = (number: number): Promise<Read> => {
    const known = pages.get(number) ?? readPage(pdf, number, hasHtml);
    pages.set(number, known);
    known.catch(() => pages.delete(number)); // A piece of the file that did not come may come another time.
    return known;
  };
  let opening: Promise<number> | undefined;

  const itemsOf = async (number: number): Promise<Item[]> => {
    const { content, height, contentsIds } = await read(number);
    opening ??= hasHtml ? lastPageOfContents(pdf.numPages, read) : Promise.resolve(0);
    const last = await opening;
    if (number < last) return content.items.map(unreadItem);
    const { items, hasArtifacts } = withoutArtifacts(content.items, number === last ? contentsIds : null);
    if (hasArtifacts) return items;
    const around = [number - 2, number - 1, number + 1, number + 2].filter(
      (near) => near >= 1 && near <= pdf.numPages,
    );
    const lines = await Promise.all(around.map(async (near) => new Set(edgeLines(await read(near)).keys())));
    const repeated = [...edgeLines({ content, height })].flatMap(([line, at]) =>
      lines.some((those) => those.has(line)) ? at : [],
    );
    const left = new Set<Item>(repeated);
    return items.map((item, at) => (left.has(content.items[at] ?? item) ? unreadItem(item) : item));
  };

  const getPage = async (number: number): Promise<PDFPageProxy> => {
    const page = await pdf.getPage(number);
    const getTextContent = async (): Promise<Content> => ({
      ...(await read(number)).content,
      items: (await itemsOf(number)).filter(isPiece),
    });
    // All else of a page is the page's own.
    return new Proxy(page, {
      get: (target, name) => (name === 'getTextContent' ? getTextContent : Reflect.get(target, name, target)),
    });
  };
  return { getPage };
}

async function readPage(pdf: PDFDocumentProxy, number: number, hasHtml: boolean): Promise<Read> {
  const page = await pdf.getPage(number);
  const [content, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true, disableNormalization: true }),
    hasHtml ? page.getStructTree() : null,
  ]);
  const ids = new Set<string>();
  if (tree) gatherContents(tree, false, ids);
  return { content, height: page.view[3] ?? 0, contentsIds: ids };
}

function gatherContents({ role, id, children }: Node, isWithin: boolean, ids: Set<string>): void {
  const isContents = isWithin || role === 'TOC';
  if (isContents && id !== undefined) ids.add(id);
  for (const child of children ?? []) gatherContents(child, isContents, ids);
}

/** A table of contents that is not found so early is none that a text opens with. */
const searchedPages = 12;

/** The page on which the table of contents ends; 0 where there is none. */
async function lastPageOfContents(
  pageCount: number,
  read: (number: number) => Promise<Read>,
): Promise<number> {
  let last = 0;
  for (let number = 1; number <= Math.min(pageCount, searchedPages); number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the first pages only
    const { contentsIds } = await read(number);
    if (contentsIds.size > 0) last = number;
    else if (last > 0) break;
  }
  return last;
}

type Marked = Exclude<Item, Piece> & { id?: string; tag?: string };

/** Leaves out artifacts, and all up to the end of a table of contents. */
function withoutArtifacts(
  items: readonly Item[],
  contents: ReadonlySet<string> | null,
): { items: Item[]; hasArtifacts: boolean } {
  const lastOfContents = contents
    ? items.findLastIndex((item) => !isPiece(item) && contents.has((item as Marked).id ?? ''))
    : -1;
  const open: string[] = [];
  let hasArtifacts = false;
  let isInContents = lastOfContents >= 0;
  const kept = items.map((item, at) => {
    if (!isPiece(item)) {
      const { type, tag = '' } = item as Marked;
      if (type === 'endMarkedContent') open.pop();
      else open.push(tag);
      if (at > lastOfContents && type === 'endMarkedContent') isInContents = false;
      return item;
    }
    const isArtifact = open.includes('Artifact');
    hasArtifacts ||= isArtifact;
    return isArtifact || isInContents ? unreadItem(item) : item;
  });
  return { items: kept, hasArtifacts };
}

/** How much of a page, at its head and at its foot, may be running lines. */
const edgeShare = 0.09;

/** The lines at the edges of a page by their height and words, whatever their numbers are. */
function edgeLines({ content, height }: Pick<Read, 'content' | 'height'>): Map<string, Item[]> {
  const lines = new Map<number, Piece[]>();
  for (const item of content.items) {
    if (!isPiece(item) || item.str.trim() === '') continue;
    const y = Number(item.transform[5]);
    if (y > height * edgeShare && y < height * (1 - edgeShare)) continue;
    const line = Math.round(y);
    lines.set(line, [...(lines.get(line) ?? []), item]);
  }
  return new Map(
    [...lines].map(([y, pieces]) => [
      `${y} ${pieces.map(({ str }) => str.replaceAll(/\d+|[ivxlc]+$/g, '#')).join(' ')}`,
      pieces,
    ]),
  );
}

const isPiece = (item: Item): item is Piece => 'str' in item;

const unreadItem = <Any extends Item>(item: Any): Any =>
  isPiece(item) ? { ...item, str: unread.repeat(item.str.length) } : item;
