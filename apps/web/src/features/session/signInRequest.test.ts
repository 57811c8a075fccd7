import { describe, expect, it } from 'vitest';
import { cameFrom } from './cameFrom.ts';
import { signInRequest } from './signInRequest.ts';

const origin = 'https://library.example';
const tenant: Parameters<typeof signInRequest>[0] = {
  issuer: `${origin}/oidc`,
  clUrl: `${origin}/`,
  'authentication-methods': ['PWD'],
};
const visit: Parameters<typeof signInRequest>[1] = {
  origin,
  address: '/favorites',
  referrer: '',
  entryCode: null,
  hasLeft: false,
  hasAddress: false,
};

describe('a visitor', () => {
  it('is asked to sign in, and returns to the address that was asked for', () => {
    expect(signInRequest(tenant, visit)).toEqual({ state: '/favorites' });
    expect(signInRequest(tenant, { ...visit, referrer: 'https://elsewhere.example/' })).toEqual({
      state: '/favorites',
    });
  });

  it('who comes from within the library is signed in without a question first, once', () => {
    const within = { ...visit, referrer: `${origin}/content-search/?content=anchor` };
    expect(signInRequest(tenant, within)).toEqual({ state: '/favorites', prompt: 'none' });
    expect(signInRequest(tenant, { ...within, hasAddress: true })).toEqual({ state: '/favorites' });
  });

  it('who comes from the login of the tenant is, too', () => {
    const elsewhere = { ...tenant, clUrl: 'https://login.example/enter' };
    const from = (referrer: string) => signInRequest(elsewhere, { ...visit, referrer });
    expect(from('https://login.example/')).toEqual({ state: '/favorites', prompt: 'none' });
    expect(from('https://other.example/')).toEqual({ state: '/favorites' });
  });

  it('who brings a code is signed in by it, by the provider that knows it', () => {
    const bringing = { ...visit, entryCode: 'once' };
    expect(signInRequest(tenant, bringing)).toEqual({
      state: '/favorites',
      prompt: 'login',
      extraQueryParams: { entry_code: 'once' },
    });
    expect(signInRequest({ ...tenant, issuer: 'https://other.example' }, bringing)).toEqual({
      state: '/favorites',
    });
  });

  it('who has signed out is not let in again by their network unasked', () => {
    const methods = { ...tenant, 'authentication-methods': ['PWD' as const, 'IP' as const] };
    const left = { ...visit, hasLeft: true };
    expect(signInRequest(methods, left)).toEqual({ state: '/favorites', prompt: 'login' });
    expect(signInRequest(tenant, left)).toEqual({ state: '/favorites' });
  });
});

describe('the page from which a visitor came', () => {
  it.each([
    [`${origin}/content-search/?content=anchor`, '/content-search/?content=anchor'],
    [`${origin}/`, '/'],
    ['', null],
    ['https://elsewhere.example/favorites', null],
    [`${origin}/login/abc`, null],
    [`${origin}/oidc/session/end`, null],
    [`${origin}/implicit/callback?code=x`, null],
    ['about:client', null],
  ])('of %j is %j', (referrer, place) => {
    expect(cameFrom(referrer, origin)).toBe(place);
  });
});
