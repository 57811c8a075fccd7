import type { PDFDocumentProxy } from 'pdfjs-dist';
import { AnnotationMode } from './pdfjs.ts';

/** Which pages are printed, and who follows it. */
export type Printing = {
  /** The first and the last one, counted from 1. */
  from: number;
  to: number;
  /** Stands at the foot of every page, such as for whom it is printed. */
  foot: string;
  signal: AbortSignal;
  /** Told with the number of pages that are ready. */
  onProgress: (ready: number) => void;
};

const dotsPerInch = 150;
const pointsPerInch = 72;

/**
 * Draws pages and gives them to the browser's own printing (decision 16). One canvas serves for all; what waits for the printer is
 * compressed and kept by the browser, outside the memory of the page.
 */
export async function printPages(
  pdf: PDFDocumentProxy,
  { from, to, foot, signal, onProgress }: Printing,
): Promise<void> {
  const page = document;
  const canvas = page.createElement('canvas');
  const paper = page.createElement('div');
  paper.className = 'norma-paper';
  const sheet = new CSSStyleSheet();
  const addresses: string[] = [];
  const sizes = new Map<string, string>();
  try {
    for (let number = from; number <= to; number += 1) {
      signal.throwIfAborted();
      // One page at a time, so that memory is bounded.
      // oxlint-disable-next-line no-await-in-loop
      const { address, size } = await drawn(pdf, number, canvas, signal);
      addresses.push(address);
      const name = sizes.get(size) ?? `sheet${sizes.size + 1}`;
      sizes.set(size, name);
      // oxlint-disable-next-line no-await-in-loop
      paper.append(await leafOf(page, { address, name, foot }));
      onProgress(number - from + 1);
    }
    page.body.append(paper);
    sheet.replaceSync(paperStyle(sizes));
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    await printed();
  } finally {
    paper.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const address of addresses) URL.revokeObjectURL(address);
    canvas.width = 0;
    canvas.height = 0;
  }
}

async function drawn(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const sheet = await pdf.getPage(number);
  const { width, height } = sheet.getViewport({ scale: 1 });
  const viewport = sheet.getViewport({ scale: dotsPerInch / pointsPerInch });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = sheet.render({ canvas, viewport, intent: 'print', annotationMode: AnnotationMode.ENABLE });
  const cancel = (): void => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', cancel);
    sheet.cleanup();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error(`Page ${number} is too large to be printed`);
  return { address: URL.createObjectURL(blob), size: `${width}pt ${height}pt` };
}

type Leaf = { address: string; name: string; foot: string };

/** A leaf of paper, once its picture has come: what is still on its way is printed white. */
async function leafOf(page: Document, { address, name, foot }: Leaf) {
  const leaf = page.createElement('div');
  leaf.className = `norma-leaf norma-${name}`;
  const image = page.createElement('img');
  image.alt = '';
  const line = page.createElement('p');
  line.className = 'norma-foot';
  line.dir = 'auto';
  line.textContent = foot;
  leaf.append(image, line);
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', reject, { once: true });
    image.src = address;
  });
  return leaf;
}

/** Each page on paper of its own size, nothing next to it; on the screen none of it is seen. */
const paperStyle = (sizes: ReadonlyMap<string, string>): string => `
.norma-paper { display: none; }
@media print {
  html, body { margin: 0 !important; padding: 0 !important; }
  body > :not(.norma-paper) { display: none !important; }
  .norma-paper { display: block; }
  .norma-leaf { break-after: page; break-inside: avoid; position: relative; line-height: 0; }
  .norma-leaf:last-child { break-after: auto; }
  .norma-foot { position: absolute; inset-inline: 0; inset-block-end: 4mm; margin: 0; color: black; font: 7pt/9pt sans-serif; text-align: center; }
  .norma-leaf img { inline-size: 100%; max-block-size: 100vh; object-fit: contain; }
}
${[...sizes].map(([size, name]) => `@page ${name} { size: ${size}; margin: 0; } .norma-${name} { page: ${name}; }`).join('\n')}`;

/** Opens the browser's window for printing; Chromium goes on only when it has closed, Firefox tells of it later. */
const printed = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
