import type { Audit } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { wireSort, type Place } from './place.ts';

/** A page of audits, and how many there are on all pages. */
export type AuditPage = { audits: Audit[]; total: number };

const asked = ({ days, kind, type, user, sort }: Place) => ({
  fromDate: days.from,
  toDate: days.to,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(kind && { kind }),
  ...(type && { type }),
  ...(user && { principal: user }),
  sort: wireSort(sort),
});

/** The audits of a place, in pages of a size. */
export const auditsQuery = (place: Place, size: number) =>
  queryOptions({
    queryKey: ['audits', place, size],
    queryFn: async ({ signal }): Promise<AuditPage> => {
      const query = { ...asked(place), page: place.page, size };
      const { answer, headers } = await administration.audit.list.withHeaders({ query }, { signal });
      return { audits: answer, total: Number(headers['x-total-count']) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isHandled: true },
  });

/** The audits of a place on all pages, as a table for spreadsheets. */
export const auditsAsCsv = async (place: Place): Promise<Blob> =>
  (await administration.audit.csv({ query: asked(place) })).blob();
