import type { Arrival } from './partnerSignIn.ts';

/** The user that represents a company to whose network an address belongs. */
export type NetworkReader = {
  readonly accountId: string;
  readonly accountName: string;
  readonly personId: string;
  readonly signInName: string;
};

type Entry = Omit<Arrival, 'from'> & { readonly personId: string; readonly signInName: string };

/** What the built-in provider needs to know of people; kept by the session module. */
export type ProviderPeople = {
  /** The person of a sign-in name or e-mail address in any letter case. */
  readonly signingIn: (
    tenantKey: string,
    name: string,
  ) => Promise<{ id: string; passwordHash: string | null } | null>;
  readonly claims: (tenantKey: string, personId: string) => Promise<PersonClaims | null>;
  /** The users that represent the companies to whose networks an address belongs; never anyone in particular. */
  readonly atAddress: (tenantKey: string, address: string) => Promise<readonly NetworkReader[]>;
  /** The person that a one-time code signs in; null for an invalid code. */
  readonly spendEntryCode: (tenantKey: string, code: string) => Promise<Entry | null>;
  /** Keeps how a sign-in came about. */
  readonly signedIn: (
    tenantKey: string,
    by: Arrival & { readonly sessionId: string; readonly personId: string },
  ) => Promise<void>;
};

export type PersonClaims = {
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly userType: string;
  /** The only account of the person, or an empty string while there is none or a choice. */
  readonly accountId: string;
};
