import { statusOf, wireStatusOf, type EditionStatus } from '@norma/editions';
import type { NewDocument } from './newDocument.ts';

/** The status columns of a document. */
type StatusColumns = {
  status: string;
  /** Null where the status is a word that no one knows. */
  edition_status: string | null;
  stage: string | null;
};

/** What a source says of the status of a document. */
type StatusSource = Pick<NewDocument, 'publisher_code' | 'source_status' | 'source_stage'> & {
  readonly relations: readonly { readonly type: string; readonly designation: string }[];
};

/** What words of a publisher's catalogs mean, by the word as it is folded. */
export type StatusMeanings = ReadonlyMap<string, EditionStatus>;

/**
 * The status of a document by its source's words, and the word that is unknown. The other one may tell, and where
 * nothing does it is shown as given until an administrator says what it means.
 */
export function editionStatusOf(
  { publisher_code: publisher, source_status, source_stage, relations }: StatusSource,
  meanings?: StatusMeanings,
): { columns: StatusColumns; unknown: string | null } {
  const source = {
    publisher,
    relations: relations.flatMap(({ type, designation }) =>
      type === 'replaced-by' ? [{ type, designation } as const] : [],
    ),
    ...(meanings && { meanings }),
  };
  const whole = statusOf({ ...source, word: source_status, stage: source_stage });
  if (whole.kind === 'known') return { columns: statusColumns(whole), unknown: null };
  for (const part of [
    { word: source_status, stage: null },
    { word: null, stage: source_stage },
  ]) {
    if (part.word === null && part.stage === null) continue;
    const known = statusOf({ ...source, ...part });
    if (known.kind === 'known') return { columns: statusColumns(known), unknown: whole.word };
  }
  return { columns: { status: whole.word.trim(), edition_status: null, stage: null }, unknown: whole.word };
}

const statusColumns = (known: Extract<ReturnType<typeof statusOf>, { kind: 'known' }>): StatusColumns => ({
  status: wireStatusOf(known),
  edition_status: known.status,
  stage: known.stage,
});
