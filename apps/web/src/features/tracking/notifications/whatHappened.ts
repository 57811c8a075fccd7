import type { Notification } from '@norma/contracts';
import { type Translate } from '../../../i18n/useMessages.ts';

/** What became of something, in words that stand behind its name. */
export function whatHappened(
  { kind, previous, workItem, count }: Notification,
  words: Translate<'tracking'>,
): string {
  if (kind === 'new-edition' && previous)
    return words('kind.new-edition.after', { before: previous.designationNo });
  if ((kind === 'new-work-item' || kind === 'work-item') && workItem)
    return words(`kind.${kind}.named`, { number: workItem.workItemNumber });
  return words(`kind.${kind}`, { count });
}
