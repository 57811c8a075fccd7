import type { AuditKind, AuditType } from '@norma/contracts';
import { useState } from 'react';
import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { nameOfPage, pageNamed } from '../../ui/tables/paging.ts';
import { isReversed, type DayRange } from '../../ui/forms/dateRange.ts';
import { useUrlState, type UrlState } from '../../ui/hooks/useUrlState.ts';
import { auditKinds, auditTypes } from './types.atBuild.ts';

const columns = ['timestamp', 'principal', 'type'] as const;

/** Which audits are looked at, and in which order; pages count from 0. */
export type Place = {
  days: DayRange;
  kind: AuditKind | null;
  type: AuditType | null;
  /** The name of a user, or how it begins. */
  search: string;
  sort: { by: (typeof columns)[number]; direction: 'ascending' | 'descending' };
  page: number;
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const typeNamed = (text: string): AuditType | null => {
  const isType = (name: string): name is AuditType => Object.hasOwn(auditTypes, name);
  return isType(text) ? text : null;
};

/** Reads the state of the audit log from a URL; anything invalid becomes the default. */
export function placeIn(query: string, now: Date): Place {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  const usual = usualDays(now);
  const days = {
    from: isDay(value('from')) ? value('from') : usual.from,
    to: isDay(value('to')) ? value('to') : usual.to,
  };
  const [column, direction] = value('sort').split(',');
  return {
    days: isReversed(days) ? usual : days,
    kind: auditKinds.find((kind) => kind === value('kind')) ?? null,
    type: typeNamed(value('type')),
    search: value('user').trim().slice(0, 255),
    sort: {
      by: columns.find((each) => each === column) ?? 'timestamp',
      direction: direction === 'asc' ? 'ascending' : 'descending',
    },
    page: pageNamed(value('page')),
  };
}

/** The order as the call takes it. */
export const wireSort = ({ by, direction }: Place['sort']) =>
  `${by},${direction === 'ascending' ? 'asc' : 'desc'}` as const;

/** The query string of a state; defaults are left out. */
export function queryAt({ days, kind, type, search, sort, page }: Place, now: Date): string {
  const usual = usualDays(now);
  const sorted = wireSort(sort);
  return encodeQuery({
    from: days.from === usual.from ? undefined : days.from,
    to: days.to === usual.to ? undefined : days.to,
    kind: kind ?? undefined,
    type: type ?? undefined,
    user: search || undefined,
    sort: sorted === 'timestamp,desc' ? undefined : sorted,
    page: nameOfPage(page),
  });
}

/** The state of the audit log that the URL names, and how to go to others. */
export function usePlace(): UrlState<Place> & { goToStart: () => void } {
  const [now] = useState(() => new Date());
  const at = useUrlState<Place>({
    placeIn: (query) => placeIn(query, now),
    queryAt: (place) => queryAt(place, now),
  });
  return { ...at, goToStart: () => at.goTo(placeIn('', now)) };
}

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The days that are shown at first: from a month ago to tomorrow, as the reader's calendar has them. */
function usualDays(now: Date): DayRange {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // The month before may be shorter: its last day then.
  const lastOfMonthBefore = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    from: isoDay(year, month - 1, Math.min(day, lastOfMonthBefore)),
    to: isoDay(year, month, day + 1),
  };
}
