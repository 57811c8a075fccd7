import type { ReportFilters } from '@norma/contracts';
import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { nameOfPage, pageNamed } from '../../ui/tables/paging.ts';
import { useUrlState, type UrlState } from '../../ui/hooks/useUrlState.ts';
import { daysOfRange, ranges, today, type Days, type RangeName } from './ranges.ts';

/** Which days, narrowed to what, and which list of the report is read whole; pages count from 0. */
export type Place = {
  readonly range: RangeName | Days;
  readonly publisher: string;
  readonly documentType: string;
  readonly account: string;
  readonly list: string;
  readonly page: number;
  /** Whether the library shows its own figures although a reporting service would. */
  readonly isHere: boolean;
};

/** Whether a text is a day that there is: of one that is none, such as February 31, dates make another one. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: string): Place {
  const values = decodeQuery(query);
  const value = (name: string): string => (values[name]?.[0] ?? '').slice(0, 200);
  const [from, to] = [value('from'), value('to')];
  const named = ranges.find((name) => name === value('range')) ?? 'last-week';
  return {
    range: isDay(from) && isDay(to) ? { from, to } : named,
    publisher: value('publisher'),
    documentType: value('type'),
    account: value('account'),
    list: value('list'),
    page: pageNamed(value('page')),
    isHere: value('here') === '1',
  };
}

/** The query string of a state; defaults are left out. */
export function queryAt({ range, publisher, documentType, account, list, page, isHere }: Place): string {
  const days = typeof range === 'string' ? { range: range === 'last-week' ? undefined : range } : range;
  return encodeQuery({
    ...days,
    publisher: publisher || undefined,
    type: documentType || undefined,
    account: account || undefined,
    list: list || undefined,
    page: nameOfPage(page),
    here: isHere ? '1' : undefined,
  });
}

/** The days of a place. */
export const daysAt = ({ range }: Place): Days =>
  typeof range === 'string' ? daysOfRange(range, today()) : range;

/** What the calls are asked at a place. */
export function filtersAt(place: Place): ReportFilters {
  const { publisher, documentType, account } = place;
  return {
    ...daysAt(place),
    ...(publisher && { publisher }),
    ...(documentType && { documentType }),
    ...(account && { account }),
  };
}

/** The state that the URL names, and how to go to others. */
export const usePlace = (): UrlState<Place> => useUrlState({ placeIn, queryAt });
