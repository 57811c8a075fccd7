import { contracts } from '@norma/contracts';

/** The path of the guide on proxy set-up. */
export const proxySetupPath: string = contracts.ipNetworks.proxySetup.path;
