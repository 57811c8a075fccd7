import { Numbers } from './numbers.ts';
import type { Segment } from './segment.ts';
import { compareTexts } from './texts.ts';

/** Where each document of a merged segment comes from. */
export type Origins = { segments: Uint16Array; documents: Uint32Array };

/** Reads a list of numbers of one document of one segment into `into`. */
export type Read = (segment: Segment, document: number, into: Numbers) => void;

/** Numbers that stand for no text are left as they are: the end of a field, no family. */
const NO_TEXT = 0xffff_ffff;

/** Gives the texts that are still used new numbers, in order, and reads each document's lists in them. */
export function renumber({
  segments,
  origins,
  textOf,
  sizeIn,
  read,
}: {
  segments: readonly Segment[];
  origins: Origins;
  textOf: (segment: Segment, number: number) => string;
  sizeIn: (segment: Segment) => number;
  read: Read;
}): { texts: string[]; numbersOf: (document: number) => Uint32Array } {
  const places = segments.map((segment) => new Uint32Array(sizeIn(segment)));
  const list = new Numbers();
  const readList = (document: number): Uint32Array => {
    const segment = segments[origins.segments[document] as number];
    list.clear();
    if (segment) read(segment, origins.documents[document] as number, list);
    return list.view();
  };
  for (let document = 0; document < origins.documents.length; document++) {
    const used = places[origins.segments[document] as number];
    for (const number of readList(document)) if (used && number !== NO_TEXT) used[number] = 1;
  }
  const texts = new Set<string>();
  for (const [at, segment] of segments.entries()) {
    places[at]?.forEach((isUsed, number) => isUsed === 1 && texts.add(textOf(segment, number)));
  }
  const sorted = [...texts].sort(compareTexts);
  const placeOf = new Map(sorted.map((text, place) => [text, place]));
  for (const [at, segment] of segments.entries()) {
    const own = places[at];
    own?.forEach((isUsed, number) => {
      if (isUsed === 1) own[number] = placeOf.get(textOf(segment, number)) ?? 0;
    });
  }
  return {
    texts: sorted,
    numbersOf: (document) => {
      const own = places[origins.segments[document] as number];
      const numbers = readList(document);
      if (!own) return numbers;
      for (let at = 0; at < numbers.length; at++) {
        const number = numbers[at] as number;
        if (number !== NO_TEXT) numbers[at] = own[number] as number;
      }
      return numbers;
    },
  };
}
