import { describe, expect, it } from 'vitest';
import { addressLines } from './addressLines.ts';

const nowhere = { address1: '', address2: '', city: '', state: '', postalCode: '', country: '' };

describe('an address', () => {
  it.each([
    [
      'en',
      { address1: 'Tollbugata 14', address2: '3rd floor', city: 'Vardal', postalCode: '4611', country: 'NO' },
      ['Tollbugata 14', '3rd floor', '4611 Vardal', 'Norway'],
    ],
    [
      'en',
      { address1: '480 Anchor Street', city: 'Port Merrow', state: 'OR', postalCode: '97199', country: 'US' },
      ['480 Anchor Street', 'Port Merrow, OR 97199', 'United States'],
    ],
    [
      'en',
      { address1: '9 Index Lane', city: 'Carrow', postalCode: 'CW1 4NL', country: 'GB' },
      ['9 Index Lane', 'Carrow', 'CW1 4NL', 'United Kingdom'],
    ],
    ['ar', { city: 'Vardal', country: 'NO' }, ['Vardal', 'النرويج']],
    ['de', { country: 'US', state: 'OR' }, ['OR', 'Vereinigte Staaten']],
    ['en', { address2: 'Dock 7', country: 'Freedonia' }, ['Dock 7', 'Freedonia']],
    ['en', {}, []],
  ])('in %s of %j has the lines %j', (language, address, lines) => {
    expect(addressLines({ ...nowhere, ...address }, language)).toEqual(lines);
  });
});
