import type { ListedCollection } from '@norma/contracts';
import { type Translate } from '../../../i18n/useMessages.ts';

type Shared = Pick<ListedCollection, 'isForAccount' | 'people' | 'groups'>;

/** Who has a collection, in a few words. */
export function whoHas({ isForAccount, people, groups }: Shared, t: Translate<'collections'>): string {
  if (isForAccount) return t('everybody');
  if (groups === 0) return people === 0 ? t('nobody') : t('people', { count: people });
  const ofGroups = t('groups', { count: groups });
  return people === 0 ? ofGroups : t('both', { people: t('people', { count: people }), groups: ofGroups });
}
