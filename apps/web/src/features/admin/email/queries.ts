import type { MailState, OutgoingMail } from '@norma/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { pageSize } from '../../../ui/admin/listAddress.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** Which mails are looked at; pages count from 0, and null is every state. */
export type Place = { state: MailState | null; search: string; page: number };

/** Mails move by themselves: how often the list is fetched again, and how often while one on it is about to. */
const everyMs = { usually: 15_000, whileMoving: 2_000 };

const isMoving = ({ state }: OutgoingMail): boolean => state === 'queued' || state === 'sending';

/** A page of the library's mails, and how many there are in each state. */
export const mailsQuery = ({ state, search, page }: Place) =>
  apiQuery(
    queryKeys.email('list', state, search, page),
    (options) =>
      administration.email.list(
        { query: { page, size: pageSize, search, ...(state && { state }) } },
        options,
      ),
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.mails.some(isMoving) ? everyMs.whileMoving : everyMs.usually,
    },
  );

/** The text of an email that was written to a folder of the server. */
export const mailTextQuery = (id: string) =>
  apiQuery(queryKeys.email('text', id), (options) => administration.email.text({ params: { id } }, options), {
    staleTime: Infinity,
    retry: false,
  });
