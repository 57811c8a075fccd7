import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeHere, siteElsewhere } from './redirect.ts';

const origin = 'https://library.example';

describe('a place to return to', () => {
  it.each([
    ['/', '/'],
    ['/document/?contentCode=NSB%7Ce&page=7#clause-9.2', '/document/?contentCode=NSB%7Ce&page=7#clause-9.2'],
    ['https://library.example/favorites', '/favorites'],
    ['', '/'],
    ['/?next=//evil.example', '/?next=//evil.example'],
  ])('%j is %j', (address, place) => {
    expect(placeHere(address, origin)).toBe(place);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '\u0000//evil.example',
    'http://library.example/',
    'https://library.example:8443/',
    'https://library.example.evil.example/',
    'https://library.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://library.example/x',
    'https://[',
  ])('%j is none', (address) => {
    expect(placeHere(address, origin)).toBeNull();
  });

  it('never leaves the site, whatever is asked for', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      'evil.example',
      'https:',
    );
    const address = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(address, (asked) => {
        const place = placeHere(asked, origin);
        if (place !== null) expect(new URL(place, origin).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('another site to be sent to', () => {
  it.each([
    ['https://login.example/enter?brand=nsb', 'https://login.example/enter?brand=nsb'],
    ['http://login.example', 'http://login.example/'],
  ])('%j is %j', (address, site) => {
    expect(siteElsewhere(address)).toBe(site);
  });

  it.each([
    '',
    '/here',
    '//login.example',
    'javascript:alert(1)',
    'ftp://login.example/',
    'https://name:password@login.example/',
  ])('%j is none', (address) => {
    expect(siteElsewhere(address)).toBeNull();
  });
});
