import { z } from 'zod';
import { Instant, PageNumber, PageSize } from '../fields/index.ts';
import { Sort } from './lists.ts';
import { SelectionMetadata } from './selection.ts';

/** What can have been done to a compass point. */
export const transactionTypes = ['INSERT', 'UPDATE', 'UPDATE-SELECTION', 'DEACTIVATE', 'ACTIVATE'] as const;
export type TransactionType = (typeof transactionTypes)[number];

const Snapshot = z.object({
  modifiedDate: Instant,
  name: z.string(),
  description: z.string(),
  overlayDetails: z.string(),
  selectionMetadata: SelectionMetadata,
});

/** One change of a compass point: by whom, and what it was before and after. */
export const HistoryEntry = z.object({
  id: z.int(),
  dbTransactionType: z.enum(transactionTypes),
  transactionUserName: z.string(),
  createdDate: Instant,
  auditData: z.object({ current: Snapshot, previous: Snapshot.nullable() }),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A page of a history, counted from 0; the newest change first unless asked otherwise. */
export const HistoryQuery = z.object({
  pageSize: PageSize(10, 100),
  pageIndex: PageNumber,
  sort: Sort(['createdDate']),
});

export const HistoryPage = z.object({
  content: z.array(HistoryEntry),
  totalElements: z.int().min(0),
  pageSize: z.int(),
});
