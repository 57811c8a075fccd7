import type { ListedCollection } from '@norma/contracts';
import type { Words } from '../useWords.ts';

/** Who has a collection, in a few words. */
export function whoHas(
  { isForAccount, people }: Pick<ListedCollection, 'isForAccount' | 'people'>,
  words: Words,
): string {
  if (isForAccount) return words('everybody');
  return people === 0 ? words('nobody') : words('people', { count: people });
}
