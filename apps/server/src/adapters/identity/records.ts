import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** Keeps the provider's grants, sessions and tokens of one kind in the tenant's rows, so that any node can answer. */
export function recordsOf(db: Db, tenant: string, model: string, now: () => Date): Adapter {
  const row = (id: string) =>
    db.selectFrom('identity_records').selectAll().where('model', '=', model).where('id', '=', id);

  const payloadOf = (
    found:
      | { payload: Record<string, unknown>; expires_at: Date | null; consumed_at: Date | null }
      | undefined,
  ) => {
    if (!found || (found.expires_at && found.expires_at <= now())) return undefined;
    const consumed = found.consumed_at && { consumed: Math.floor(found.consumed_at.getTime() / 1000) };
    return { ...found.payload, ...consumed } as AdapterPayload;
  };

  return {
    upsert: async (id, payload, expiresIn) => {
      const values = {
        payload: JSON.stringify(payload),
        // A sign-in under way outlives the grant that it names: signing in as someone else ends the former session first.
        grant_id: model === 'Interaction' ? null : (payload.grantId ?? null),
        uid: payload.uid ?? null,
        expires_at: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
      };
      await db
        .insertInto('identity_records')
        .values({ tenant, model, id, consumed_at: null, ...values })
        .onConflict((conflict) => conflict.columns(['tenant', 'model', 'id']).doUpdateSet(values))
        .execute();
    },
    // No record is named by a text with NUL, and PostgreSQL refuses to be asked for one.
    find: async (id) => (id.includes('\0') ? undefined : payloadOf(await row(id).executeTakeFirst())),
    findByUid: async (uid) =>
      payloadOf(
        await db
          .selectFrom('identity_records')
          .selectAll()
          .where('model', '=', model)
          .where('uid', '=', uid)
          .executeTakeFirst(),
      ),
    // Device codes are not offered, so nothing has a user code.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      await db
        .updateTable('identity_records')
        .set({ consumed_at: now() })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    destroy: async (id) => {
      await db.deleteFrom('identity_records').where('model', '=', model).where('id', '=', id).execute();
    },
    revokeByGrantId: async (grantId) => {
      await db.deleteFrom('identity_records').where('grant_id', '=', grantId).execute();
    },
  };
}
