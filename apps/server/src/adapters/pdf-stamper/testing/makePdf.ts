import { deflateSync } from 'node:zlib';

/** A page of a made-up PDF; what is left out comes from the tree above it. */
export type MadePage = {
  readonly media?: readonly number[];
  readonly crop?: readonly number[];
  readonly rotate?: number;
  /** What it draws; `(words) Tj` at a place of its own unless it says otherwise. */
  readonly contents?: string;
  readonly annotations?: string;
};

type Form = 'lines' | 'streams';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/**
 * A PDF by hand, so that it can be odd: pages of any shape, one list of what they draw with, and its tables as lines
 * (PDF 1.4) or as streams with the objects packed into them (PDF 1.5).
 */
export function makePdf(pages: readonly MadePage[], form: Form = 'lines'): Buffer {
  const objects = new Map<number, string | { dict: string; data: Buffer }>();
  const first = 10;
  const refs = pages.map((_, at) => first + at * 2);
  objects.set(1, '<</Type /Catalog /Pages 2 0 R /Lang (en)>>');
  objects.set(
    2,
    `<</Type /Pages /Count ${pages.length} /Kids [${refs.map((ref) => `${ref} 0 R`).join(' ')}] /MediaBox [0 0 595 842] /Resources 3 0 R>>`,
  );
  objects.set(3, '<</Font <</F1 4 0 R>>>>');
  objects.set(4, '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>');
  for (const [at, page] of pages.entries()) {
    const ref = first + at * 2;
    const {
      contents = `BT /F1 12 Tf 72 72 Td (Page ${at + 1}) Tj ET`,
      media,
      crop,
      rotate,
      annotations,
    } = page;
    const entries = [
      '/Type /Page /Parent 2 0 R',
      `/Contents ${ref + 1} 0 R`,
      media && `/MediaBox [${media.join(' ')}]`,
      crop && `/CropBox [${crop.join(' ')}]`,
      rotate !== undefined && `/Rotate ${rotate}`,
      annotations && `/Annots [${annotations}]`,
    ];
    objects.set(ref, `<<${entries.filter(Boolean).join(' ')}>>`);
    objects.set(ref + 1, { dict: '', data: latin(contents) });
  }
  return form === 'lines' ? withLines(objects) : withStreams(objects);
}

type Objects = ReadonlyMap<number, string | { dict: string; data: Buffer }>;

const objectBytes = (number: number, object: string | { dict: string; data: Buffer }): Buffer =>
  typeof object === 'string'
    ? latin(`${number} 0 obj\n${object}\nendobj\n`)
    : Buffer.concat([
        latin(`${number} 0 obj\n<<${object.dict} /Length ${object.data.length}>>\nstream\n`),
        object.data,
        latin('\nendstream\nendobj\n'),
      ]);

function withLines(objects: Objects): Buffer {
  const pieces = [latin('%PDF-1.4\n')];
  let at = 9;
  const lines = ['xref\n0 1\n0000000000 65535 f\r\n'];
  for (const [number, object] of objects) {
    const bytes = objectBytes(number, object);
    lines.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n\r\n`);
    pieces.push(bytes);
    at += bytes.length;
  }
  const size = Math.max(...objects.keys()) + 1;
  pieces.push(latin(`${lines.join('')}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${at}\n%%EOF`));
  return Buffer.concat(pieces);
}

function withStreams(objects: Objects): Buffer {
  const packed = [...objects].filter((entry): entry is [number, string] => typeof entry[1] === 'string');
  const table = Math.max(...objects.keys()) + 1;
  const offsets: number[] = [];
  let length = 0;
  for (const [, text] of packed) {
    offsets.push(length);
    length += text.length + 1;
  }
  const head = `${packed.map(([number], at) => `${number} ${offsets[at]}`).join(' ')} `;
  const data = deflateSync(latin(head + packed.map(([, text]) => text).join(' ')));
  const dict = `/Type /ObjStm /N ${packed.length} /First ${head.length} /Filter /FlateDecode`;
  const pieces = [latin('%PDF-1.5\n')];
  let at = 9;
  const rows = new Map<number, number[]>();
  for (const [number, object] of [...objects, [table, { dict, data }] as const]) {
    if (typeof object === 'string') {
      rows.set(number, [2, table, packed.findIndex(([each]) => each === number)]);
      continue;
    }
    const bytes = objectBytes(number, object);
    rows.set(number, [1, at, 0]);
    pieces.push(bytes);
    at += bytes.length;
  }
  const index = table + 1;
  rows.set(index, [1, at, 0]);
  pieces.push(tableBytes(index, rows), latin(`startxref\n${at}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

/** The table as most programs write it: each row as what is added to the row above (PNG predictor 12). */
function tableBytes(number: number, rows: ReadonlyMap<number, readonly number[]>): Buffer {
  const plain = [...rows.keys()]
    .sort((one, other) => one - other)
    .map((row) => {
      const [kind = 0, second = 0, third = 0] = rows.get(row) ?? [];
      return [kind, second >> 16, (second >> 8) & 0xff, second & 0xff, third];
    });
  const data = plain.map((row, at) => [
    2,
    ...row.map((byte, place) => (byte - (plain[at - 1]?.[place] ?? 0)) & 0xff),
  ]);
  const index = [...rows.keys()].sort((one, other) => one - other).map((row) => `${row} 1`);
  const dict =
    `/Type /XRef /Size ${number + 1} /Root 1 0 R /W [1 3 1] /Index [${index.join(' ')}] ` +
    '/Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 5>>';
  return objectBytes(number, { dict, data: deflateSync(Buffer.from(data.flat())) });
}
