/** One document as the index sees it; every text is plain, markup is taken out before. */
export type SearchDocument = {
  /** Content code, unique in the index; an upsert with a known one replaces the document. */
  id: string;
  /** As printed, such as 'NSB E 214-24'. */
  designation: string;
  title: string;
  /** The title in further languages, by BCP 47 tag; their words weigh as those of the title do. */
  otherTitles?: Record<string, string>;
  /** Words that its authors chose, separated by anything but letters; none without. */
  keywords?: string;
  description: string;
  /** The document's own text; '' when only its record is known. */
  body: string;
  /** Publisher code, for the scope of a search and for entitlement. */
  publisher: string;
  /** Subscription collections the document belongs to; being granted any of them opens it. */
  collections: string[];
  /** False for superseded and withdrawn editions, which rank below current ones of the same designation. */
  isCurrent?: boolean;
  /** True for a translation, which ranks below the original of the same designation. */
  isTranslation?: boolean;
  /** BCP 47 tag of the language of its texts, which chooses how their words are inflected; English without. */
  language?: string;
  /** The family of editions and translations that it belongs to; '' or none for a document that stands alone. */
  family?: string;
  /** Day of publication, YYYY-MM-DD; '' or none when it is unknown. */
  date?: string;
  /**
   * Facet name → value keys. Values of a tree come with all their ancestors, so that parents count too.
   * One index holds at most 31 facets.
   */
  facets: Record<string, string[]>;
};
