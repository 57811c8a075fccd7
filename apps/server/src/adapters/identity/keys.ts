import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** The secrets of one tenant's provider, newest first: the first signs, all verify. */
export type Keys = {
  readonly signing: readonly JWK[];
  readonly cookies: readonly string[];
  /** When the next of them stops to verify; null while nothing is superseded. */
  readonly until: Date | null;
};

const algorithm = 'RS256';

/** How long a superseded key still verifies: as long as a sign-in that it vouched for may last. */
export const supersededForMs = 8 * 60 * 60 * 1000;

/** On this channel every node hears the key of a tenant whose keys were changed. */
export const keyChanges = 'identity_key_changes';

const newSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig', kid: randomUUID() };
};

type Purpose = 'sign' | 'cookie';

const newSecret = async (purpose: Purpose): Promise<string> =>
  JSON.stringify(purpose === 'sign' ? await newSigningKey() : { key: randomBytes(32).toString('base64url') });

/** A key as it is stored; `verifiesUntil` is null for the one that signs. */
export type StoredKey = {
  readonly id: string;
  readonly purpose: Purpose;
  readonly secret: Record<string, unknown>;
  readonly createdAt: Date;
  readonly verifiesUntil: Date | null;
};

/** The keys of a tenant that still count, newest first. */
export async function storedKeys(db: Db, now: Date): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('identity_keys')
    .select(['id', 'purpose', 'secret', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const newest = new Map<Purpose, Date>();
  return rows.flatMap(({ id, purpose, secret, created_at: createdAt }) => {
    const supersededAt = newest.get(purpose);
    newest.set(purpose, createdAt);
    const verifiesUntil = supersededAt ? new Date(supersededAt.getTime() + supersededForMs) : null;
    if (verifiesUntil && verifiesUntil <= now) return [];
    return [{ id, purpose, secret, createdAt, verifiesUntil }];
  });
}

/** The keys of a tenant; made once, whichever node asks first. */
export async function keysOf(db: Db, tenant: string, now: () => Date): Promise<Keys> {
  let stored = await storedKeys(db, now());
  if (stored.length === 0) {
    const created = await Promise.all(
      (['sign', 'cookie'] as const).map(async (purpose) => ({ purpose, secret: await newSecret(purpose) })),
    );
    // The fixed ids make two nodes that start at once agree on the first one's keys.
    await db
      .insertInto('identity_keys')
      .values(created.map((key) => ({ tenant, id: `first-${key.purpose}`, created_at: now(), ...key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    stored = await storedKeys(db, now());
  }
  const ends = stored.flatMap(({ verifiesUntil }) => verifiesUntil?.getTime() ?? []);
  return {
    signing: stored.filter(({ purpose }) => purpose === 'sign').map(({ secret }) => secret as JWK),
    cookies: stored.filter(({ purpose }) => purpose === 'cookie').map(({ secret }) => String(secret['key'])),
    until: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  };
}

/**
 * Gives a tenant new keys and tells every node. What the keys before vouch for stays good as long as a sign-in lasts;
 * `atOnce` forgets them instead, which signs everyone out: for a key that was stolen.
 */
export async function rotateKeys(
  db: Db,
  { tenant, now, atOnce = false }: { tenant: string; now: Date; atOnce?: boolean },
): Promise<void> {
  const [sign, cookie] = await Promise.all([newSecret('sign'), newSecret('cookie')]);
  await db.transaction().execute(async (transaction) => {
    const counting = atOnce ? [] : (await storedKeys(transaction, now)).map(({ id }) => id);
    await transaction
      .deleteFrom('identity_keys')
      .$if(counting.length > 0, (query) => query.where('id', 'not in', counting))
      .execute();
    await transaction
      .insertInto('identity_keys')
      .values([
        { tenant, id: randomUUID(), purpose: 'sign', secret: sign, created_at: now },
        { tenant, id: randomUUID(), purpose: 'cookie', secret: cookie, created_at: now },
      ])
      .execute();
    await sql`select pg_notify(${keyChanges}, ${tenant})`.execute(transaction);
  });
}
