import { statusOf, wireStatusOf, type Relation } from '@norma/editions';

type Said = {
  readonly publisher: string;
  readonly word: string | null;
  readonly stage: string | null;
  readonly relations: readonly Relation[];
};

/** Where a document stands, for the row that keeps it. */
export type Standing = {
  status: string;
  /** Null where the status is a word that nobody knows. */
  standing: string | null;
  stage: string | null;
};

/**
 * Where a document stands by its source's words. A word that no table knows is remarked on; the other
 * one may tell, and where nothing does it is shown as given until an administrator says what it means.
 */
export function standingOf(said: Said): { standing: Standing; remark: string | null } {
  const whole = statusOf(said);
  if (whole.kind === 'known') return { standing: standing(whole), remark: null };
  const remark = `the status "${whole.word}" is not known`;
  for (const part of [
    { ...said, stage: null },
    { ...said, word: null },
  ]) {
    if (part.word === null && part.stage === null) continue;
    const known = statusOf(part);
    if (known.kind === 'known')
      return { standing: standing(known), remark: `${remark}; the other word counts` };
  }
  return {
    standing: { status: whole.word.trim(), standing: null, stage: null },
    remark: `${remark}; it is shown as given`,
  };
}

const standing = (known: Extract<ReturnType<typeof statusOf>, { kind: 'known' }>): Standing => ({
  status: wireStatusOf(known),
  standing: known.status,
  stage: known.stage,
});
