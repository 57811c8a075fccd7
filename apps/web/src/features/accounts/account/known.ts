import type { ManagedAccount } from '@norma/contracts';

/** The account of the page, and its ETag. */
export type Known = { readonly account: ManagedAccount; readonly etag: string };
