import { contracts } from '@norma/contracts';
import type { Contract } from '@norma/contracts/kit';
import { expect, it } from 'vitest';
import english from './messages/en.json' with { type: 'json' };

it('the words for refusals are in English those of the wire, and for none that there is not', () => {
  const domains: Contract[] = Object.values(contracts);
  const failures = domains.flatMap((calls) => Object.values(calls).flatMap((call) => call.failures ?? []));
  const said = failures.map(({ code, detail }) => [code, detail.replaceAll(/\{\{(\w+)\}\}/g, '{$1}')]);
  expect(Object.fromEntries(said)).toMatchObject(english);
});
