import type { Objects } from './syntax/objects.ts';
import { Name, Ref, Stream, type Dict, type Value } from './syntax/values.ts';
import { written } from './syntax/written.ts';

/** Objects that are added to a PDF behind its end: all that was there stays byte for byte (ISO 32000-1, 7.5.6). */
export type Appendix = {
  /** Adds an object, and answers how it is named. */
  readonly add: (value: Value) => Ref;
  /** Puts an object in the place of one that was there. */
  readonly replace: (ref: Ref, value: Value) => void;
  /** The bytes to put behind the file. */
  readonly finish: () => Uint8Array;
};

/** Begins what is put behind a PDF. */
export function appendixTo({ bytes, places }: Objects): Appendix {
  const pieces: Uint8Array[] = [];
  const offsets = new Map<number, { offset: number; generation: number }>();
  let at = bytes.length;
  let next = places.free;

  const put = (piece: Uint8Array): void => {
    pieces.push(piece);
    at += piece.length;
  };
  const say = (text: string): void => put(Buffer.from(text, 'latin1'));

  const write = (ref: Ref, value: Value): void => {
    offsets.set(ref.number, { offset: at, generation: ref.generation });
    const head = `${ref.number} ${ref.generation} obj\n`;
    if (value instanceof Stream && value.data instanceof Uint8Array) {
      const dict = new Map([...value.dict, ['Length', value.data.length]] as const);
      say(`${head}${written(dict)}\nstream\n`);
      put(value.data);
      say('\nendstream\nendobj\n');
    } else say(`${head}${written(value)}\nendobj\n`);
  };

  const trailer = (size: number): Dict => {
    const kept = ['Root', 'Info', 'ID'] as const;
    return new Map<string, Value>([
      ['Size', size],
      ...kept.flatMap((key): [string, Value][] => {
        const value = places.trailer.get(key);
        return value === undefined ? [] : [[key, value]];
      }),
      ['Prev', places.newest],
    ]);
  };

  // A file may end without a line of its own.
  say('\n');

  return {
    add: (value) => {
      const ref = new Ref(next);
      next += 1;
      write(ref, value);
      return ref;
    },
    replace: write,
    finish: () => {
      const start = at;
      if (places.areStreams) {
        const number = next;
        offsets.set(number, { offset: start, generation: 0 });
        say(tableAsStream(number, offsets, trailer(number + 1)));
        // Its columns are bytes of their own, which no text may carry.
        put(columnsOf(offsets));
        say('\nendstream\nendobj\n');
      } else say(`${tableAsLines(offsets)}trailer\n${written(trailer(next))}\n`);
      say(`startxref\n${start}\n%%EOF\n`);
      return Buffer.concat(pieces);
    },
  };
}

type Offsets = ReadonlyMap<number, { offset: number; generation: number }>;

const sorted = (offsets: Offsets) => [...offsets].sort(([one], [other]) => one - other);

/** Numbers that follow each other, as the first and how many. */
function runsOf(numbers: readonly number[]): [first: number, count: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === number) last[1] += 1;
    else runs.push([number, 1]);
  }
  return runs;
}

function tableAsLines(offsets: Offsets): string {
  const entries = new Map(sorted(offsets));
  const lines = ['xref\n'];
  for (const [first, count] of runsOf([...entries.keys()])) {
    lines.push(`${first} ${count}\n`);
    for (let number = first; number < first + count; number += 1) {
      const { offset = 0, generation = 0 } = entries.get(number) ?? {};
      lines.push(`${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`);
    }
  }
  return lines.join('');
}

const rowLength = 8;

function tableAsStream(number: number, offsets: Offsets, trailer: Dict): string {
  const dict = new Map<string, Value>([
    ...trailer,
    ['Type', new Name('XRef')],
    ['W', [1, 5, 2]],
    ['Index', runsOf(sorted(offsets).map(([each]) => each)).flat()],
    ['Length', offsets.size * rowLength],
  ]);
  return `${number} 0 obj\n${written(dict)}\nstream\n`;
}

function columnsOf(offsets: Offsets): Uint8Array {
  const columns = Buffer.alloc(offsets.size * rowLength);
  for (const [row, [, { offset, generation }]] of sorted(offsets).entries()) {
    columns.writeUInt8(1, row * rowLength);
    columns.writeUIntBE(offset, row * rowLength + 1, 5);
    columns.writeUInt16BE(generation, row * rowLength + 6);
  }
  return columns;
}
