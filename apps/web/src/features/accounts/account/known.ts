import type { ManagedAccount } from '@norma/contracts';

/** What every part of the page of an account is about: the account, and the name of its state. */
export type Known = { readonly account: ManagedAccount; readonly etag: string };
