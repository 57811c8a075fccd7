/** `all`: by words or by designation; `keyword`: title, keywords, description and body; `designation`: that alone. */
export type SearchField = 'all' | 'keyword' | 'designation';

/** What a document must have besides the text: one of the alternatives or, if excluded, none of them. */
export type Condition = { anyOf: Alternative[]; isExcluded?: boolean };

/**
 * Words or a quoted phrase in some fields, one of the values of a facet, or one of the ids. Words are not completed, and
 * count towards the score.
 */
export type Alternative =
  | { text: string; field: SearchField | 'title' }
  | { facet: string; values: string[] }
  | { ids: string[] };

/**
 * Alphabetical orders compare titles; `titleDescending` is `titleAscending` read backwards. Orders by date show
 * documents without a date last.
 */
export type SearchSort = 'best' | 'titleAscending' | 'titleDescending' | 'newest' | 'oldest';

/** A part of a document in which words were found. */
export type FoundField = 'designation' | 'title' | 'keywords' | 'description' | 'body';

/** One question to the index. */
export type SearchRequest = {
  /** '*' or nothing finds every document in scope; a text without any letter or digit finds none. */
  text: string;
  /** Synonyms and translations of the text; their matches weigh less. At most six are searched. */
  otherWordings?: string[];
  /**
   * The text read as a clause of a document, such as '9001 7.1.5'. Used if `document` or one of its other wordings is the
   * designation of a standard, and the whole text is not.
   */
  clause?: { number: string; document: string; otherWordings: string[] };
  /** Whether to find documents with most of the words if none has all of them. */
  allowsPartial?: boolean;
  /**
   * Whether to correct words to more frequent ones if no document has all words: 'presure vessel', although 'présure' is a
   * word. If some documents have all words, the correction is suggested only.
   */
  correctsInContext?: boolean;
  /** Whether no word is corrected, not even one that no document has. */
  keepsSpelling?: boolean;
  /** All of them hold for every document found. */
  conditions?: Condition[];
  field: SearchField;
  /** Codes of the publishers that the tenant offers. */
  scope: string[];
  /** If present, only documents of these publishers or collections are found. */
  entitled?: { publishers: string[]; collections: string[] };
  /**
   * What the reader's account subscribes to: of other documents the text is not searched, and the hits among these are
   * counted. Without it every text is searched, and nothing is counted.
   */
  subscription?: { publishers: string[]; collections: string[] };
  /** Facet → values: any value of a facet, and all facets; an empty list filters nothing. */
  filters: Record<string, string[]>;
  sort: SearchSort;
  /**
   * Returns one hit per family, its best edition found: in force first, then newer, then original before translation. Total
   * and counts are then numbers of families.
   */
  onePerFamily?: boolean;
  /** Rank of the first hit, from 0. */
  from: number;
  /** Maximum number of hits. */
  size: number;
  /** Facets to count. */
  countFacets: string[];
};

/** Exact numbers, and one page of hits. */
export type SearchResult = {
  /** Number of documents found. */
  total: number;
  /** Of these, the number in the subscription of the request; all without one. */
  subscribed: number;
  /**
   * `score` is the relevance in every sort order; scores of different requests are not comparable. `fields` are those that
   * contain a word of the text; empty when the text is '*'.
   */
  hits: { id: string; score: number; fields: FoundField[] }[];
  /** Words that were corrected, because no visible document has them (together with the others). */
  corrections: { typed: string; used: string }[];
  /** Whether the hits have only most of the words, because no visible document has all. */
  isPartial: boolean;
  /**
   * "Did you mean": a spelling at most two edits away that finds at least ten times as many documents, or, if the text names
   * nothing in force, a designation one digit away; otherwise null. Only with the first page.
   */
  suggestion: { text: string; found: number } | null;
  /** The number of the clause to open in the documents found by designation; otherwise null. */
  clause: string | null;
  /**
   * Facet → value → documents, without zeros. A facet is counted under the filters of all other facets: a count is the
   * number of hits after adding that value.
   */
  counts: Record<string, Record<string, number>>;
};

/** A type-ahead request. */
export type SuggestRequest = {
  text: string;
  /** As of a search; the document is suggested. */
  clause?: SearchRequest['clause'];
  /** Codes of the publishers that the tenant offers; groups are in this order. */
  scope: string[];
  /** If present, only documents of these publishers or collections are suggested. */
  entitled?: { publishers: string[]; collections: string[] };
  /** Maximum number of families per publisher. */
  perPublisher: number;
};

/** Documents whose designation starts with the text or, if there are none, with its words in their title. */
export type SuggestResult = {
  groups: {
    publisher: string;
    /** Families found; counting stops at 25, or after the first beyond the maximum. */
    total: number;
    /** Their editions found, the one in force first, then the newer. */
    families: { ids: string[]; total: number }[];
  }[];
};
