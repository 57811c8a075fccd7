import { z } from 'zod';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentCode, ContentId } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { ChangedCompassPoint, CompassPoint, NewCompassPoint } from './compassPoint.ts';
import {
  active,
  changed,
  closed,
  deactivated,
  exists,
  historyClosed,
  invalid,
  noMark,
  notEligible,
  notEnabled,
  notEntitledToShared,
  off,
  readOnly,
  tooMany,
} from './failures.ts';
import { HistoryPage, HistoryQuery } from './history.ts';
import { CompassPointList, CompassPointPage, DocumentListQuery, ListFlags, ListQuery } from './lists.ts';
import { CompassPointSettings } from './settings.ts';

export { Anchor } from './anchor.ts';
export { longest as longestOfCompassPoint, type CompassPoint } from './compassPoint.ts';
export { type HistoryEntry, type TransactionType } from './history.ts';
export { type CompassPointPage, type ListSort, type SortOf } from './lists.ts';
export { type SelectionMetadata } from './selection.ts';
export { inputTypes, whose, type CompassPointSettings, type InputType, type Whose } from './settings.ts';

const id = z.object({ id: ContentId.describe('compassPointID') });
/** Names the state of a compass point: sent back as If-Match, it says what was changed. */
const tagged = z.object({ etag: z.string() });
/** A selection of 100,000 characters stands in a body three times. */
const bodyLimit = 4 * 1024 * 1024;

/** Marks that people put on passages of documents and share. */
export const compassPoints = contract({
  compassPoints: {
    method: 'GET',
    path: '/api/v1/compasspoint/list',
    summary: 'The active compass points visible to the reader in a document, oldest first',
    who: 'reader',
    query: z.object({ contentCode: ContentCode }),
    answer: CompassPointList,
    failures: [...closed, off, notFound, notEntitled],
  },
  compassPointsOfDocument: {
    method: 'GET',
    path: '/api/v1/compasspoint/page-view',
    summary: 'A page of the compass points visible to the reader in a document',
    who: 'reader',
    query: DocumentListQuery,
    answer: CompassPointPage,
    failures: [...closed, off, notFound, notEntitled],
  },
  ownCompassPoints: {
    method: 'GET',
    path: '/api/v1/compasspoint/detail/page-view',
    summary: 'A page of the reader’s own compass points',
    who: 'reader',
    query: ListQuery,
    answer: CompassPointPage,
    failures: closed,
  },
  allCompassPoints: {
    method: 'GET',
    path: '/api/v1/compasspoint/list-admin',
    summary: 'A page of all compass points of the account',
    who: 'CP_ADMIN',
    query: ListQuery,
    answer: CompassPointPage,
    failures: closed,
  },
  compassPointSettings: {
    method: 'GET',
    path: '/api/v1/compasspoint/settings',
    summary: 'Settings of compass points for a document',
    who: 'reader',
    query: z.object({ contentID: ContentId }),
    answer: CompassPointSettings,
    failures: [...closed, notFound],
  },
  sharedCompassPoint: {
    method: 'GET',
    path: '/api/v1/compasspoint',
    summary: 'The compass point of a link; if deactivated, only its state',
    who: 'reader',
    query: z.object({ compassPointUUID: z.string().trim().toLowerCase().min(1).max(100) }),
    answer: CompassPoint,
    answerHeaders: tagged,
    failures: [notEligible, notEnabled, notEntitledToShared, noMark],
  },
  compassPoint: {
    method: 'GET',
    path: '/api/v1/compasspoint/{id}',
    summary: 'One compass point',
    who: 'reader',
    params: id,
    answer: CompassPoint,
    answerHeaders: tagged,
    failures: [...closed, noMark],
  },
  createCompassPoint: {
    method: 'POST',
    path: '/api/v1/compasspoint',
    summary: 'Create a compass point; idempotent per annotation',
    who: 'reader',
    body: NewCompassPoint,
    bodyLimit,
    status: 201,
    answer: CompassPoint,
    answerHeaders: tagged,
    failures: [...closed, off, notFound, notEntitled, readOnly, invalid, exists, tooMany],
  },
  changeCompassPoint: {
    method: 'PUT',
    path: '/api/v1/compasspoint/{id}',
    summary: 'Change or move a compass point; requires the current If-Match or modifiedDate',
    who: 'reader',
    params: id,
    body: ChangedCompassPoint,
    bodyLimit,
    answer: CompassPoint,
    answerHeaders: tagged,
    failures: [...closed, off, noMark, notEntitled, readOnly, deactivated, invalid, changed],
  },
  deactivateCompassPoint: {
    method: 'POST',
    path: '/api/v1/compasspoint/deactivate/{id}',
    summary: 'Deactivate a compass point',
    who: 'reader',
    params: id,
    answer: CompassPoint.extend(ListFlags.shape),
    answerHeaders: tagged,
    failures: [...closed, off, noMark, readOnly, deactivated, changed],
  },
  activateCompassPoint: {
    method: 'POST',
    path: '/api/v1/compasspoint/activate/{id}',
    summary: 'Reactivate a compass point',
    who: 'reader',
    params: id,
    answer: CompassPoint.extend(ListFlags.shape),
    answerHeaders: tagged,
    failures: [...closed, off, noMark, readOnly, active, changed],
  },
  markShared: {
    method: 'POST',
    path: '/api/v1/compasspoint/mark-shared',
    summary: 'Share the link of a compass point, so that others can open it',
    who: 'reader',
    body: z.object({ compassPointID: ContentId }),
    answer: CompassPoint,
    answerHeaders: tagged,
    failures: [...closed, off, noMark, readOnly, deactivated],
  },
  compassPointHistory: {
    method: 'GET',
    path: '/api/v1/audits/compassPoint/{id}/all',
    summary: 'The history of a compass point',
    who: 'reader',
    params: id,
    query: HistoryQuery,
    answer: HistoryPage,
    failures: [...closed, noMark, historyClosed],
  },
});
