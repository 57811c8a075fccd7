import type { Tenant } from '../../tenant.ts';

/** As much of a provider's request as a page needs. */
export type PageContext = {
  readonly get: (header: string) => string;
  readonly set: (header: string, value: string) => void;
  body: unknown;
  status: number;
  type: string;
};

export type SignInProblem = 'wrong' | 'locked' | 'expired' | null;

/** The pages of the built-in provider; drawn elsewhere, in the look of the tenant. */
export type ProviderPages = {
  readonly signIn: (
    tenant: Tenant,
    headers: NodeJS.Dict<string | string[]>,
    shown: { uid: string; name: string; problem: SignInProblem; lockMinutes: number },
  ) => Promise<{ html: string; policy: string }>;
  readonly signingOut: (context: PageContext, tenant: Tenant, form: string) => void;
  readonly failed: (context: PageContext, tenant: Tenant, reason: string) => void;
};
