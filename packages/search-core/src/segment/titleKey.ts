import { Numbers } from './numbers.ts';
import type { Segment } from './segment.ts';
import { FIELD_END, readSequence, SEQUENCE_FIELDS } from './sequences.ts';
import { formOfTerm } from './tagged.ts';
import { textAt } from './texts.ts';

const TITLE = SEQUENCE_FIELDS.indexOf('title');
const terms = /* @__PURE__ */ new Numbers();

/** A text by which titles of different segments compare as `titleRank` does within one. */
export function titleKeyOf(segment: Segment, document: number): string {
  terms.clear();
  readSequence(segment.sequences, document, terms);
  const fields: string[][] = [[]];
  for (const term of terms.view()) {
    if (term !== FIELD_END) fields.at(-1)?.push(formOfTerm(textAt(segment.terms, term)));
    else if (fields.push([]) > TITLE + 1) break;
  }
  const [pieces = [], others = []] = fields;
  const year = others.at(-1);
  const designation = pieces.map((piece, at) =>
    at === segment.editionAt[document] && year !== undefined && year.length > piece.length ? year : piece,
  );
  return `${fields[TITLE]?.join(' ')}\0${designation.join(' ')}`;
}
