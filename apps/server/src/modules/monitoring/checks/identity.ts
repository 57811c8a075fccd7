import { needsCare, works, type Check } from './check.ts';

/** Who vouches for readers: the library's own keys, and providers outside. */
export type Vouching = {
  /**
   * When the key that signs was made; null until someone signs in. And until when what a former one has signed still
   * counts; null where there is none.
   */
  readonly keys: () => Promise<{ readonly madeAt: Date | null; readonly formerUntil: Date | null }>;
  /** How many people are signed in, and how many rows of sign-ins have expired and are still there. */
  readonly signIns: () => Promise<{ readonly signedIn: number; readonly expired: number }>;
  /** Providers outside, and what each said instead of answering; null where it answered. */
  readonly issuers: () => Promise<readonly { readonly issuer: string; readonly said: string | null }[]>;
};

/** Whether readers can sign in. */
export function identityCheck({ keys, signIns, issuers }: Vouching): Check {
  return async () => {
    const [{ madeAt, formerUntil }, { signedIn, expired }, known] = await Promise.all([
      keys(),
      signIns(),
      issuers(),
    ]);
    const silent = known.filter(({ said }) => said !== null);
    const details = {
      signedIn,
      signInsExpired: expired,
      ...(madeAt && { keyMadeAt: madeAt.toISOString() }),
      ...(formerUntil && { formerKeyUntil: formerUntil.toISOString() }),
      ...(known.length > 0 && { issuers: known.length, issuersSilent: silent.length }),
      ...(silent.length > 0 && {
        said: silent.map(({ issuer, said }) => `${issuer}: ${said}`).join('\n'),
      }),
    };
    return silent.length > 0 ? needsCare('issuer-unreachable', details) : works(details);
  };
}
