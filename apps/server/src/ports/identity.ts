import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '../tenant/index.ts';

/** What a good token says: who, in which sign-in, by whom. */
export type Identity = {
  readonly subject: string;
  readonly sessionId: string;
  /** Names what the built-in provider granted the token by; null for tokens of other providers. */
  readonly grantId: string | null;
  readonly email: string | null;
  readonly issuer: string;
  readonly issuedAt: Date;
};

/** Why a token does not count. */
export type TokenProblem = 'token-expired' | 'token-invalid' | 'email-unverified';

/** A request to the provider, and where it comes from as far as that can be trusted. */
export type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly remoteAddress: string;
};

/** Signs people in and vouches for their tokens. One provider serves each tenant. */
export type IdentityProvider = {
  /** What the web app needs to start a sign-in. */
  readonly client: (tenant: Tenant) => { issuer: string; clientId: string; audience: string };
  /** Checks signature, issuer, audience and expiry of an access token for this tenant. */
  readonly verify: (tenant: Tenant, token: string) => Promise<Identity | TokenProblem>;
  /** Answers a request for the provider's own pages and calls; false when the address is not one of them. */
  readonly answer: (tenant: Tenant, visit: Visit) => Promise<boolean>;
};

/** Keeps the passwords of those who sign in at the library's own provider. */
export type Passwords = {
  /** Whether people of a tenant have their passwords here; otherwise another provider has them. */
  readonly areLocal: (tenant: Tenant) => boolean;
  /** The hash to keep of a password. */
  readonly hash: (password: string) => Promise<string>;
};
