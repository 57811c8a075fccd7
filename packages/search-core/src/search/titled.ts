import { parseQuery } from '../query.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { compareTexts, textAt } from '../segment/texts.ts';
import type { Epoch, Part, Sight } from './epoch.ts';
import { matchIn, type Question } from './match.ts';
import { publishersOf } from './publishers.ts';
import { readWords } from './reading.ts';
import { scratchFor, type Scratch } from './scratch.ts';
import { familyIn, type Suggestion } from './suggestion.ts';

/** The documents of one segment whose title has the words. */
export type Titled = { part: Part; documents: Uint32Array; byPublisher: Map<string, Suggestion[]> };

/**
 * The visible documents with the words in their title, or partly in their designation; of each publisher one of each
 * of the `most` best families, the best first.
 */
export function titledIn(epoch: Epoch, text: string, sight: Sight, max: number): Titled[] {
  const { words, phrases } = parseQuery(text);
  const fields = FIELDS.title | FIELDS.designation;
  const question: Question = {
    request: { ...sight, text, field: 'all', filters: {}, sort: 'best', from: 0, size: 0, countFacets: [] },
    fields,
    isForAll: false,
    isPartial: false,
    wordings: [
      { phrases, joined: [], pieces: [], reading: readWords(epoch, words, fields, sight), weight: 1 },
    ],
  };
  return epoch.parts.map((part, at) => {
    const scratch = scratchFor(part.segment.size);
    const found = matchIn(epoch, at, scratch, question);
    return {
      part,
      documents: scratch.documents.slice(0, found),
      byPublisher: bestFamilies(part, scratch, found, max),
    };
  });
}

/** Suggestions of different lists, the best title first, equal ones by id. */
export function inOrderOfScores(suggestions: readonly Suggestion[]): Suggestion[] {
  const idOf = ({ part, document }: Suggestion): string => textAt(part.segment.ids, document);
  return suggestions.toSorted(
    (one, other) => other.score - one.score || compareTexts(idOf(one), idOf(other)),
  );
}

function bestFamilies(
  part: Part,
  { documents, scores }: Scratch,
  found: number,
  max: number,
): Map<string, Suggestion[]> {
  const { segment } = part;
  const { publishers } = segment.grants;
  const { rowOf, publisherOfRow } = publishersOf(segment);
  const lists = Array.from(publishers, () => new BestList(max));
  /** What a score must be above to be among the best of its publisher. */
  const bars = new Float64Array(publishers.size).fill(-Infinity);
  for (let at = 0; at < found; at++) {
    const document = documents[at] as number;
    const score = scores[at] as number;
    const publisher = publisherOfRow[rowOf[document] as number] as number;
    if (score <= (bars[publisher] as number)) continue;
    const list = lists[publisher];
    list?.add(familyIn(segment, document), { part, document, way: 0, score });
    bars[publisher] = list?.bar ?? Infinity;
  }
  return new Map(Array.from(publishers, ([code, place]) => [code, lists[place]?.suggestions ?? []]));
}

/** The best families of one publisher, in order; documents come in the order of their ids. */
class BestList {
  readonly suggestions: Suggestion[] = [];
  readonly #families: number[] = [];
  readonly #most: number;

  constructor(max: number) {
    this.#most = max;
  }

  /** The score of the last one, once the list is full. */
  get bar(): number {
    return this.suggestions.length < this.#most ? -Infinity : (this.suggestions.at(-1)?.score ?? 0);
  }

  add(family: number, suggestion: Suggestion): void {
    const known = this.#families.indexOf(family);
    if (known !== -1) {
      if ((this.suggestions[known]?.score ?? 0) >= suggestion.score) return;
      this.#families.splice(known, 1);
      this.suggestions.splice(known, 1);
    }
    let at = this.suggestions.length;
    while (at > 0 && (this.suggestions[at - 1]?.score ?? 0) < suggestion.score) at--;
    this.suggestions.splice(at, 0, suggestion);
    this.#families.splice(at, 0, family);
    if (this.suggestions.length <= this.#most) return;
    this.suggestions.pop();
    this.#families.pop();
  }
}
