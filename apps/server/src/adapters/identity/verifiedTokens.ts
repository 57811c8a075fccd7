import type { Identity } from '../../ports/identity.ts';

/** Whom tokens mean that were found good, until they expire. */
export type VerifiedTokens = {
  readonly get: (token: string) => Identity | null;
  readonly add: (token: string, identity: Identity, expiresAt: Date) => void;
};

/** As many as read at the same time; beyond that the ones added first are looked at again. */
const max = 10_000;

/** Remembers good tokens: to look at a signature takes a call longer than most questions to the database. */
export function verifiedTokens(now: () => Date): VerifiedTokens {
  const known = new Map<string, { identity: Identity; expiresAt: Date }>();
  return {
    get: (token) => {
      const found = known.get(token);
      if (!found) return null;
      if (found.expiresAt > now()) return found.identity;
      known.delete(token);
      return null;
    },
    add: (token, identity, expiresAt) => {
      known.set(token, { identity, expiresAt });
      const [first] = known.keys();
      if (known.size > max && first !== undefined) known.delete(first);
    },
  };
}
