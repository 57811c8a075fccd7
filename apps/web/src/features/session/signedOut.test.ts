import { expect, it } from 'vitest';
import { providerElsewhere } from './signedOut.ts';

it.each([
  ['https://library.example/oidc', null],
  ['https://login.halden.example/realms/library', 'login.halden.example'],
  ['https://library.example:8443/realms/library', 'library.example:8443'],
])('whoever signs out of what %s let them into is told of the provider %s', (issuer, host) => {
  expect(providerElsewhere(issuer, 'https://library.example')).toBe(host);
});
