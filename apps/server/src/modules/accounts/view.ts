import type { AccountAgreement, AccountSubscription, ManagedAccount } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { documentsByPublisher } from '../documents/index.ts';
import { agreementOf } from '../license-agreements/index.ts';
import { countAccepted } from './acceptances.ts';
import { networksOf } from '../tenants/index.ts';
import { etagOf } from '../../lib/versioned.ts';
import { accountFor, type Context } from './withAccount.ts';
import { accountRow, countPeople, type Row } from './store.ts';
import { subscriptionRows } from '../subscriptions/index.ts';

type Tagged = { readonly answer: ManagedAccount; readonly headers: { readonly etag: string } };

/** One account with all that managers may say of it, and the name of its state. */
export async function one(id: string, ctx: Context) {
  const row = await accountFor(id, ctx);
  return row instanceof Failed ? row : tagged(row, ctx);
}

/** The same for anyone who has just changed it. */
export async function answered<Code extends string>(changed: string | Failed<Code>, ctx: Context) {
  if (changed instanceof Failed) return changed;
  const row = await accountRow(ctx.db, changed);
  // Someone else may have deleted it since.
  return row ? tagged(row, ctx) : fail('account-not-found');
}

async function tagged(row: Row, ctx: Context): Promise<Tagged> {
  const { db, tenant, reader } = ctx;
  const [people, networks, subscriptions, agreement] = await Promise.all([
    countPeople(db, row.id),
    networksOf(db, tenant.key),
    subscriptionsIn(row.id, ctx),
    agreementIn(row.id, ctx),
  ]);
  const { address } = row;
  const answer: ManagedAccount = {
    id: row.id,
    name: row.name,
    number: row.number,
    acronym: row.acronym,
    address: {
      address1: address.address1 ?? '',
      address2: address.address2 ?? '',
      city: address.city ?? '',
      postalCode: address.postalCode ?? '',
      country: address.country ?? '',
      state: address.state ?? '',
      mobile: address.mobile ?? '',
    },
    isDrm: row.is_drm,
    hasCompassPoints: row.has_compass_points,
    hasCustomCollection: row.has_custom_collection,
    closedAt: row.closed_at?.toISOString() ?? null,
    people,
    ranges: networks.find(({ account }) => account === row.id)?.ranges.length ?? 0,
    subscriptions,
    agreement,
    isYours: reader.account.id === row.id,
  };
  return { answer, headers: { etag: etagOf(row.version) } };
}

async function subscriptionsIn(id: string, { db, tenant }: Context): Promise<AccountSubscription[]> {
  const rows = await subscriptionRows(db, id);
  const documents = await documentsByPublisher(
    db,
    rows.map(({ publisher_code }) => publisher_code),
  );
  return rows.map((row) => ({
    publisher: row.publisher_code,
    abbreviation: row.abbreviation,
    name: row.name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    state: tenant.settings.publishers.includes(row.publisher_code) ? row.state : 'not-offered',
    documents: documents.get(row.publisher_code) ?? 0,
  }));
}

async function agreementIn(id: string, { db, tenant }: Context): Promise<AccountAgreement | null> {
  const agreement = await agreementOf(db, tenant, id);
  if (!agreement) return null;
  const { language, text, setAt } = agreement;
  const accepted = await countAccepted(db, id, agreement);
  return { isOwn: setAt !== null, language, text, setAt: setAt?.toISOString() ?? null, accepted };
}
