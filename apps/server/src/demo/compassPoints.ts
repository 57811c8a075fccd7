import { compassPoints as samples, people, type CompassPointSample } from '@norma/samples';
import type { Kysely } from 'kysely';
import {
  isFaulty,
  saveSeeded,
  cleanTexts,
  type CompassPointTables,
  type Creation,
  type SeededCompassPoint,
} from '../modules/compass-points/index.ts';
import { cardsOf, type DocumentTables } from '../modules/documents/index.ts';
import type { SessionTables } from '../modules/session/index.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import type { TenantSettings } from '../tenant/settings.ts';

type Tables = CompassPointTables & DocumentTables & SessionTables;
type Member = Pick<Creation, 'accountId' | 'person'> & { readonly publishers: ReadonlySet<string> };

/**
 * Gives the demo tenants what their people have marked in documents that their accounts subscribe to. A tenant where
 * anything is marked is left as it is.
 */
export async function seedCompassPoints(database: Database, now: Date): Promise<void> {
  for (const { settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (!settings?.isDemo) continue;
    await database
      .forTenant<Tables>(settings.key)
      .transaction()
      .execute((within) => seedTenant(within, settings, now));
  }
}

async function seedTenant(db: Kysely<Tables>, settings: TenantSettings, now: Date): Promise<void> {
  if (await db.selectFrom('compass_points').select('id').limit(1).executeTakeFirst()) return;
  const cards = await cardsOf(db, [...new Set(samples.map(({ contentCode }) => contentCode))]);
  const members = await membersOf(db);
  // The oldest first, as they were made.
  for (const sample of samples.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const document = cards.find(({ content_code }) => content_code === sample.contentCode);
    const member = members.get(sample.by);
    if (!document || !settings.publishers.includes(document.publisher_code)) continue;
    if (!member?.publishers.has(document.publisher_code)) continue;
    const { accountId, person } = member;
    const made = daysBefore(now, sample.daysAgo);
    const making = { tenant: settings.key, accountId, person, document, now: made };
    await saveSeeded(db, { creation: making, ...seededFrom(sample, settings, now) });
  }
}

/** The people of the demo who read through one account, as what they mark remembers them. */
async function membersOf(db: Kysely<Tables>): Promise<Map<string, Member>> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('memberships', 'memberships.person_id', 'people.id')
    .select(['people.id', 'sign_in_name', 'first_name', 'last_name', 'email', 'account_id'])
    .where(
      'sign_in_name',
      'in',
      people.map(({ signInName }) => signInName),
    )
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['account_id', 'publisher_code'])
    .execute();
  return new Map(
    rows.map(({ id, sign_in_name, first_name: first, last_name: last, email, account_id }) => [
      sign_in_name,
      {
        accountId: account_id,
        person: { id, name: `${first} ${last}`, email, author: `${last} ${first}`.slice(0, 20) },
        publishers: new Set(
          subscriptions
            .filter((each) => each.account_id === account_id)
            .map(({ publisher_code }) => publisher_code),
        ),
      },
    ]),
  );
}

function seededFrom(
  { anchor, page, isShared = false, before, deactivatedDaysAgo, ...sample }: CompassPointSample,
  settings: TenantSettings,
  now: Date,
): Omit<SeededCompassPoint, 'creation'> {
  const { name, description, overlayDetails } = sample;
  const sharedTexts = (called: string) => {
    const given = { name: called, description, overlayDetails };
    const texts = cleanTexts(given, settings.compassPoints.attributes);
    if (isFaulty(texts)) throw new Error(`A compass point of the demo is invalid: ${called}`);
    return texts;
  };
  const number = page?.number ?? anchor?.pages?.[0]?.page;
  return {
    texts: sharedTexts(name),
    selection: {
      data: '',
      metadata: {
        selectionText: anchor?.quote ?? page?.text ?? '',
        ...(number !== undefined && { pageNumber: number }),
        ...(anchor && { anchor: anchorOf(anchor) }),
      },
    },
    isShared,
    before: before && { texts: sharedTexts(before.name), until: daysBefore(now, before.daysAgo) },
    deactivatedAt: deactivatedDaysAgo === undefined ? undefined : daysBefore(now, deactivatedDaysAgo),
  };
}

const anchorOf = ({ pages, ...anchor }: NonNullable<CompassPointSample['anchor']>) => ({
  ...anchor,
  ...(pages && {
    pages: pages.map(({ page, quads }) => ({ page, quads: quads.map((quad) => [...quad]) })),
  }),
});

/** A moment in the forenoon, so many days ago. */
const daysBefore = (now: Date, days: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days, 9, (days * 17) % 60));
