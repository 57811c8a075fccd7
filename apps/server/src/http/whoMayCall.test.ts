import { contracts } from '@norma/contracts';
import type { Authority, Call } from '@norma/contracts/kit';
import { people } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask } from '../testing/library.ts';

const calls = Object.entries(contracts).flatMap(([domain, contract]) =>
  Object.entries(contract).map(([name, call]) => ({ name: `${domain}.${name}`, call: call as Call })),
);

/** Something to put where a path wants a parameter, and an empty body: who may call is settled before either is read. */
const make = (ask: Ask, { method, path }: Call): Promise<Response> =>
  ask(method, path.replaceAll(/\{\w+\}/g, '1'), method === 'GET' || method === 'DELETE' ? undefined : {});

const refusedAtTheDoor = new Set([
  'not-signed-in',
  'token-invalid',
  'token-expired',
  'person-unknown',
  'no-account-selected',
  'not-activated',
  'not-authorized',
]);

const isRefused = async (answer: Response): Promise<boolean> => {
  if (![401, 403].includes(answer.status)) return false;
  return refusedAtTheDoor.has(((await answer.json()) as { code: string }).code);
};

/** What the contract's `who` means for a kind of person. */
const mayCall = (
  { who }: Call,
  person: { hasAccount: boolean; authorities: readonly Authority[] } | null,
): boolean => {
  if (who === 'anyone') return true;
  if (!person) return false;
  if (who === 'person') return true;
  return person.hasAccount && (who === 'reader' || person.authorities.includes(who));
};

describe('who may call', () => {
  it('is what the contract says: without a token only calls for anyone are answered', async () => {
    const { anyone } = await startLibrary();
    for (const { name, call } of calls)
      expect([name, !(await isRefused(await make(anyone, call)))]).toEqual([name, mayCall(call, null)]);
  });

  it.each(
    people.map(({ signInName, accounts, authorities }) => ({
      signInName,
      hasAccount: accounts.length === 1,
      authorities,
    })),
  )('is what the contract says for $signInName', async ({ signInName, ...person }) => {
    const ask = await (await startLibrary()).as(signInName);
    for (const { name, call } of calls) {
      expect([name, !(await isRefused(await make(ask, call)))]).toEqual([name, mayCall(call, person)]);
    }
  });
});
