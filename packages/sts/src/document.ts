import type { Content } from './content.ts';
import type { Loss } from './losses.ts';

/** Text that may hold italics, indices and formulas, in both forms a reader of it may need. */
export type RichText = {
  /** Safe by construction: only what the HTML writer emits. */
  html: string;
  plain: string;
};

/** A standard that a document refers to, as it is written there; the title may be ''. */
export type Reference = { designation: string; title: string };

/** A standard as its publisher described and wrote it. What its metadata do not say is ''. */
export type StsDocument = {
  publisher: { code: string; name: string };
  /** With the year or edition: "NSB E 214-24". */
  designation: string;
  /** Without it: "NSB E 214". */
  family: string;
  number: string;
  editionLabel: string;
  /** Of the edition; null where nothing says it. */
  year: number | null;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  title: RichText;
  /** By language, BCP 47. */
  titles: Record<string, RichText>;
  abstract?: RichText;
  documentType?: string;
  /** The word as given. */
  status?: string;
  /** ISO 8601 dates: of a day, a month or a year, as exact as they were given. */
  publishedOn?: string;
  updatedOn?: string;
  committee?: string;
  committeeName?: string;
  ics: string[];
  /** What the document calls its ICS codes, where it does. */
  icsNames: { code: string; name: string }[];
  keywords: string[];
  /** Paths from the widest category to the narrowest. */
  categories: string[][];
  /** Paths likewise, as they are given: a step may be empty. */
  industries: string[][];
  topics: string[][];
  supersedes: string[];
  /** The other documents that its metadata names: 'supersededBy', 'amends', 'partOf', 'sop', 'tma' and so on. */
  relations: { type: string; designation: string; title: string }[];
  /** The standards in its lists of references. */
  references: Reference[];
  /** What the publisher says besides what the format has a place for: the values of `custom-meta` by their names. */
  custom: Record<string, string[]>;
  /** The files of pictures that its text refers to. */
  graphics: string[];
  /** What of it could not be used, by kind. */
  losses: Loss[];
  content: Content;
};
