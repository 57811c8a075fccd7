import type { Name } from '../citations/citable.ts';

/** An edition before or after another one, or any document that it replaces. */
export type OtherEdition = {
  readonly designation: string;
  /** Empty where only its designation is known. */
  readonly title: string;
  /** The id of its own record, if it has one. */
  readonly id: string | null;
};

/** What a catalogue says of one document; every text is plain, and what is not known is null or empty. */
export type CatalogueWork = {
  /** Names the record among all of this catalogue, whichever file it comes in. */
  readonly id: string;
  /** Who keeps the catalogue, e.g. the host of the library. */
  readonly agency: string;
  readonly kind: 'standard' | 'book' | 'paper' | 'article';
  readonly designation: string;
  /** The designation without its edition. */
  readonly family: string;
  readonly title: string;
  /** In further languages, by BCP 47 tag. */
  readonly titles: Readonly<Record<string, string>>;
  readonly abstract: string;
  readonly publisher: { readonly code: string; readonly name: string };
  readonly committee: string | null;
  /** The status, in the words that readers see. */
  readonly status: string;
  readonly edition: string | null;
  readonly year: number | null;
  /** BCP 47 tags; the text's own first. */
  readonly languages: readonly string[];
  readonly isTranslation: boolean;
  readonly ics: readonly string[];
  readonly subjects: readonly string[];
  readonly keywords: readonly string[];
  readonly authors: readonly Name[];
  readonly editors: readonly Name[];
  /** The journal of an article, the book of a paper, the series of a book. */
  readonly container: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly pages: string | null;
  readonly place: string | null;
  readonly doi: string | null;
  readonly isbn: string | null;
  readonly issn: string | null;
  /** How many pages the file has. */
  readonly extent: number | null;
  readonly earlier: readonly OtherEdition[];
  readonly later: readonly OtherEdition[];
  /** Where its subscribers read it. */
  readonly url: string;
  /** When the library took it in, or changed it last. */
  readonly changedAt: Date;
};
