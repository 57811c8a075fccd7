import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** The secrets of one tenant's provider, newest first: the first signs, all verify. */
export type Keys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] };

const algorithm = 'RS256';

const newSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig', kid: randomUUID() };
};

const read = (db: Db) =>
  db
    .selectFrom('identity_keys')
    .select(['purpose', 'secret'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The keys of a tenant; made once, whichever node asks first. */
export async function keysOf(db: Db, tenant: string, now: () => Date): Promise<Keys> {
  let rows = await read(db);
  if (rows.length === 0) {
    const made = [
      { purpose: 'sign' as const, secret: JSON.stringify(await newSigningKey()) },
      { purpose: 'cookie' as const, secret: JSON.stringify({ key: randomBytes(32).toString('base64url') }) },
    ];
    // The fixed ids make two nodes that start at once agree on the first one's keys.
    await db
      .insertInto('identity_keys')
      .values(made.map((key) => ({ tenant, id: `first-${key.purpose}`, created_at: now(), ...key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rows = await read(db);
  }
  return {
    signing: rows.filter(({ purpose }) => purpose === 'sign').map(({ secret }) => secret as JWK),
    cookies: rows.filter(({ purpose }) => purpose === 'cookie').map(({ secret }) => String(secret['key'])),
  };
}
