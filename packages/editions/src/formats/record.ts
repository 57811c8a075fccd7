import type { Citable } from '../citations/citable.ts';
import type { Relation } from '../families/relations.ts';
import type { HarmonisedStage } from '../status/stage.ts';
import type { EditionStatus } from '../status/vocabulary.ts';

/** A work with what only the formats of standards say of it. */
export type BibliographicRecord = Citable & {
  readonly designation: string;
  /** The designation without its edition. */
  readonly family: string;
  readonly publisherCode: string;
  readonly documentType: string;
  readonly status: EditionStatus;
  readonly stage: HarmonisedStage | null;
  /** BCP 47 tags; the text's own first. */
  readonly languages: readonly string[];
  /** ISO 8601, as exact as known. */
  readonly updated: string | null;
  readonly committee: string | null;
  readonly ics: readonly string[];
  readonly relations: readonly Relation[];
};
