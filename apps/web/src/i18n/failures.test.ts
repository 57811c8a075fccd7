import { readFileSync } from 'node:fs';
import { contracts } from '@norma/contracts';
import type { Contract } from '@norma/contracts/kit';
import { expect, it } from 'vitest';
import { messagesOf } from '../../build/messages.ts';

const english = messagesOf(readFileSync(new URL('../locales/en/failures.json', import.meta.url), 'utf8'));

it('the words for refusals are in English those of the wire, and for none that there is not', () => {
  const domains: Contract[] = Object.values(contracts);
  const failures = domains.flatMap((calls) => Object.values(calls).flatMap((call) => call.failures ?? []));
  const said = failures.map(({ code, detail }) => [code, detail.replaceAll(/\{\{(\w+)\}\}/g, '{$1}')]);
  expect(Object.fromEntries(said)).toMatchObject(english);
});
