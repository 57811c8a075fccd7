/** What the built-in provider needs to know of people; kept by the session module. */
export type ProviderPeople = {
  /** The person of a sign-in name or e-mail address in any letter case. */
  readonly signingIn: (
    tenantKey: string,
    name: string,
  ) => Promise<{ id: string; passwordHash: string | null } | null>;
  readonly claims: (tenantKey: string, personId: string) => Promise<PersonClaims | null>;
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
