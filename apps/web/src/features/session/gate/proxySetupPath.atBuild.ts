import { contracts } from '@norma/contracts';

/** Where the document lies that tells what a proxy has to pass on. */
export const proxySetupPath: string = contracts.ipNetworks.proxySetup.path;
