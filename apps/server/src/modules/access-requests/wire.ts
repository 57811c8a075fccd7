import type { AccessRequest, ReceivedAccessRequest } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import type { OwnRequest, ReceivedRequest, Tables } from './store.ts';

export type Context = ReaderContext<Tables>;

/** A request as its reader sees it. */
export const wireOwn = (row: OwnRequest): AccessRequest => ({
  id: row.id,
  state: row.state,
  message: row.message,
  requestedAt: row.requested_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  comment: row.comment,
});

/** A request as administrators see it. */
export const wireReceived = (row: ReceivedRequest): ReceivedAccessRequest => ({
  ...wireOwn(row),
  document: {
    contentCode: row.content_code,
    designationNo: row.designation,
    documentTitle: row.title_text,
    language: row.language,
    publisherName: row.publisher_name,
    isEntitled: row.is_entitled,
  },
  person: { name: row.name, email: row.email },
  account: { id: row.account_id, name: row.account_name },
  answeredBy: row.answered_by,
});
