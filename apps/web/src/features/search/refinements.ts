import type { SearchAddress } from './address.ts';
import { idOf, type Pick as Picked } from './picks.ts';

type Narrowed = Pick<SearchAddress, 'publisherId' | 'picks'>;

/** The picks of a search, and before them the publisher that a link restricts it to: readers see it as one of them. */
export function picksOf({ publisherId, picks }: Narrowed): Picked[] {
  const linked = linkedPick(publisherId);
  return linked && !picks.some((pick) => isSame(pick, linked)) ? [linked, ...picks] : [...picks];
}

/**
 * What narrows a search. Meaning is narrowed by publishers alone: other picks wait in the address for another kind of
 * search.
 */
export const refinementsOf = ({ kind, ...search }: Narrowed & Pick<SearchAddress, 'kind'>): Picked[] =>
  picksOf(search).filter(({ list }) => kind !== 'semantic' || list === 'publisherList');

/** The change of a search whose only picks become these; the publisher of the URL is one of them or removed. */
export const narrowedTo = (picks: readonly Picked[]): Narrowed => ({ publisherId: null, picks });

/** The change of a search when a pick is removed. */
export function widenedBy({ publisherId, picks }: Narrowed, taken: Picked): Narrowed {
  const linked = linkedPick(publisherId);
  return {
    publisherId: linked && isSame(linked, taken) ? null : publisherId,
    picks: picks.filter((pick) => !isSame(pick, taken)),
  };
}

/** The change of a search when all filters are removed. */
export const unnarrowed: Narrowed = narrowedTo([]);

const linkedPick = (publisherId: string | null): Picked | null =>
  publisherId ? { list: 'publisherList', key: publisherId, name: '' } : null;

const isSame = (one: Picked, other: Picked): boolean => idOf(one) === idOf(other);
