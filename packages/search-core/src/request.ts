/** `all`: by words or by designation; `keyword`: title, keywords, description and body; `designation`: that alone. */
export type SearchField = 'all' | 'keyword' | 'designation';

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
  /** The same said in other words, as synonyms and translations do; their matches weigh less. At most six are looked for. */
  otherWordings?: string[];
  /**
   * What the text says if it asks for a clause of a document, which it does where `document` or one of its other wordings
   * names a standard and the whole text names none: '9001 7.1.5'.
   */
  clause?: { number: string; document: string; otherWordings: string[] };
  /** Whether documents with most of the words are found where none has all of them. */
  orMost?: boolean;
  /**
   * Whether, where no document has all words, they are read as others that are used far more, if documents have all of
   * those: 'presure vessel' although 'présure' is a word. Where some have all words, such a reading is suggested.
   */
  correctsInContext?: boolean;
  field: SearchField;
  /** Codes of the publishers that the tenant offers. */
  scope: string[];
  /** When present, only documents opened by one of these publishers or collections are found. */
  entitled?: { publishers: string[]; collections: string[] };
  /** Section → picked values: any value within a section, every section; an empty list picks nothing. */
  picks: Record<string, string[]>;
  sort: SearchSort;
  /**
   * Shows of each family the best edition found alone: one in force before one that is not, then the newer, then
   * the original before its translation. Total and counts are then numbers of families.
   */
  onePerFamily?: boolean;
  /** Rank of the first hit wanted, from 0. */
  from: number;
  /** Number of hits wanted. */
  size: number;
  /** Sections to count. */
  countSections: string[];
};

/** The answer: exact numbers, and the wanted part of the ordered hits. */
export type SearchResult = {
  /** Number of documents found. */
  total: number;
  /**
   * `score` tells relevance in every sort order; scores of different requests do not compare. `fields` are those
   * in which a word of the text stands, none when everything was asked for.
   */
  hits: { id: string; score: number; fields: FoundField[] }[];
  /** Words that no visible document has, or none together with the others, and the words they were read as. */
  corrections: { typed: string; used: string }[];
  /** Whether no visible document has all words, so that those found have most of them. */
  isPartial: boolean;
  /**
   * The text in another spelling, at most two edits away, that finds at least ten times as many documents, or a designation
   * one digit away, where the text names nothing in force; null without. The text itself was answered. With the first hits alone.
   */
  suggestion: { text: string; found: number } | null;
  /** The number of the clause that is asked for in the documents found by their designation; null without. */
  clause: string | null;
  /**
   * Section → value → documents, without zeros. A section is counted under the picks of the *other*
   * sections, so that each number says what picking that value as well would show.
   */
  counts: Record<string, Record<string, number>>;
};

/** A text that is being typed. */
export type SuggestRequest = {
  text: string;
  /** As of a search: what is suggested is then the document. */
  clause?: SearchRequest['clause'];
  /** Codes of the publishers that the tenant offers: groups come in this order. */
  scope: string[];
  /** When present, only documents opened by one of these publishers or collections are suggested. */
  entitled?: { publishers: string[]; collections: string[] };
  /** Families wanted of each publisher. */
  perPublisher: number;
};

/** What may be meant: documents whose designation begins so or, when there is none, with such words in their title. */
export type SuggestResult = {
  groups: {
    publisher: string;
    /** Families found; counting stops at 25, or after the first beyond those wanted. */
    total: number;
    /** Their editions found, the one in force first, then the newer. */
    families: { ids: string[]; total: number }[];
  }[];
};
