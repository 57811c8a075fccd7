import type { compassPoints } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { cardOfId, isOffered, mayOpen } from '../documents/index.ts';
import { closedTo, maxOnDocument, settingFor } from './access.ts';
import { actorOf, recordChange, type Context, type Tables } from './withCompassPoint.ts';
import { mayCreate } from './rules.ts';
import {
  compassPointOfAnnotation,
  countOn,
  insertCompassPoint,
  textsOf,
  type Creation,
  type Row,
} from './store.ts';
import type { Selection } from './tables.ts';
import { isFaulty, cleanTexts, type Texts } from './texts.ts';
import { tagged } from './serialize.ts';

type Body = Received<(typeof compassPoints)['createCompassPoint']>['body'];

/** Makes a compass point. One that arrives twice, because an answer was lost, is made once. */
export async function create(body: Body, ctx: Context) {
  const card = await markable(body.contentID, ctx);
  if (card instanceof Failed) return card;
  const { tenant, reader, db, now } = ctx;
  const texts = cleanTexts(body, tenant.settings.compassPoints.attributes);
  if (isFaulty(texts)) return fail('compass-point-invalid', {}, texts);
  const selection = { data: body.selectionData, metadata: body.selectionMetadata };
  const person = await actorOf(ctx);
  const creation: Creation = {
    tenant: tenant.key,
    accountId: reader.account.id,
    person,
    document: card,
    now: now(),
  };
  if ((await countOn(db, creation)) >= maxOnDocument) return fail('compass-points-too-many');
  const inserted = await db.transaction().execute(async (within: Kysely<Tables>) => {
    const row = await insertCompassPoint(within, creation, { texts, selection });
    const kind = { type: 'INSERT', event: 'compass-point-created' } as const;
    if (row) await recordChange(within, { ...kind, before: null, after: row, by: person }, ctx);
    return row;
  });
  if (inserted) return tagged(inserted, ctx);
  const there = await compassPointOfAnnotation(db, creation, selection);
  return there && isTheSame(there, { texts, selection }) ? tagged(there, ctx) : fail('compass-point-exists');
}

/** The document, if the caller may put compass points on it. */
async function markable(contentId: number, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const card = await cardOfId(ctx.db, contentId);
  if (!card || !isOffered(ctx.tenant, card)) return fail('document-not-found');
  const setting = settingFor(ctx, card);
  if (!setting.activate) return fail('compass-points-off');
  if (!mayOpen(ctx.reader, card)) return fail('document-not-entitled');
  return mayCreate(setting) ? card : fail('compass-point-read-only');
}

const isTheSame = (row: Row, { texts, selection }: { texts: Texts; selection: Selection }): boolean =>
  !row.is_deleted && JSON.stringify([textsOf(row), row.selection]) === JSON.stringify([texts, selection]);
