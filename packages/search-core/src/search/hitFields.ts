import type { FoundField } from '../request.ts';
import { isIn } from '../segment/bitset.ts';
import { FIELD_ORDER, FIELDS } from '../segment/frequencies.ts';
import { Numbers } from '../segment/numbers.ts';
import { FIELD_END, readSequence, SEARCHED_AS } from '../segment/sequences.ts';
import { hasPieces } from './designations.ts';
import type { Epoch } from './epoch.ts';
import { isAmong } from './expansion.ts';
import type { Question } from './match.ts';
import type { Hit } from './order.ts';

const terms = /* @__PURE__ */ new Numbers();

/** The searched fields of a document in which a word of the text is. */
export function fieldsOfHit(epoch: Epoch, question: Question, { part, document }: Hit): FoundField[] {
  if (question.isForAll) return [];
  const at = epoch.parts.indexOf(part);
  const expansions = question.wordings.flatMap(({ reading }) =>
    reading.words.flatMap(({ expansions: own }) => own[at] ?? []),
  );
  terms.clear();
  readSequence(part.segment.sequences, document, terms);
  let field = 0;
  let found = question.wordings.some(({ pieces }) => hasPieces(part.segment, document, pieces))
    ? FIELDS.designation
    : 0;
  for (const term of terms.view()) {
    const bit = 1 << (SEARCHED_AS[field] ?? 0);
    if (term === FIELD_END) field++;
    else if ((found & bit) === 0 && expansions.some((expansion) => isAmong(expansion, term))) found |= bit;
  }
  const layers = epoch.layersIn(part, question.request, question.fields);
  const searched = layers.find(({ visible }) => isIn(visible, document))?.fields ?? 0;
  return FIELD_ORDER.filter((_, bit) => (found & searched & (1 << bit)) !== 0);
}
