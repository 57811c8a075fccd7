import type { Relation } from '../families/relations.ts';
import type { EditionStatus } from '../status/vocabulary.ts';
import type { HarmonisedStage } from '../status/stage.ts';

/** A document as the formats for other programs need it; every text is plain. */
export type BibliographicRecord = {
  designation: string;
  /** The designation without its edition. */
  family: string;
  title: string;
  /** In further languages, by BCP 47 tag. */
  titles?: Readonly<Record<string, string>>;
  abstract: string;
  publisher: { code: string; name: string };
  documentType: string;
  status: EditionStatus;
  stage: HarmonisedStage | null;
  edition: string | null;
  year: number | null;
  /** BCP 47 tags; the title's own first. */
  languages: readonly string[];
  /** ISO 8601, as exact as known. */
  published: string | null;
  updated: string | null;
  committee: string | null;
  ics: readonly string[];
  keywords: readonly string[];
  relations: readonly Relation[];
  /** Where the document is read. */
  url: string | null;
};
