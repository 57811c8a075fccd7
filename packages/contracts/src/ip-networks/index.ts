import { contract, file } from '../kit/index.ts';

/** Sign-in by the network of a company. */
export const ipNetworks = contract({
  proxySetup: {
    method: 'GET',
    path: '/api/proxy-setup',
    summary: 'Configuration for the library proxy of an institution',
    who: 'anyone',
    answer: file('text/plain'),
  },
});
