import type { ipNetworks } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import { proxySetup, textDelivery } from './proxySetup.ts';

/** Tells administrators of a library's proxy how its network signs in here. */
export const ipNetworkHandlers = (
  identity: Pick<IdentityProvider, 'client'>,
): Handlers<typeof ipNetworks> => ({
  proxySetup: (_, { tenant, language }) =>
    textDelivery(proxySetup(tenant, identity.client(tenant).issuer, language)),
});
