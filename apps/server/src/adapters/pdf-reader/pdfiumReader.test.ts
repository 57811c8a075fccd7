import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { aPdf } from '../../testing/aPdf.ts';
import { aLongPdf } from '../pdf-order/testing/aLongPdf.ts';
import { allThatIsRead, fetchedForPage } from '../pdf-order/testing/readingPdf.ts';
import { pdfiumReader } from './pdfiumReader.ts';
import { lockedPdf } from './testing/lockedPdf.ts';

const reader = pdfiumReader();
afterAll(() => reader.close());

const long = aLongPdf(40);

/** What readers are given of a PDF that can be taken. */
async function given(bytes: Uint8Array, password?: string) {
  const content = await reader.read(bytes, password);
  if ('problem' in content) throw new Error(content.problem);
  return { ...content, readable: content.readable ?? bytes };
}

/**
 * What is read, with places to a hundredth of a point: PDFium rounds numbers to five digits. What pdf.js
 * guesses to lie under a link may differ by that.
 */
const roughly = async (bytes: Uint8Array, password?: string): Promise<unknown> =>
  JSON.parse(JSON.stringify(await allThatIsRead(bytes, password)), (name, value: unknown) => {
    if (name === 'overlaidText') return undefined;
    return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  });

describe('a PDF as readers are given it', () => {
  it('is the very file where that is short and sound', async () => {
    expect(await reader.read(aPdf(3))).toEqual({
      pages: 3,
      texts: ['Torque of page 1', 'Torque of page 2', 'Torque of page 3'],
      labels: ['', '', ''],
      outline: [],
      isScan: false,
      isTagged: false,
      readable: null,
      remarks: [],
    });
  });

  it('is ordered for reading where it is long', async () => {
    const { readable, pages, remarks } = await given(long);
    expect(remarks).toEqual([]);
    expect(readable.length).toBeLessThan(long.length);
    const [before, after] = [await fetchedForPage(long, pages), await fetchedForPage(readable, pages)];
    expect(after.drawing).toBeLessThan(before.drawing);
  });

  it.each([
    ['anybody may open', { user: '', owner: 'o' }, undefined],
    ['its user may open', { user: 'ключ', owner: 'o' }, 'ключ'],
    ['its owner may open', { user: 'u', owner: 'o' }, 'o'],
  ])(
    'asks for no password where it was locked so that %s, and reads as before [pdf-002]',
    async (_, locks, password) => {
      const locked = await lockedPdf(long, locks);
      const { readable, remarks } = await given(locked, password);
      expect(remarks).toEqual(['unprotected']);
      expect(Buffer.from(readable).includes('/Encrypt ')).toBe(false);
      // pdf.js throws where it would have to ask.
      expect(await roughly(readable)).toEqual(await roughly(locked, password));
    },
  );

  it.each([
    ['without a password', undefined],
    ['with a wrong one', 'w'],
  ])('is none where the file is locked and comes %s', async (_, password) => {
    const locked = await lockedPdf(aPdf(1), { user: 'u', owner: 'o' });
    expect(await reader.read(locked, password)).toEqual({ problem: 'encrypted' });
  });

  it('is repaired where the list of its objects is wrong', async () => {
    const broken = Buffer.from(
      aPdf(4)
        .toString('latin1')
        .replaceAll(/^00000\d{5} 00000 n/gm, '0000000009 00000 n'),
      'latin1',
    );
    const { readable, remarks, pages } = await given(broken);
    expect({ remarks, pages }).toEqual({ remarks: ['repaired'], pages: 4 });
    expect(await allThatIsRead(readable)).toEqual(await allThatIsRead(aPdf(4)));
  });

  it('tells that a scan has no text', async () => {
    const scan = Buffer.from(
      aPdf(2)
        .toString('latin1')
        .replaceAll(/\(Torque of page \d+\)/g, (words) => `(${' '.repeat(words.length - 2)})`),
      'latin1',
    );
    expect(await given(scan)).toMatchObject({
      pages: 2,
      texts: [' ', ' '],
      isScan: true,
      remarks: ['no-text'],
    });
  });

  it('tells that most of a scan has no text, and of nothing else', async () => {
    const withSilent = (silent: RegExp): Buffer =>
      Buffer.from(
        aPdf(4)
          .toString('latin1')
          .replaceAll(silent, (words) => `(${' '.repeat(words.length - 2)})`),
        'latin1',
      );
    expect(await given(withSilent(/\(Torque of page [234]\)/g))).toMatchObject({
      isScan: true,
      remarks: ['little-text'],
    });
    expect(await given(withSilent(/\(Torque of page [34]\)/g))).toMatchObject({ isScan: false, remarks: [] });
  });

  it('has words whole that the end of a line divides, as the document writes them elsewhere', async () => {
    const divided = Buffer.from(
      aPdf(2)
        .toString('latin1')
        .replace(
          '(Torque of page 1) Tj',
          '(What is speci-) Tj 0 -14 Td (fied of a CPU-) Tj 0 -14 Td (based thing.) Tj',
        )
        .replace('(Torque of page 2) Tj', '(As specified there.) Tj'),
      'latin1',
    );
    expect(await given(divided)).toMatchObject({
      texts: ['What is specified of a CPU-based thing.', 'As specified there.'],
    });
  });

  it('comes with what is printed on its pages to name them, and with whether it is tagged', async () => {
    const labels = '<</Nums[0 <</S/r>> 2 <</S/D>> 4 <</P(A-)/S/D>>]>>';
    const labelled = Buffer.from(
      aPdf(5)
        .toString('latin1')
        .replace('/Catalog', `/Catalog/PageLabels ${labels}/MarkInfo<</Marked true>>/StructTreeRoot<<>>`),
      'latin1',
    );
    expect(await given(labelled)).toMatchObject({ labels: ['i', 'ii', '1', '2', 'A-1'], isTagged: true });
  });

  it.each([
    ['empty', Buffer.alloc(0), 'empty'],
    ['something else', Buffer.from('<html>'), 'no-pdf'],
    ['cut off', Buffer.from(long.subarray(0, long.length / 2)), 'damaged'],
    ['a head alone', Buffer.from('%PDF-1.7\n'), 'damaged'],
    [
      'without pages',
      Buffer.from(aPdf(1).toString('latin1').replace('/Kids[4 0 R]', '/Kids[9 0 R]'), 'latin1'),
      'damaged',
    ],
    ['too long', aPdf(10_001), 'too-many-pages'],
  ])('is none where the file is %s', async (_, bytes, problem) => {
    expect(await reader.read(bytes)).toEqual({ problem });
  });

  it('has as many pages as the file says, three thousand too', async () => {
    expect(await given(aPdf(3_000))).toMatchObject({ pages: 3_000, remarks: [] });
  });
});

describe('a PDF that does harm', () => {
  it('ends with the thread that reads it; the next one is read by another', async () => {
    const hasty = pdfiumReader({ clockLimitMs: 1 });
    expect(await hasty.read(aPdf(3_000))).toEqual({ problem: 'time-limit' });
    await hasty.close();
    const cramped = pdfiumReader({ memoryLimitMb: 24 });
    const nested = Buffer.from(`%PDF-1.7\n1 0 obj ${'[1 '.repeat(4_000_000)}`);
    expect(await cramped.read(nested)).toHaveProperty('problem');
    expect(await cramped.read(aPdf(1))).toMatchObject({ pages: 1 });
    await cramped.close();
  });

  it('is refused by the processor time that it takes, not by the clock of a busy machine', async () => {
    const hasty = pdfiumReader({ processorLimitMs: 1, clockLimitMs: 600_000 });
    const canTellProcessorTime = 'cpuUsage' in Worker.prototype;
    const answer = await hasty.read(aPdf(9_000));
    expect(answer).toMatchObject(canTellProcessorTime ? { problem: 'time-limit' } : { pages: 9_000 });
    await hasty.close();
  });
});
