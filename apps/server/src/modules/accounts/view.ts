import type { HeldAgreement, HeldSubscription, ManagedAccount } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { documentsByPublisher } from '../documents/index.ts';
import { agreementOf, countAccepted } from '../session/index.ts';
import { networksOf } from '../tenants/index.ts';
import { known, tagOf, type Asking } from './keeping.ts';
import { accountRow, countPeople, type Row } from './store.ts';
import { subscriptionRows } from './subscriptionStore.ts';

type Tagged = { readonly answer: ManagedAccount; readonly headers: { readonly etag: string } };

/** One account with all that managers may say of it, and the name of its state. */
export async function one(id: string, asking: Asking) {
  const row = await known(id, asking);
  return row instanceof Failed ? row : tagged(row, asking);
}

/** The same for whoever has just changed it. */
export async function answered<Code extends string>(changed: string | Failed<Code>, asking: Asking) {
  if (changed instanceof Failed) return changed;
  const row = await accountRow(asking.db, changed);
  // Somebody else may have deleted it since.
  return row ? tagged(row, asking) : fail('account-not-found');
}

async function tagged(row: Row, asking: Asking): Promise<Tagged> {
  const { db, tenant, reader } = asking;
  const [people, networks, subscriptions, agreement] = await Promise.all([
    countPeople(db, row.id),
    networksOf(db, tenant.key),
    subscriptionsIn(row.id, asking),
    agreementIn(row.id, asking),
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
  return { answer, headers: { etag: tagOf(row) } };
}

async function subscriptionsIn(id: string, { db, tenant }: Asking): Promise<HeldSubscription[]> {
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

async function agreementIn(id: string, { db, tenant }: Asking): Promise<HeldAgreement | null> {
  const agreement = await agreementOf(db, tenant, id);
  if (!agreement) return null;
  const { language, text, setAt } = agreement;
  const accepted = await countAccepted(db, id, agreement);
  return { isOwn: setAt !== null, language, text, setAt: setAt?.toISOString() ?? null, accepted };
}
