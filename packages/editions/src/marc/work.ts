import type { Citable } from '../citations/citable.ts';

/** An edition before or after another one, or any document that it replaces. */
export type OtherEdition = {
  readonly designation: string;
  /** Empty where only its designation is known. */
  readonly title: string;
  /** The id of its own record, if it has one. */
  readonly id: string | null;
};

/** A work with what only a catalog says of it; its id names the record among all of this catalog. */
export type CatalogWork = Citable & {
  /** Who keeps the catalog, e.g. the host of the library. */
  readonly agency: string;
  readonly designation: string;
  /** The designation without its edition. */
  readonly family: string;
  readonly publisherCode: string;
  readonly committee: string | null;
  /** BCP 47 tags; the text's own first. */
  readonly languages: readonly string[];
  readonly isTranslation: boolean;
  readonly ics: readonly string[];
  readonly subjects: readonly string[];
  /** How many pages the file has. */
  readonly extent: number | null;
  readonly earlier: readonly OtherEdition[];
  readonly later: readonly OtherEdition[];
  /** When the library took it in, or changed it last. */
  readonly changedAt: Date;
};
