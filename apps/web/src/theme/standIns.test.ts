import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const standIns = readFileSync(new URL('standIns.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../../../packages/theme/src/tokens.css', import.meta.url), 'utf8');

const declared = [...standIns.matchAll(/font-family: '([^']+)'/g)].map(([, name]) => name);
const used = [...tokens.matchAll(/'(\w+ like \w+)'/g)].map(([, name]) => name);

describe('a stand-in for a face that is on its way', () => {
  it('is in a stack of families, and the stacks name no other', () => {
    expect(new Set(used)).toEqual(new Set(declared));
  });

  it('has a name that browsers understand without quotes, which a minifier takes away', () => {
    expect(declared.length).toBeGreaterThan(0);
    for (const name of declared)
      expect(name).not.toMatch(
        /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|math|inherit|initial) /i,
      );
  });
});
