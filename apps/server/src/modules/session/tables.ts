import type { AuthenticationData } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import type { LicenseAgreementTables } from '../license-agreements/index.ts';
import type { SubscriptionTables } from '../subscriptions/index.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type AuthType = AuthenticationData['authType'];

/** Postal address and telephone of an account. */
type Address = {
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
  mobile?: string;
};

/** Accounts, people and sign-ins, with what every call asks of them: subscriptions and license agreements. */
export type SessionTables = SubscriptionTables &
  LicenseAgreementTables & {
    accounts: {
      tenant: string;
      id: string;
      name: string;
      number: string;
      acronym: string;
      is_drm: boolean;
      has_compass_points: Generated<boolean>;
      has_custom_collection: Generated<boolean>;
      address: ColumnType<Address, string, string>;
      /** Grows with each change of the account and its subscriptions. */
      version: Generated<number>;
      /** Since when no one reads through it; null for an open one. */
      closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    };
    people: {
      tenant: string;
      id: Generated<string>;
      sign_in_name: string;
      email: string;
      first_name: string;
      last_name: string;
      user_type: 'INDIVIDUAL' | 'COMPANY';
      authorities: Authority[];
      is_activated: Generated<boolean>;
      password_hash: string | null;
      /** Grows with every change of what is said of them here and of their rights. */
      version: Generated<number>;
      /** When someone asked them to come in; null for those who were added otherwise. */
      invited_at: Generated<Date | null>;
      last_sign_in_at: Generated<Date | null>;
      /** Sign-ins from before then do not hold any more. */
      sign_ins_ended_at: Generated<Date | null>;
      /** First and last name in small letters, as lists sort by them; made by the database. */
      name_order: GeneratedAlways<string>;
      /** All that a search looks into, in small letters; made by the database. */
      searched: GeneratedAlways<string>;
    };
    memberships: { tenant: string; person_id: string; account_id: string };
    account_selections: {
      tenant: string;
      session_id: string;
      person_id: string;
      account_id: string;
      selected_at: Date;
    };
    /** Each names a sign-in to another site, or lets someone in, once; kept as hashes. */
    one_time_codes: {
      tenant: string;
      hash: string;
      person_id: string;
      session_id: string | null;
      auth_type: AuthType | null;
      account_id: string | null;
      expires_at: Date;
    };
    sign_ins: {
      tenant: string;
      session_id: string;
      person_id: string;
      auth_type: AuthType;
      account_id: string | null;
      remote_address: string;
      signed_in_at: Date;
      /** When someone who looks after people ended it. */
      ended_at: Generated<Date | null>;
    };
    tickets: {
      tenant: string;
      ticket_hash: string;
      person_id: string;
      path: string;
      expires_at: Date;
    };
  };
