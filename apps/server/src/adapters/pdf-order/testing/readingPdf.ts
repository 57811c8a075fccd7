import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

const quietly = { verbosity: 0, useSystemFonts: false } as const;

/** All that a viewer tells of a PDF: text, structure and links of each page, and what belongs to the whole. */
export async function allThatIsRead(bytes: Uint8Array, password?: string): Promise<unknown> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    ...(password !== undefined && { password }),
    ...quietly,
  });
  const pdf = await task.promise;
  const pages: unknown[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    pages.push({
      view: page.view,
      rotate: page.rotate,
      text: items.map((item) => ('str' in item ? [item.str, item.transform] : item)),
      drawing: fnArray.map((operator, at) => [operator, countOf(argsArray[at])]),
      structure: await page.getStructTree(),
      links: await page.getAnnotations(),
    });
  }
  const whole = {
    outline: await pdf.getOutline(),
    destinations: await pdf.getDestinations(),
    labels: await pdf.getPageLabels(),
    marks: await pdf.getMarkInfo(),
    metadata: (await pdf.getMetadata()).metadata?.getRaw(),
  };
  await task.destroy();
  return JSON.parse(JSON.stringify({ pages, ...whole }));
}

const countOf = (given: unknown): number => (Array.isArray(given) ? given.length : 0);

/** How many bytes, and in how many pieces, a viewer fetches of a PDF until it can draw a page of it and name its parts. */
export async function fetchedForPage(
  bytes: Uint8Array,
  page: number,
): Promise<{ drawing: number; naming: number; pieces: number }> {
  let fetched = 0;
  let pieces = 0;
  class Ranges extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      fetched += end - begin;
      pieces += 1;
      queueMicrotask(() => this.onDataRange(begin, Uint8Array.from(bytes.subarray(begin, end))));
    }
  }
  const range = new Ranges(bytes.length, new Uint8Array(0));
  const task = getDocument({
    range,
    rangeChunkSize: 65_536,
    disableAutoFetch: true,
    disableStream: true,
    ...quietly,
  });
  const shown = await (await task.promise).getPage(page);
  await shown.getOperatorList();
  const drawing = fetched;
  await shown.getStructTree();
  const naming = fetched - drawing;
  await task.destroy();
  return { drawing, naming, pieces };
}
