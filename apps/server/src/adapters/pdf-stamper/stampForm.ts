import { deflateSync } from 'node:zlib';
import type { IncrementalUpdate } from '../pdf-syntax/incrementalUpdate.ts';
import { pagesOf } from '../pdf-syntax/pages.ts';
import type { StampSize } from './strip.ts';
import { openPdf, type Pdf } from '../pdf-syntax/openPdf.ts';
import { isList, Name, PdfSyntaxError, Ref, Stream, type Value } from '../pdf-syntax/values.ts';

/** A stamp as one drawing that all pages share. */
export type StampForm = StampSize & { readonly ref: Ref };

/** Takes the only page of a small PDF over as a drawing. */
export function addStampForm(update: IncrementalUpdate, typeset: Uint8Array): StampForm {
  const [form] = addForms(update, typeset);
  if (!form) throw new PdfSyntaxError('A stamp has no page');
  return form;
}

/** Takes each page of a PDF over as a drawing; what they share they go on sharing. */
export function addForms(update: IncrementalUpdate, typeset: Uint8Array): StampForm[] {
  const pdf = openPdf(typeset);
  const known = new Map<number, Ref>();
  return [...pagesOf(pdf)].map((page) => {
    const contents = pdf.resolve(page.dict.get('Contents'));
    const box = pdf.resolve(page.of('MediaBox'));
    if (!(contents instanceof Stream) || !isList(box)) throw new PdfSyntaxError('A drawing has no page');
    const [left = 0, bottom = 0, right = 0, top = 0] = box.map(Number);
    const dict = new Map<string, Value>([
      ['Type', new Name('XObject')],
      ['Subtype', new Name('Form')],
      ['BBox', box],
      ['Matrix', [1, 0, 0, 1, -left, -bottom]],
      ['Resources', copied(pdf, update, page.of('Resources'), known)],
      ['Filter', new Name('FlateDecode')],
    ]);
    const ref = update.add(new Stream(dict, deflateSync(pdf.decoded(contents))));
    return { ref, width: right - left, height: top - bottom };
  });
}

/** A value with all that it names, as objects of the other file. */
function copied(from: Pdf, update: IncrementalUpdate, value: Value, known = new Map<number, Ref>()): Value {
  const copy = (each: Value): Value => {
    if (each instanceof Ref) {
      const there = known.get(each.number) ?? update.add(copy(from.resolve(each)));
      known.set(each.number, there);
      return there;
    }
    if (each instanceof Map) return new Map([...each].map(([key, of]) => [key, copy(of)]));
    if (each instanceof Stream) return copiedStream(from, each, copy);
    return isList(each) ? each.map(copy) : each;
  };
  return copy(value);
}

function copiedStream(from: Pdf, stream: Stream, copy: (value: Value) => Value): Stream {
  const { dict, data } = stream;
  const type = dict.get('Type');
  const length = from.resolve(dict.get('Length'));
  const bytes =
    typeof data === 'number' && typeof length === 'number' ? from.bytes.subarray(data, data + length) : data;
  const isMap = type instanceof Name && type.name === 'CMap';
  const entries = [...dict].filter(([key]) => key !== 'Length' && !(isMap && key === 'Filter'));
  const copies = new Map(entries.map(([key, of]) => [key, copy(of)]));
  return new Stream(copies, isMap ? readBackwards(from.decoded(stream)) : bytes);
}

/**
 * Lists the letters of right-to-left ligatures from left to right. Text extractors (PDFium, pdf.js, Poppler) reverse all
 * letters of a run, including those of one glyph.
 */
function readBackwards(map: Uint8Array): Uint8Array {
  const text = Buffer.from(map).toString('latin1');
  const turned = text.replaceAll(
    /(<[0-9A-F]{4}> <)((?:(?:05[9A-F]|0[6-8][0-9A-F])[0-9A-F]|F[BDE][0-9A-F]{2}){2,})>/g,
    (_, head: string, letters: string) => `${head}${(letters.match(/.{4}/g) ?? []).toReversed().join('')}>`,
  );
  return Buffer.from(turned, 'latin1');
}
