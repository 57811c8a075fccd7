import type { CompassPointPage } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage, listQuery, Mode } from '../queries.ts';
import { newest, type Place } from './address.ts';

/** Asks for a page of the list. */
export type Ask = (page: ListPage) => ReturnType<typeof listQuery>;

const otherThan: Record<Mode, Mode> = { active: 'inactive', inactive: 'active' };

/** What a list opens with: the active ones, or the deactivated where none is active. */
export const modeAtFirst = ({
  hasActivatedCompassPoint,
  hasDeactivatedCompassPoint,
}: Pick<CompassPointPage, 'hasActivatedCompassPoint' | 'hasDeactivatedCompassPoint'>): Mode =>
  hasDeactivatedCompassPoint && !hasActivatedCompassPoint ? 'inactive' : 'active';

/** A list at a place: its mode, its page, and how many there are in either mode. */
export function useList(ask: Ask, place: Place) {
  // Decided once: a list whose last active one is deactivated stays where its reader is.
  const [opened, setOpened] = useState<Mode | null>(null);
  const mode = place.status ?? opened ?? 'active';
  const other = otherThan[mode];
  const sort = place.sort ?? newest[mode];
  const list = useQuery(ask({ status: mode, page: place.page + 1, sort }));
  // How many there are in the other mode, and its first page when it is wanted.
  const beside = useQuery(ask({ status: other, page: 1, sort: newest[other] }));
  if (opened === null && list.data) setOpened(modeAtFirst(list.data));
  const counts = {
    [mode]: list.data?.totalElements ?? null,
    [other]: beside.data?.totalElements ?? null,
  };
  return { mode, sort, list, countOf: (of: Mode): number | null => counts[of] ?? null };
}
