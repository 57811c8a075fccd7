import type { ListedCollection } from '@norma/contracts';
import { type Translate } from '../../../i18n/useMessages.ts';

type Shared = Pick<ListedCollection, 'isForAccount' | 'people' | 'groups'>;

/** Who has a collection, in a few words. */
export function whoHas({ isForAccount, people, groups }: Shared, words: Translate<'collections'>): string {
  if (isForAccount) return words('everybody');
  if (groups === 0) return people === 0 ? words('nobody') : words('people', { count: people });
  const ofGroups = words('groups', { count: groups });
  return people === 0
    ? ofGroups
    : words('both', { people: words('people', { count: people }), groups: ofGroups });
}
