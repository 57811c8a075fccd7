import { people } from '@norma/samples';
import type { DemoOf } from '../adapters/identity/signIn.ts';
import { usualDemoPassword, type Settings } from '../config/settings.ts';
import type { Tenant } from '../tenant/index.ts';

type Parts = {
  readonly settings: Pick<Settings, 'isDemo' | 'demoPassword'>;
  readonly byKey: (tenantKey: string) => { readonly settings: Pick<Tenant['settings'], 'isDemo'> } | null;
};

/**
 * Whom a click on the sign-in page signs in: the people of a demo tenant, while the demo is on and has the password that
 * its documentation tells everyone. Who chose another password wants to know who comes in.
 */
export const demoSignIn =
  ({ settings: { isDemo, demoPassword }, byKey }: Parts): DemoOf =>
  (tenantKey) =>
    isDemo && demoPassword === usualDemoPassword && byKey(tenantKey)?.settings.isDemo
      ? { names: people.map(({ signInName }) => signInName), password: demoPassword }
      : null;
