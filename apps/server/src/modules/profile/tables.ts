import type { Preferences, Profile } from '@norma/contracts';

export type ProfileTables = {
  /** Where a person can be reached through an account. */
  profiles: {
    tenant: string;
    person_id: string;
    account_id: string;
    postal_code: string;
    changed_at: Date;
  } & Omit<Profile, 'postalCode'>;
  /** How a person likes the library; null for what they never said. */
  preferences: { tenant: string; person_id: string } & Preferences;
};
