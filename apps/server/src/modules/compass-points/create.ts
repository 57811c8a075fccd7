import type { compassPoints } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import { cardOfId, isOffered, mayOpen } from '../documents/index.ts';
import { closedTo, mostOnDocument, settingFor } from './access.ts';
import { doerOf, inTransaction, type Asking, type Keeping } from './keeping.ts';
import { mayCreate } from './rules.ts';
import {
  compassPointOfAnnotation,
  countOn,
  insertCompassPoint,
  textsOf,
  type Making,
  type Row,
} from './store.ts';
import type { Selection } from './tables.ts';
import { isFaulty, keptTexts, type Texts } from './texts.ts';
import { tagged } from './wire.ts';

type Given = Received<(typeof compassPoints)['createCompassPoint']>['body'];

/** Makes a compass point. One that arrives twice, because an answer was lost, is made once. */
export async function create(given: Given, asking: Asking, keeping: Keeping) {
  const card = await markable(given.contentID, asking);
  if (card instanceof Failed) return card;
  const { tenant, reader, db, now } = asking;
  const texts = keptTexts(given, tenant.settings.compassPoints.attributes);
  if (isFaulty(texts)) return fail('compass-point-invalid', {}, texts);
  const selection = { data: given.selectionData, metadata: given.selectionMetadata };
  const person = await doerOf(asking);
  const making: Making = {
    tenant: tenant.key,
    accountId: reader.account.id,
    person,
    document: card,
    now: now(),
  };
  if ((await countOn(db, making)) >= mostOnDocument) return fail('compass-points-too-many');
  const made = await inTransaction(asking, async (within) => {
    const row = await insertCompassPoint(within, making, { texts, selection });
    const type = { type: 'INSERT', event: 'compass-point-created' } as const;
    if (row) await keeping.trace(within, type, { before: null, after: row, by: person }, asking);
    return row;
  });
  if (made) return tagged(made, asking);
  const there = await compassPointOfAnnotation(db, making, selection);
  return there && isTheSame(there, { texts, selection })
    ? tagged(there, asking)
    : fail('compass-point-exists');
}

/** The document, if whoever asks may put compass points on it. */
async function markable(contentId: number, asking: Asking) {
  const closed = closedTo(asking);
  if (closed) return closed;
  const card = await cardOfId(asking.db, contentId);
  if (!card || !isOffered(asking.tenant, card)) return fail('document-not-found');
  const setting = settingFor(asking, card);
  if (!setting.activate) return fail('compass-points-off');
  if (!mayOpen(asking.reader, card)) return fail('document-not-entitled');
  return mayCreate(setting) ? card : fail('compass-point-read-only');
}

const isTheSame = (row: Row, { texts, selection }: { texts: Texts; selection: Selection }): boolean =>
  !row.is_deleted && JSON.stringify([textsOf(row), row.selection]) === JSON.stringify([texts, selection]);
