import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';
import { isolateLtr } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type Address, type LineReading, useLibrary } from '../documents/forDocumentPage.ts';
import { documentPath } from '../documents/index.ts';
import { editionStatus, type EditionStatus } from './editions.ts';

/** What is in force in place of a document. */
export type Successor = EditionStatus & {
  /** The link to it, at the place that is read here; null where the library does not have it. */
  to: string | null;
  /** That it is in force, for the line above the text. */
  words: string;
};

const lineWords = {
  'standing.newer': 'line.superseded',
  'standing.withdrawnNewer': 'line.superseded',
  'standing.draft': 'line.inForce',
  'standing.replaced': 'line.replaced',
} as const;

type Shown = { document: Metadata; address: Address; reading: LineReading | null };

/** What is in force in place of a document, at the same place: a clause that has moved is followed to where it is now. */
export function useSuccessor({ document, address, reading }: Shown): Successor | null {
  const t = useMessages('documents');
  const { isDrm } = useLibrary();
  const status = editionStatus(document);
  const { page, tab, clause } = address;
  const own = useLaterClause(document, { status, clause, within: reading?.clauses ?? [] });
  if (!status) return null;
  const { message, named, contentCode, isOtherFamily } = status;
  const name = isOtherFamily ? isolateLtr(named) : named;
  const place = isOtherFamily ? {} : { page, tab, clause: own };
  const key = message in lineWords ? lineWords[message as keyof typeof lineWords] : null;
  return {
    ...status,
    named: name,
    to: contentCode && documentPath({ contentCode, isDrm, ...place }),
    words: key ? t(key, { named: name }) : '',
  };
}

type Asked = {
  status: EditionStatus | null;
  /** The clause as the address names it. */
  clause: string | null;
  /** The clause being read and those around it. */
  within: readonly string[];
};

/** What the clause being read is called in the edition in force: the clause around it where it is gone. */
function useLaterClause(document: Metadata, { status, clause, within }: Asked): string | null {
  const { contentId, versions, htmlVersions } = document;
  const isSameFamily = status !== null && !status.isOtherFamily;
  const target = versions.find(({ contentCode }) => contentCode === status?.contentCode)?.id;
  const isTold = isSameFamily && target !== undefined && htmlVersions.some(({ id }) => id === target);
  const { data } = useQuery({
    ...laterClausesQuery({ oldHtmlId: contentId, newHtmlId: target ?? 0 }),
    enabled: isTold && clause !== null,
  });
  if (!data || clause === null) return clause;
  const known = within.find((id) => id in data);
  if (known === undefined) return clause;
  const now = within.map((id) => data[id]).find((id) => typeof id === 'string') ?? null;
  // What is called the same is called by its number, or by what the address names within it.
  return now === within[0] ? clause : now;
}

const laterClausesQuery = (pair: { oldHtmlId: number; newHtmlId: number }) =>
  apiQuery(
    queryKeys.documents('later-clauses', pair.oldHtmlId, pair.newHtmlId),
    async (options) => (await laterClient.lineage.laterClauses({ query: pair }, options)).clauses,
    // Without an answer the link names the clause as it is called here.
    { staleTime: Infinity, retry: false, meta: { isHandled: true } },
  );
