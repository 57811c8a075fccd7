import * as fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../pdf-syntax/openPdf.ts';
import { orderedForReading, orderedOrNull } from './orderedForReading.ts';
import { aLongPdf } from './testing/aLongPdf.ts';
import { allThatIsRead, fetchedForPage } from './testing/readingPdf.ts';

const long = aLongPdf(60);
const ordered = orderedForReading(long);

/** A PDF with these objects, the first of which is the catalog. */
function pdfOf(objects: readonly string[], { tail = '', trailer = '' } = {}): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj ${body} endobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer <</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\n`;
  return Buffer.from(`${text}startxref\n${start}\n%%EOF${tail}`, 'latin1');
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
const stream = (text: string, entries = ''): string =>
  `<<${entries}/Length ${text.length}>>stream\n${text}\nendstream`;
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>';

describe('a PDF ordered for reading', () => {
  it('reads as before: text, drawing, tags, links, outline and labels of every page', async () => {
    expect(await allThatIsRead(ordered)).toEqual(await allThatIsRead(long));
  });

  it('holds every object under its number, saying what it said byte for byte', () => {
    const [before, after] = [openPdf(long), openPdf(ordered)];
    expect(after.xref.entries.size).toBeGreaterThan(1_000);
    for (const number of before.xref.entries.keys()) {
      const [given, kept] = [before.object(number), after.object(number)];
      expect(Buffer.from(kept?.source ?? []).equals(given?.source ?? Buffer.alloc(0))).toBe(true);
      expect(Buffer.from(kept?.data ?? []).equals(given?.data ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('is smaller, and gives a page and its tags for a fraction of the bytes', async () => {
    expect(ordered.length).toBeLessThan(long.length / 2);
    for (const number of [1, 50]) {
      const [plain, quick] = [await fetchedForPage(long, number), await fetchedForPage(ordered, number)];
      expect(quick.drawing).toBeLessThan(plain.drawing / 2);
      expect(quick.drawing + quick.naming).toBeLessThan((plain.drawing + plain.naming) / 3);
      expect(quick.pieces).toBeLessThan(plain.pieces);
    }
  });

  it('is the very file where that has too many objects', () => {
    expect(orderedForReading(long, 1_000)).toBe(long);
  });

  it('ordered again is the same', () => {
    expect(Buffer.from(orderedForReading(ordered)).equals(ordered)).toBe(true);
  });

  it('keeps what a later part of the file says of an object, and drops what nothing leads to', async () => {
    const first = pdfOf([catalog, pages, page, stream('BT (old) Tj ET'), '(nobody asks for me)']);
    const start = first.length + 1;
    const changed = `4 0 obj ${stream('0 0 9 9 re f')} endobj\n`;
    const table = `xref\n4 1\n${String(start).padStart(10, '0')} 00000 n \n`;
    const before = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1] ?? '';
    const trailer = `trailer <</Size 6/Root 1 0 R/Prev ${before}>>\nstartxref\n${start + changed.length}\n%%EOF`;
    const updated = Buffer.concat([first, Buffer.from(`\n${changed}${table}${trailer}`)]);
    const text = Buffer.from(orderedForReading(updated)).toString('latin1');
    expect(text).toContain('0 0 9 9 re f');
    expect(text).not.toContain('(old)');
    expect(text).not.toContain('nobody asks');
    expect(await allThatIsRead(orderedForReading(updated))).toEqual(await allThatIsRead(updated));
  });

  it('holds each object once, and none that is not there, whatever trees of it say', () => {
    const tagged = '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/Outlines 9 0 R/OpenAction[3 0 R]>>';
    const odd = pdfOf([tagged, pages, page, stream('0 0 9 9 re f'), '<</K[9 0 R 3 0 R 5 0 R 1 0 R 4 0 R]>>']);
    const after = orderedForReading(odd);
    expect([...openPdf(after).xref.entries.keys()].toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(Buffer.from(after).toString('latin1').split('0 0 9 9 re f')).toHaveLength(2);
  });

  it('writes the length of a stream into the stream', () => {
    const indirect = pdfOf([catalog, pages, page, '<</Length 5 0 R>>stream\n0 0 1 1 re f\nendstream', '12']);
    expect(Buffer.from(orderedForReading(indirect)).toString('latin1')).toContain(
      '<</Length 12>>\nstream\n0 0 1 1 re f',
    );
  });

  it.each([
    ['is encrypted', pdfOf([catalog, pages, page, stream('')], { trailer: '/Encrypt<<>>' })],
    ['has no trailer', Buffer.from('%PDF-1.4\nstartxref\n3\n%%EOF')],
    ['names no end', Buffer.from('%PDF-1.4')],
    [
      'has its objects elsewhere',
      Buffer.from(pdfOf([catalog, pages, page]).toString('latin1').replace('%PDF-1.4', '%PDF-1.4 moved')),
    ],
    ['has no pages', pdfOf([catalog, '<</Type/Pages/Count 0/Kids[]>>'])],
    ['has a page tree that leads into itself', pdfOf([catalog, '<</Type/Pages/Kids[2 0 R]>>'])],
    [
      'has a stream that is longer than it says',
      pdfOf([catalog, pages, page, '<</Length 2>>stream\nlonger\nendstream']),
    ],
    [
      'has a stream that measures itself',
      pdfOf([catalog, pages, page, '<</Length 4 0 R>>stream\n\nendstream']),
    ],
    ['nests its values without end', pdfOf([catalog, pages, `${'['.repeat(9_999)}${']'.repeat(9_999)}`])],
    [
      'claims a billion objects',
      Buffer.from('%PDF-1.4\nxref\n0 1000000000\ntrailer<<>>\nstartxref\n9\n%%EOF'),
    ],
    [
      'points to the list before it in a circle',
      Buffer.from('%PDF-1.4\nxref\n0 0\ntrailer <</Prev 9>>\nstartxref\n9\n%%EOF'),
    ],
    ['has a list that is a bomb', bomb()],
  ])('is left as it is when it %s', (_, bytes) => {
    expect(orderedOrNull(bytes)).toBeNull();
  });

  it('is left as it is, or ordered, whatever bytes of it are broken; never anything else', () => {
    const small = orderedForReading(
      pdfOf([catalog, pages, page, stream('0 0 9 9 re f'), '<</A 6 0 R>>', '[1 2]']),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(small.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (changes) => {
          const broken = Uint8Array.from(small);
          for (const [at, code] of changes) broken[at] = code;
          const answer = orderedOrNull(broken);
          expect(answer === null || openPdf(answer).xref.entries.size > 0).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** A list of places that unpacks to 300 MB. */
function bomb(): Buffer {
  const data = deflateSync(Buffer.alloc(300 * 1024 * 1024));
  const head = `%PDF-1.5\n1 0 obj <</Type/XRef/Size 1/W[1 4 2]/Filter/FlateDecode/Length ${data.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream endobj\nstartxref\n9\n%%EOF')]);
}
