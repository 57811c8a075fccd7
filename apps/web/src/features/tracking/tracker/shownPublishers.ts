import type { TrackedPublisher } from '@norma/contracts';
import { foldText } from '../../../ui/text/foldText.ts';

/** So many publishers are seen at a glance. */
const max = 10;

/**
 * The publishers that a list shows for what is typed (foldText): all where they are few; of many the tracked ones, and at
 * most ten others. Those that begin with it come first.
 */
export function shownPublishers(
  all: readonly TrackedPublisher[],
  typed: string,
): { shown: TrackedPublisher[]; hidden: number; isLong: boolean } {
  if (all.length <= max) return { shown: [...all], hidden: 0, isLong: false };
  const query = typed.trim();
  const matching = all.filter(({ publisherCode, publisherName }) =>
    [publisherCode, publisherName].some((name) => foldText(name).includes(query)),
  );
  const beginsWithIt = ({ publisherCode, publisherName }: TrackedPublisher): boolean =>
    [publisherCode, publisherName].some((name) => foldText(name).startsWith(query));
  const tracked = matching.filter(({ trackingFlag }) => trackingFlag);
  const others = matching.filter(({ trackingFlag }) => !trackingFlag);
  const sorted = others.toSorted((a, b) => Number(beginsWithIt(b)) - Number(beginsWithIt(a)));
  const shown = [...tracked, ...sorted.slice(0, max)];
  return { shown, hidden: matching.length - shown.length, isLong: true };
}
