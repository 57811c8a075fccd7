import { people } from '@norma/samples';
import type { Kysely } from 'kysely';
import { databaseAudit } from '../adapters/events/audit.ts';
import { databaseUsage } from '../adapters/events/usage.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import type { UsageEvent, UsageActor } from '../ports/usage.ts';
import type { TenantSettings } from '../tenant/settings.ts';

const days = 28;
const dayMs = 86_400_000;
const workingHours = { first: 8, count: 9 };

type Tables = {
  people: { id: string; sign_in_name: string; user_type: 'INDIVIDUAL' | 'COMPANY' };
  memberships: { person_id: string; account_id: string };
  subscriptions: { account_id: string; publisher_code: string };
  document_cards: { content_code: string; publisher_code: string; title_text: string };
  usage_events: { id: string };
};
type Card = Tables['document_cards'];
type Visitor = {
  personId: string;
  signInName: string;
  isShared: boolean;
  accountId: string;
  publishers: ReadonlySet<string>;
};

/**
 * Gives the demo tenants four weeks in which their people signed in, searched and read, up to yesterday, so that
 * nothing looks unlived. A tenant where anything has happened is left as it is. The same days give the same activity.
 */
export async function seedActivity(database: Database, now: Date): Promise<void> {
  for (const { settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (!settings?.isDemo) continue;
    const db = database.forTenant<Tables>(settings.key);
    if (await db.selectFrom('usage_events').select('id').limit(1).executeTakeFirst()) continue;
    const offered = await cardsOf(db, settings);
    for (const visitor of await visitorsOf(db)) {
      for (const at of visitsOf(`${settings.key} ${visitor.signInName}`, now))
        await visit(database, { tenant: settings.key, visitor, offered, at });
    }
  }
}

const cardsOf = (db: Kysely<Tables>, { publishers }: TenantSettings): Promise<Card[]> =>
  db
    .selectFrom('document_cards')
    .select(['content_code', 'publisher_code', 'title_text'])
    .where('publisher_code', 'in', publishers)
    .orderBy('content_code')
    .execute();

/** The people of the demo who read through an account; one who has several reads through the first. */
async function visitorsOf(db: Kysely<Tables>): Promise<Visitor[]> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('memberships', 'memberships.person_id', 'people.id')
    .select(['people.id', 'people.sign_in_name', 'people.user_type', 'memberships.account_id'])
    .where(
      'people.sign_in_name',
      'in',
      people.map(({ signInName }) => signInName),
    )
    .orderBy('people.sign_in_name')
    .orderBy('memberships.account_id')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['account_id', 'publisher_code'])
    .execute();
  const first = new Map(rows.toReversed().map((row) => [row.id, row]));
  return [...first.values()]
    .toReversed()
    .map(({ id, sign_in_name: signInName, user_type, account_id: accountId }) => ({
      personId: id,
      signInName,
      isShared: user_type === 'COMPANY',
      accountId,
      publishers: new Set(
        subscriptions
          .filter(({ account_id }) => account_id === accountId)
          .map(({ publisher_code }) => publisher_code),
      ),
    }));
}

/** When someone came: on some working days before today, within working hours. */
function visitsOf(who: string, now: Date): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Array.from({ length: days }, (_, back) => today - (back + 1) * dayMs).flatMap((day) => {
    const weekday = new Date(day).getUTCDay();
    const chance = chanceOf(`${who} ${day}`);
    if (weekday === 0 || weekday === 6 || chance > 0.45) return [];
    const hour = workingHours.first + Math.floor((chance / 0.45) * workingHours.count);
    return [new Date(day + hour * 3_600_000 + (Math.floor(chance * 1e7) % 3_600_000))];
  });
}

/** One visit: a sign-in, a search for words of a document, then some documents, each with its page and text. */
async function visit(
  database: Database,
  { tenant, visitor, offered, at }: { tenant: string; visitor: Visitor; offered: Card[]; at: Date },
): Promise<void> {
  const key = `${tenant} ${visitor.signInName} ${at.getTime()}`;
  const [card, ...others] = cardsFor(key, offered);
  if (!card) return;
  const { personId, accountId, signInName, isShared, publishers } = visitor;
  const sessionId = `demo-${chanceOf(`${key} session`).toString(36).slice(2)}`;
  const from = { remoteAddress: '192.0.2.10', userAgent: 'Demo' };
  const who = { sessionId, personId, accountId, isShared, ...from };
  const text = card.title_text.split(' ').slice(-2).join(' ');
  const found = offered.filter(({ title_text }) => title_text.includes(text)).length;
  const searched = [...new Set(offered.map(({ publisher_code }) => publisher_code))];
  const events: UsageEvent[] = [
    { ...who, type: 'page-view', page: 'home' },
    { ...who, type: 'search', searchType: 'ALL', text, found, publishers: searched, isChosen: false },
    ...[card, ...others].flatMap((each) =>
      reading(each, { who, key, isOpen: publishers.has(each.publisher_code) }),
    ),
  ];
  const audit = databaseAudit(
    (name) => database.forTenant(name),
    () => at,
  );
  const signIn = { type: 'sign-in', principal: signInName, message: 'Signed in with a password' } as const;
  await audit.record(tenant, { ...signIn, remoteAddress: from.remoteAddress, requestId: sessionId });
  await Promise.all(
    events.map((event, step) =>
      databaseUsage(
        (name) => database.forTenant(name),
        () => new Date(at.getTime() + step * 40_000),
      ).record(tenant, event),
    ),
  );
}

/** What someone reads in one visit: some documents are read by many, most by few. */
function cardsFor(key: string, offered: readonly Card[]): Card[] {
  const places = Array.from({ length: 1 + Math.floor(chanceOf(`${key} many`) * 3) }, (_, index) => {
    const popular = chanceOf(`${key} ${index} popular`) < 0.4;
    const among = popular ? Math.min(12, offered.length) : offered.length;
    return Math.floor(chanceOf(`${key} ${index}`) * among);
  });
  return [...new Set(places)].flatMap((place) => offered[place] ?? []);
}

/** The page of a document and then its text, which some take away; a refusal where it is not subscribed to. */
function reading(
  { content_code: contentCode }: Card,
  { who, key, isOpen }: { who: UsageActor; key: string; isOpen: boolean },
): UsageEvent[] {
  const page: UsageEvent = { ...who, type: 'investigation', contentCode, way: 'page' };
  if (!isOpen) return [page, { ...who, type: 'denial', contentCode, way: 'not-subscribed' }];
  const chance = chanceOf(`${key} ${contentCode} format`);
  const request = { ...who, type: 'request', contentCode } as const;
  const read: UsageEvent = { ...request, format: chance < 0.6 ? 'pdf' : 'html', way: 'reading' };
  return chance < 0.25 ? [page, read, { ...request, format: 'pdf', way: 'download' }] : [page, read];
}

/** A number from 0 up to 1 that looks like chance and is always the same for a text: FNV-1a, mixed once more. */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
