import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export type IdentityTables = {
  identity_records: {
    tenant: string;
    model: string;
    id: string;
    payload: Json<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    expires_at: Date | null;
    consumed_at: Date | null;
  };
  identity_keys: {
    tenant: string;
    id: string;
    purpose: 'sign' | 'cookie';
    secret: Json<Record<string, unknown>>;
    created_at: Date;
  };
  /** Wrong passwords in a row, of a person, or of a name that no one has. */
  sign_in_failures: { tenant: string; subject: string; failures: number; last_at: Date };
};
