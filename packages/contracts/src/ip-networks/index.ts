import { contract, file } from '../kit/index.ts';

/** Sign-in by the network of a company. */
export const ipNetworks = contract({
  proxySetup: {
    method: 'GET',
    path: '/api/proxy-setup',
    summary: 'What a library’s proxy has to pass on, for those who run it',
    who: 'anyone',
    answer: file('text/plain'),
  },
});
