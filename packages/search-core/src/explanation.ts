import type { DesignationLevel } from './search/designations.ts';
import type { FoundField, SearchRequest } from './request.ts';

/** Why a document is among the hits of a request, and at its place there. */
export type ExplainRequest = SearchRequest & {
  /** The document's id. */
  id: string;
  /** Whether nothing may be said of its text, so that its record alone is explained. */
  isRecordOnly: boolean;
};

/** What a word of the request adds in one field. */
export type WordPoints = {
  kind: 'word';
  /** As it was typed; of a synonym the word of the other wording. */
  word: string;
  /** The words of the document that it matched, as forms; none for a quantity. */
  forms: string[];
  by: 'word' | 'correction' | 'synonym' | 'quantity';
  field: FoundField;
  /** How often they are there. */
  times: number;
  points: number;
};

/** What takes from the points of words, or adds to them: what is after the factor, less what was before. */
export type FactorPoints = {
  kind: 'factor';
  /**
   * `mostWords`: some words are missing · `otherWording`: found by synonyms · `notInForce`: superseded or withdrawn · `title`:
   * the title has the words, in their order, and few others.
   */
  factor: 'mostWords' | 'otherWording' | 'notInForce' | 'title';
  points: number;
};

/** Parts that add up to the score. */
export type Explanation = {
  /** How the text names the document, if it does: what is named comes before all that is found by words. */
  designation: DesignationLevel | null;
  parts: (WordPoints | FactorPoints)[];
  score: number;
  /** Its place among the hits by best match, from 1, and the score of the first; null behind the first 100, or for a record alone. */
  rank: number | null;
  best: number | null;
};
