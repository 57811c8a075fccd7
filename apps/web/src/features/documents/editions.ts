import type { Metadata } from '@norma/contracts';
import { isInForce } from '@norma/editions/wire';

type Edition = Metadata['versions'][number];

const newestFirst = (a: Edition, b: Edition): number =>
  b.edition.localeCompare(a.edition, 'en', { numeric: true }) ||
  b.contentCode.localeCompare(a.contentCode, 'en');

/** The editions of a document's family, the newest first. */
export const editionsOf = ({ versions }: Pick<Metadata, 'versions'>): Edition[] =>
  versions.toSorted(newestFirst);

/** The edition that a reader of this one ought to know of: the newest in force, unless this is in force itself. */
export function currentEditionBeside(
  document: Pick<Metadata, 'versions' | 'status' | 'contentCode'>,
): Edition | null {
  if (isInForce(document.status)) return null;
  const others = editionsOf(document).filter(({ contentCode }) => contentCode !== document.contentCode);
  return others.find(({ status }) => isInForce(status)) ?? null;
}
