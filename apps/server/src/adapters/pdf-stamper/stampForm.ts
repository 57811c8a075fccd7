import { deflateSync } from 'node:zlib';
import type { Appendix } from './appendix.ts';
import { pagesOf } from './pages.ts';
import type { StampSize } from './strip.ts';
import { openObjects, type Objects } from './syntax/objects.ts';
import { BrokenPdf, Name, Ref, Stream, type Value } from './syntax/values.ts';
import { utf16 } from './utf16.ts';

/** A stamp as one drawing that all pages share. */
export type StampForm = StampSize & { readonly ref: Ref };

/**
 * Takes the only page of a small PDF over as a drawing. It says as a whole what it reads: taken letter by letter,
 * ligatures and lines that run from right to left come out differently from reader to reader.
 */
export function addStampForm(appendix: Appendix, typeset: { pdf: Uint8Array; reads: string }): StampForm {
  const objects = openObjects(typeset.pdf);
  const [page] = pagesOf(objects);
  const contents = objects.resolve(page?.dict.get('Contents'));
  const box = objects.resolve(page?.of('MediaBox') ?? null);
  if (!page || !(contents instanceof Stream) || !Array.isArray(box)) throw new BrokenPdf('A stamp has no page');
  const [left = 0, bottom = 0, right = 0, top = 0] = box.map(Number);
  const marked = [
    Buffer.from(`/Span <</ActualText <${utf16(typeset.reads).toString('hex')}>>> BDC\n`),
    objects.unpacked(contents),
    Buffer.from('\nEMC\n'),
  ];
  const dict = new Map<string, Value>([
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
    ['BBox', box as readonly Value[]],
    ['Matrix', [1, 0, 0, 1, -left, -bottom]],
    ['Resources', copied(objects, appendix, page.of('Resources'))],
    ['Filter', new Name('FlateDecode')],
  ]);
  const ref = appendix.add(new Stream(dict, deflateSync(Buffer.concat(marked))));
  return { ref, width: right - left, height: top - bottom };
}

/** A value with all that it names, as objects of the other file. */
function copied(from: Objects, appendix: Appendix, value: Value, known = new Map<number, Ref>()): Value {
  const copy = (each: Value): Value => {
    if (each instanceof Ref) {
      const there = known.get(each.number) ?? appendix.add(copy(from.resolve(each)));
      known.set(each.number, there);
      return there;
    }
    if (each instanceof Map) return new Map([...each].map(([key, of]) => [key, copy(of)]));
    if (each instanceof Stream) return copiedStream(from, each, copy);
    return Array.isArray(each) ? each.map(copy) : each;
  };
  return copy(value);
}

function copiedStream(from: Objects, { dict, data }: Stream, copy: (value: Value) => Value): Stream {
  const length = from.resolve(dict.get('Length'));
  const bytes =
    typeof data === 'number' && typeof length === 'number' ? from.bytes.subarray(data, data + length) : data;
  const entries = [...dict].filter(([key]) => key !== 'Length');
  return new Stream(new Map(entries.map(([key, of]) => [key, copy(of)])), bytes);
}
