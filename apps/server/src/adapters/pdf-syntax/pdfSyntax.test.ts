import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../pdf-stamper/testing/makePdf.ts';
import { incrementalUpdate } from './incrementalUpdate.ts';
import { openPdf } from './openPdf.ts';
import { pagesOf } from './pages.ts';
import { Parser } from './parser.ts';
import { Name, PdfSyntaxError, Ref, Stream, textString, type Value } from './values.ts';
import { PdfWriter, serialize } from './writer.ts';

const parse = (text: string): Value => new Parser(Buffer.from(text, 'latin1')).value();

const byteString = fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
const { value: arbitraryValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 1000),
    byteString,
    byteString.map((name) => new Name(name)),
    fc.tuple(fc.nat(9_999_999), fc.nat(65_535)).map(([number, generation]) => new Ref(number, generation)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(byteString, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
}));

describe('the parser', () => {
  it('reads every value as it was serialized', () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        expect(parse(serialize(value))).toEqual(value);
      }),
    );
  });

  it.each([
    ['(a\\(b\\)(c)\\\\)', 'a(b)(c)\\'],
    ['(\\101\\7x\\n\\\r\nend)', 'A\x07x\nend'],
    ['<4E 6f7>', 'Nop'],
    ['/T#79pe', new Name('Type')],
    ['--5', -5],
    ['5-3', 5],
    ['.', 0],
    ['[1 0 R 2 3]', [new Ref(1), 2, 3]],
    ['% a comment\n<</A%b\n/B>>', new Map([['A', new Name('B')]])],
  ])('reads %s', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it.each(['(no end', '<4', '[1', '<</A 1', '<<1 2>>', 'word', ''])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(PdfSyntaxError);
  });
});

describe.each(['lines', 'streams'] as const)('an update of a PDF with cross-references as %s', (form) => {
  const original = makePdf([{ rotate: 90 }, {}, { contents: 'BT (third) Tj ET' }], form);

  it('adds and replaces objects, and leaves all others as they were', () => {
    const before = openPdf(original);
    const [page] = pagesOf(before);
    if (!page) throw new Error('The PDF has no page');
    const update = incrementalUpdate(before);
    const title = update.add(textString('Größe'));
    const stream = update.add(new Stream(new Map(), Buffer.from('0 0 9 9 re f')));
    update.replace(page.ref, new Map([...page.dict, ['Title', title], ['Contents', stream]]));
    const after = openPdf(Buffer.concat([original, update.finish()]));
    const changed = [...pagesOf(after)][0]?.dict;
    expect(after.resolve(changed?.get('Title'))).toBe('\xfe\xff\0G\0r\0\xf6\0\xdf\0e');
    expect(Buffer.from(after.object(stream.number)?.data ?? []).toString()).toBe('0 0 9 9 re f');
    expect(after.xref.isStream).toBe(form === 'streams');
    for (const number of before.xref.entries.keys())
      if (number !== page.ref.number) expect(after.object(number)).toEqual(before.object(number));
  });
});

describe('an object stream', () => {
  it('is refused where it holds another object than the cross-references say', () => {
    const writer = new PdfWriter();
    writer.write('%PDF-1.5\n');
    const pair = (one: number, other: number) => [
      [one, Buffer.from('(one)')] as const,
      [other, Buffer.from('(other)')] as const,
    ];
    writer.pack(3, pair(2, 1));
    const hidden = new PdfWriter();
    hidden.write('%PDF-1.5\n');
    hidden.pack(3, pair(1, 2));
    const honest = Buffer.from(writer.endWithStream(4, new Map([['Root', new Ref(1)]])));
    expect(openPdf(honest).resolve(new Ref(2))).toBe('one');
    const packed = Buffer.from(hidden.endWithStream(4, new Map([['Root', new Ref(1)]])));
    const end = packed.indexOf('4 0 obj');
    const start = honest.indexOf('4 0 obj');
    expect(end).toBe(start);
    const mixed = openPdf(Buffer.concat([packed.subarray(0, end), honest.subarray(start)]));
    expect(() => mixed.resolve(new Ref(2))).toThrow(PdfSyntaxError);
  });
});
