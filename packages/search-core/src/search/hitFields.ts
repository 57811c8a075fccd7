import type { FoundField } from '../request.ts';
import { isIn } from '../segment/bitset.ts';
import { FIELD_ORDER, FIELDS } from '../segment/frequencies.ts';
import { Numbers } from '../segment/numbers.ts';
import { FIELD_END, readSequence, SEARCHED_AS } from '../segment/sequences.ts';
import { hasPieces } from './designations.ts';
import { textsIn, type ConditionText } from './conditions.ts';
import type { Epoch } from './epoch.ts';
import { isAmong } from './expansion.ts';
import type { Question } from './match.ts';
import type { Hit } from './order.ts';

const terms = /* @__PURE__ */ new Numbers();

/** The searched fields of a document in which a word of the text, or of a condition, is. */
export function fieldsOfHit(epoch: Epoch, question: Question, { part, document }: Hit): FoundField[] {
  const texts: SearchedText[] = [
    ...(question.isForAll
      ? []
      : question.wordings.map(({ reading, pieces }) => ({ reading, pieces, fields: question.fields }))),
    ...textsIn(question.request).flat(),
  ];
  if (texts.length === 0) return [];
  const mask = texts.reduce((all, text) => all | text.fields, 0);
  const at = epoch.parts.indexOf(part);
  const searched = texts.flatMap(({ reading, fields }) =>
    reading.words.flatMap(({ expansions }) => (expansions[at] ? { fields, expansion: expansions[at] } : [])),
  );
  terms.clear();
  readSequence(part.segment.sequences, document, terms);
  let field = 0;
  let found = texts.some(
    ({ pieces, fields }) => (fields & FIELDS.designation) !== 0 && hasPieces(part.segment, document, pieces),
  )
    ? FIELDS.designation
    : 0;
  for (const term of terms.view()) {
    const bit = 1 << (SEARCHED_AS[field] ?? 0);
    if (term === FIELD_END) field++;
    else if (
      (found & bit) === 0 &&
      searched.some(({ fields, expansion }) => (fields & bit) !== 0 && isAmong(expansion, term))
    )
      found |= bit;
  }
  const layers = epoch.layersIn(part, question.request, mask);
  const layer = layers.find(({ visible }) => isIn(visible, document))?.fields ?? 0;
  return FIELD_ORDER.filter((_, bit) => (found & layer & (1 << bit)) !== 0);
}

type SearchedText = Pick<ConditionText, 'reading' | 'pieces' | 'fields'>;
