import type { Page } from '@playwright/test';

/** What is on a page of a PDF made for a test. */
export type MadePage = {
  lines: string[];
  /** A link over the first line: to a page of the document, or out of it. */
  link?: { page: number } | { address: string };
};

export type MadePdf = {
  pages: readonly MadePage[];
  /** How many pages at the front are counted in small Roman numerals; those after begin at 1. */
  romanPages?: number;
  /** Entries of the outline, each leading to the top of a page, with entries within. */
  outline?: readonly { title: string; page: number; within?: readonly { title: string; page: number }[] }[];
};

const size = { width: 595, height: 842 };

/** A PDF as ISO 32000 writes it, plain enough to be read by eye. */
export function madePdf({ pages, romanPages = 0, outline = [] }: MadePdf): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const [catalog, tree, font] = [add(''), add(''), add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')];
  const sheets = pages.map(() => add(''));
  const sheetOf = (page: number): string => `${sheets[page - 1]} 0 R`;
  const goal = (page: number): string => `[${sheetOf(page)}/XYZ 0 ${size.height} null]`;

  for (const [index, { lines, link }] of pages.entries()) {
    const text = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join('\n');
    const drawing = `BT /F1 14 Tf 22 TL 72 760 Td\n${text}\nET`;
    const content = add(`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`);
    const leads = link && ('page' in link ? `/Dest${goal(link.page)}` : `/A<</S/URI/URI(${link.address})>>`);
    const links = leads
      ? `/Annots[<</Type/Annot/Subtype/Link/Rect[72 750 400 780]/Border[0 0 0]${leads}>>]`
      : '';
    objects[(sheets[index] ?? 0) - 1] =
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${size.width} ${size.height}]` +
      `/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${content} 0 R${links}>>`;
  }
  objects[tree - 1] =
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => sheetOf(at + 1)).join(' ')}]>>`;

  const addEntries = (entries: NonNullable<MadePdf['outline']>, parent: number): string => {
    const numbers = entries.map(() => add(''));
    for (const [at, { title, page, within = [] }] of entries.entries()) {
      const own = numbers[at] ?? 0;
      const beside = `${at > 0 ? `/Prev ${own - 1} 0 R` : ''}${at < entries.length - 1 ? `/Next ${own + 1} 0 R` : ''}`;
      const inner = within.length > 0 ? addEntries(within, own) : '';
      objects[own - 1] = `<</Title(${title})/Parent ${parent} 0 R/Dest${goal(page)}${beside}${inner}>>`;
    }
    return `/First ${numbers[0]} 0 R/Last ${numbers.at(-1)} 0 R/Count ${entries.length}`;
  };
  const outlines = outline.length > 0 ? add('') : 0;
  if (outlines) objects[outlines - 1] = `<</Type/Outlines${addEntries(outline, outlines)}>>`;
  const labels = romanPages > 0 ? `/PageLabels<</Nums[0<</S/r>> ${romanPages}<</S/D/St 1>>]>>` : '';
  objects[catalog - 1] =
    `<</Type/Catalog/Pages ${tree} 0 R${labels}${outlines ? `/Outlines ${outlines} 0 R` : ''}>>`;
  return written(objects, catalog);
}

function written(objects: readonly string[], catalog: number): Buffer {
  let file = '%PDF-1.7\n';
  const places = objects.map((body, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer<</Size ${objects.length + 1}/Root ${catalog} 0 R>>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

/** Gives a page another PDF than the library's own, as a server gives it: whole, or the piece that is asked for. */
export async function withPdf(page: Page, pdf: Buffer): Promise<void> {
  await page.route('**/api/documents/pdf/contentCode?**', async (route) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '');
    const [begin, end] = range ? [Number(range[1]), Number(range[2]) + 1] : [0, pdf.length];
    const body = pdf.subarray(begin, end);
    const contentRange = `bytes ${begin}-${begin + body.length - 1}/${pdf.length}`;
    await route.fulfill({
      status: 206,
      contentType: 'application/pdf',
      headers: { 'content-range': contentRange, 'accept-ranges': 'bytes' },
      body,
    });
  });
}
