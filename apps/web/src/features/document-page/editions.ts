import type { Metadata } from '@norma/contracts';
import { displayOf, isInForce } from '@norma/editions/wire';

type Edition = Metadata['versions'][number];

/**
 * The edition that a reader of this one ought to know of: the newest in force, unless this is in force itself. The
 * server gives the newest first; one in the language of this document comes before the others.
 */
export function currentEdition({
  versions,
  status,
  contentCode,
  language,
}: Pick<Metadata, 'versions' | 'status' | 'contentCode' | 'language'>): Edition | null {
  if (isInForce(status)) return null;
  const inForce = versions.filter((other) => other.contentCode !== contentCode && isInForce(other.status));
  return inForce.find((other) => other.language === language) ?? inForce[0] ?? null;
}

/** How a document that is not in force is, and which edition or document is. */
export type EditionStatus = {
  message: `standing.${'newer' | 'draft' | 'withdrawnNewer' | 'replaced' | 'replacedElsewhere' | 'withdrawn' | 'historical'}`;
  /** The edition or the designation that the sentence names. */
  named: string;
  /** What there is to open instead; null where the library has nothing. */
  contentCode: string | null;
  isOtherFamily: boolean;
};

type EditionFacts = Pick<
  Metadata,
  'versions' | 'status' | 'contentCode' | 'language' | 'replacedByFamilyValue' | 'replacedByContentCode'
>;

/** How a document is where that is to be said; null for what is in force, and for work without an edition in force. */
export function editionStatus(document: EditionFacts): EditionStatus | null {
  const { status, replacedByFamilyValue, replacedByContentCode } = document;
  const isWithdrawn = status.startsWith('Withdrawn');
  const current = currentEdition(document);
  // Work has not been in force yet.
  const isWork = displayOf(status).use === 'not-yet';
  if (isInForce(status) || (isWork && (status !== 'Draft' || !current))) return null;
  if (current) {
    const ended = isWithdrawn ? 'standing.withdrawnNewer' : 'standing.newer';
    const message = isWork ? 'standing.draft' : ended;
    return { message, named: current.edition, contentCode: current.contentCode, isOtherFamily: false };
  }
  if (replacedByFamilyValue !== null) {
    const contentCode = replacedByContentCode;
    return { message: 'standing.replaced', named: replacedByFamilyValue, contentCode, isOtherFamily: true };
  }
  const nothing = { named: '', contentCode: null, isOtherFamily: false };
  if (status === 'Replaced' || status === 'Withdrawn Replaced')
    return { message: 'standing.replacedElsewhere', ...nothing };
  return { message: isWithdrawn ? 'standing.withdrawn' : 'standing.historical', ...nothing };
}
