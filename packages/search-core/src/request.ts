/** `all`: by words or by designation; `keyword`: title, description and body; `designation`: that alone. */
export type SearchField = 'all' | 'keyword' | 'designation';

/** Alphabetical orders compare titles; `titleDescending` is `titleAscending` read backwards. */
export type SearchSort = 'best' | 'titleAscending' | 'titleDescending';

/** One question to the index. */
export type SearchRequest = {
  /** '*' or nothing finds every document in scope; a text without any letter or digit finds none. */
  text: string;
  field: SearchField;
  /** Codes of the publishers that the tenant offers. */
  scope: string[];
  /** When present, only documents opened by one of these publishers or collections are found. */
  entitled?: { publishers: string[]; collections: string[] };
  /** Section → picked values: any value within a section, every section; an empty list picks nothing. */
  picks: Record<string, string[]>;
  sort: SearchSort;
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
  /** `score` tells relevance in every sort order; scores of different requests do not compare. */
  hits: { id: string; score: number }[];
  /**
   * Section → value → documents, without zeros. A section is counted under the picks of the *other*
   * sections, so that each number says what picking that value as well would show.
   */
  counts: Record<string, Record<string, number>>;
};
