import { statusOf, wireStatusOf, type EditionStatus } from '@norma/editions';
import type { NewDocument } from './newDocument.ts';

/** Where a document stands, for the row that keeps it. */
type Standing = {
  status: string;
  /** Null where the status is a word that nobody knows. */
  standing: string | null;
  stage: string | null;
};

/** What a source says of the status of a document. */
type SaidOfStatus = Pick<NewDocument, 'publisher_code' | 'source_status' | 'source_stage'> & {
  readonly relations: readonly { readonly type: string; readonly designation: string }[];
};

/** What words of a publisher's catalogues mean, by the word as it is folded. */
export type MeaningsOfWords = ReadonlyMap<string, EditionStatus>;

/**
 * Where a document stands by its source's words, and the one that no table knows. The other one may tell, and where
 * nothing does it is shown as given until an administrator says what it means.
 */
export function standingOf(
  { publisher_code: publisher, source_status, source_stage, relations }: SaidOfStatus,
  meanings?: MeaningsOfWords,
): { standing: Standing; unknown: string | null } {
  const said = {
    publisher,
    relations: relations.flatMap(({ type, designation }) =>
      type === 'replaced-by' ? [{ type, designation } as const] : [],
    ),
    ...(meanings && { meanings }),
  };
  const whole = statusOf({ ...said, word: source_status, stage: source_stage });
  if (whole.kind === 'known') return { standing: standing(whole), unknown: null };
  for (const part of [
    { word: source_status, stage: null },
    { word: null, stage: source_stage },
  ]) {
    if (part.word === null && part.stage === null) continue;
    const known = statusOf({ ...said, ...part });
    if (known.kind === 'known') return { standing: standing(known), unknown: whole.word };
  }
  return { standing: { status: whole.word.trim(), standing: null, stage: null }, unknown: whole.word };
}

const standing = (known: Extract<ReturnType<typeof statusOf>, { kind: 'known' }>): Standing => ({
  status: wireStatusOf(known),
  standing: known.status,
  stage: known.stage,
});
