import type { Tenant } from '../../tenant/index.ts';

/** As much of a provider's request as a page needs. */
export type PageContext = {
  readonly get: (header: string) => string;
  readonly set: (header: string, value: string) => void;
  body: unknown;
  status: number;
  type: string;
};

/** The field of the sign-in form that names a person of the demo, in place of a name and a password. */
export const demoUserField = 'demo-user';

export type SignInProblem = 'wrong' | 'locked' | 'expired' | 'spent' | 'hurried' | null;

/** Why the provider cannot go on: by its own words, because a request is malformed, or because of an error of the server. */
export type FailureReason =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unexpected' };

/** The pages of the built-in provider; drawn elsewhere, in the look of the tenant. */
export type ProviderPages = {
  readonly signIn: (
    tenant: Tenant,
    headers: NodeJS.Dict<string | string[]>,
    shown: {
      uid: string;
      name: string;
      problem: SignInProblem;
      lockMinutes: number;
      /** The companies to whose networks the visitor's address belongs. */
      accounts: readonly { readonly id: string; readonly name: string }[];
      /** The visitor's network address. */
      address: string;
    },
  ) => Promise<{ html: string; policy: string }>;
  readonly signingOut: (context: PageContext, tenant: Tenant, form: string) => void;
  readonly failed: (
    tenant: Tenant,
    headers: NodeJS.Dict<string | string[]>,
    reason: FailureReason,
  ) => { html: string; policy: string };
};
