import { describe, expect, it } from 'vitest';
import { outerNames } from './places.ts';

describe('the names around a name', () => {
  it.each([
    ['7.3.2', ['7.3', '7']],
    ['sec_9.2.77', ['sec_9.2', 'sec_9']],
    ['A.1', ['A']],
    ['9', []],
    ['', []],
    ['..', ['.', '']],
  ])('%j lies within %j', (name, around) => {
    expect(outerNames(name)).toEqual(around);
  });
});
