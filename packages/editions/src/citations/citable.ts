/** Who wrote something: a person, or a body that is never taken apart. */
export type Name = { readonly family: string; readonly given: string } | { readonly literal: string };

/** What a work is to those who cite it. */
export type CitableKind = 'standard' | 'article' | 'book' | 'chapter';

/** A work as every format of records names it; every text is plain, and what is not known is null or empty. */
export type Citable = {
  readonly kind: CitableKind;
  /** Names the work among others in a file of references. */
  readonly id: string;
  readonly title: string;
  /** In further languages, by BCP 47 tag. */
  readonly titles: Readonly<Record<string, string>>;
  /** The designation of a standard, or the number of a book in its series. */
  readonly number: string | null;
  /** Without any, its editors or its publisher stand in their place. */
  readonly authors: readonly Name[];
  readonly editors: readonly Name[];
  readonly publisher: string;
  readonly place: string | null;
  readonly year: number | null;
  /** ISO 8601, as exact as known. */
  readonly published: string | null;
  /** Of a book its number, of a standard what tells it from the others of its family. */
  readonly edition: string | null;
  /** The journal of an article, the book of a chapter. */
  readonly container: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
  /** '45' or '45-67'. */
  readonly pages: string | null;
  readonly doi: string | null;
  readonly isbn: string | null;
  readonly issn: string | null;
  readonly url: string | null;
  /** BCP 47 tag. */
  readonly language: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** The status, in the words that readers see. */
  readonly statusWord: string;
};
