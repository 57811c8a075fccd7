import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { pageSize, queryOf, usePage } from './address.ts';
import type { WayProps } from './wayProps.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { fromList, fromOlderList, type Received, type ReceivedPage } from './received.ts';
import { DocumentEntry } from '../documents/index.ts';
import { useDateFormat } from '../../ui/text/useDateFormat.ts';
import styles from './ReceivedTable.module.css';

type Props = {
  caption: string;
  /** Where the screen is. */
  path: string;
  list: List;
  /** The link to a document. */
  Way: ComponentType<WayProps>;
  empty: ReactNode;
};

/** The publications shared with the reader, page by page, latest first. */
export function ReceivedTable({ caption, path, list, Way, empty }: Props) {
  const t = useMessages('sharing');
  const columns = useColumns(Way);
  const [page, setPage] = usePage();
  const { data, error, isFetching, refetch } = useQuery(receivedQuery(list, page));
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={data?.received ?? []}
      keyOf={({ contentCode, sharer }) => `${contentCode} ${sharer.email}`}
      nameOf={({ designation }) => designation}
      paging={{
        page,
        size: pageSize,
        total: data?.count ?? 0,
        onPage: (at) => setPage(at.page),
        hrefOf: (at) => path + queryOf(at),
      }}
      isLoading={isFetching}
      narrow="stack"
      empty={empty}
      failure={error && { title: t('failed'), text: t('failedText'), error, onRetry: refetch }}
    />
  );
}

type Load = (page: number, options: { signal: AbortSignal }) => Promise<ReceivedPage>;

const lists = {
  /** All that others have shared with the reader; its pages count from 1. */
  everything: async (page, options) => {
    const query = { pageIndex: page + 1, pageSize };
    const { responseData } = await laterClient.sharing.sharedWithMe({ query }, options);
    return { count: responseData.totalCount, received: responseData.list.map(fromList) };
  },
  /** Books, papers and journals alone. */
  publications: async (page, options) => {
    const query = { page, size: pageSize };
    const { count, sharedDocuments } = await laterClient.sharing.sharedPublications({ query }, options);
    return { count, received: sharedDocuments.map(fromOlderList) };
  },
} satisfies Record<string, Load>;

/** The list of publications shared with the reader. */
type List = keyof typeof lists;

/** A page of such a list, latest first. The page before stays until it has come. */
const receivedQuery = (list: List, page: number) =>
  queryOptions({
    queryKey: queryKeys.sharing(list, page),
    queryFn: ({ signal }) => lists[list](page, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0, // Who comes back sees what has come in the meantime.
    meta: { isHandled: true },
  });

/** What the list says of each document: which one it is, and who shared it when. */
function useColumns(Way: ComponentType<WayProps>): Column<Received>[] {
  const t = useMessages('sharing');
  const { t: words } = useTranslation();
  const day = useDateFormat();
  return [
    {
      key: 'document',
      head: words('ui.document'),
      cell: (received) => (
        <DocumentEntry
          {...received}
          namesPublisher
          renderLink={(title) => <Way received={received}>{title}</Way>}
        />
      ),
    },
    {
      key: 'sharer',
      head: t('sharedBy'),
      cell: ({ sharer, sharedOn }) => (
        <span className={styles.sharer}>
          <a href={mailTo(sharer.email)}>
            <bdi>{sharer.name}</bdi>
          </a>
          <time className={styles.day} dateTime={sharedOn}>
            {day(sharedOn)}
          </time>
        </span>
      ),
    },
  ];
}

/** What an address may not be in a link, such as a question mark, is written otherwise (RFC 6068). */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
