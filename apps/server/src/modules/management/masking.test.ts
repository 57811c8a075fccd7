import { describe, expect, it } from 'vitest';
import { mask, maskText, maskValue } from './masking.ts';

const secret = 'S3cr3t-hunter2';
const random = '9fK2mQ81xZ7vT4pL0sWbY6cR3nHd';

describe('what looks like a secret is masked', () => {
  it.each([
    [`postgres://norma:${secret}@db.example/norma?sslmode=require`, `${mask}@db.example/norma`],
    [`postgres://norma:p@ss/${secret}@db.example/norma`, `${mask}@db.example/norma`],
    [`smtps://${secret}@mail.example:465`, `${mask}@mail.example:465`],
    [`https://library.example/?access_token=${secret}&page=2`, `access_token=${mask}&page=2`],
    [`host=db user=norma password=${secret} sslmode=require`, `password=${mask} sslmode=require`],
    [`Authorization: Bearer ${secret}`, `Bearer ${mask}`],
    [`Basic ${secret}`, `Basic ${mask}`],
    ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', mask],
    [`-----BEGIN RSA PRIVATE KEY-----\n${secret}\n-----END RSA PRIVATE KEY-----`, mask],
    [`-----BEGIN PRIVATE KEY-----\n${secret}`, mask],
    [`/opt/app/${random}/bin`, `/opt/app/${mask}/bin`],
    ['ghp_abcdEFGH1234', mask],
  ])('in %j', (text, shown) => {
    expect(maskText(text)).toContain(shown);
    for (const hidden of [secret, random, 'hunter2', 'c2lnbmF0dXJl', 'ghp_abcd'])
      expect(maskText(text)).not.toContain(hidden);
  });

  it.each([
    '/home/norma/data',
    'https://library.example.org:8443',
    'postgres://db.example/norma',
    '10.0.0.0/8, 2001:db8::/32',
    '--max-old-space-size=4096 --enable-source-maps',
    'Petroleum Installations Council',
    '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
    'en_GB.UTF-8',
    'مجلس المعايير الشمالي',
  ])('and nothing in %j', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('in values of any depth, by what they are called and by being the private part of a key', () => {
    const shown = maskValue({
      clientSecret: secret,
      nested: [{ api_key: secret, title: 'Norma' }],
      jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'abc', d: secret }] },
      banner: { text: 'Closed on Friday', d: 'not a key' },
      note: `see ${random}`,
      many: 3,
      none: null,
    });
    expect(shown).toEqual({
      clientSecret: mask,
      nested: [{ api_key: mask, title: 'Norma' }],
      jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'abc', d: mask }] },
      banner: { text: 'Closed on Friday', d: 'not a key' },
      note: `see ${mask}`,
      many: 3,
      none: null,
    });
  });
});
