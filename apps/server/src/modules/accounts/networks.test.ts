import type { Account, AccountNetworks, ContainedAddress, RangeLine } from '@norma/contracts';
import { describe, expect, it, vi } from 'vitest';
import { clientId } from '../../adapters/identity/provider.ts';
import { comeIn } from '../../commands/signInByForm.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { auditOf, managing, refusal } from './testing/managing.ts';

const path = '/api/admin/accounts/vardal-port/networks';

/** Comes to the sign-in from an address, without typing anything; answers the account that it leads to. */
async function arrive(library: TestLibrary, address: string): Promise<string | null> {
  const headers = { 'x-forwarded-for': address };
  const { access_token } = await comeIn({ origin: library.origin, clientId, headers }, (client) => client());
  const answer = await library.anyone('GET', '/api/account', undefined, {
    ...headers,
    authorization: `Bearer ${access_token}`,
  });
  return ((await answer.json()) as Account).selectedAccountId;
}

describe('the networks of an account', () => {
  it('let visitors in from the moment that they are stored, and no more from the moment that they are not', async () => {
    const library = await startLibrary({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    const { networks } = managing(await library.as('admin'));
    await expect(arrive(library, '198.51.100.7')).rejects.toThrow('The sign-in form was not accepted');
    expect((await networks('vardal-port', ['198.51.100.0/24', '2001:db8:9::/48'])).status).toBe(200);
    await vi.waitFor(async () => expect(await arrive(library, '198.51.100.7')).toBe('vardal-port'), 20_000);
    expect(await arrive(library, '2001:db8:9::5')).toBe('vardal-port');
    await expect(arrive(library, '203.0.113.9')).rejects.toThrow('The sign-in form was not accepted');
    expect((await networks('vardal-port', [])).status).toBe(200);
    await vi.waitFor(() => expect(arrive(library, '198.51.100.7')).rejects.toThrow('not accepted'), 20_000);
    expect(await auditOf(library)).toEqual([
      ['account-networks-changed', 'admin', 'Account vardal-port: 2 ranges before, 2 now'],
      ['account-networks-changed', 'admin', 'Account vardal-port: 2 ranges before, 0 now'],
    ]);
  });

  it('are told with whether they are any use, and from where the caller has come', async () => {
    const client = await (await startLibrary()).as('admin');
    const of = async (id: string) =>
      (await (await client('GET', `/api/admin/accounts/${id}/networks`)).json()) as AccountNetworks;
    expect(await of('vardal-port')).toMatchObject({
      isOn: true,
      hasReader: true,
      yourAddress: '127.0.0.1',
      lines: [{ text: '203.0.113.0/24', addresses: 256 }, { text: '2001:db8:7a::/48' }],
    });
    expect(await of('brisa')).toMatchObject({ hasReader: false, lines: [] });
  });

  it('name each line that is no range, and change nothing while there is one', async () => {
    const library = await startLibrary();
    const { networks } = managing(await library.as('admin'));
    expect(await refusal(networks('vardal-port', ['198.51.100.0/24', '', 'x', '10.0.0.1/8']))).toMatchObject({
      status: 400,
      code: 'ranges-unreadable',
      fieldErrors: [
        { field: 'body.lines.2', message: 'unreadable' },
        { field: 'body.lines.3', message: 'bits-behind-prefix' },
      ],
    });
    const kept = (await (await (await library.as('admin'))('GET', path)).json()) as AccountNetworks;
    expect(kept.lines.map(({ text }) => text)).toEqual(['203.0.113.0/24', '2001:db8:7a::/48']);
    expect(await auditOf(library)).toEqual([]);
  });

  it('do not overwrite what someone else has changed in the meantime, and say nothing twice', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const { networks } = managing(client);
    const etag = (await client('GET', path)).headers.get('etag') ?? '';
    expect((await networks('vardal-port', ['198.51.100.0/24'], { 'if-match': etag })).status).toBe(200);
    expect(await refusal(networks('vardal-port', ['198.51.100.7'], { 'if-match': etag }))).toMatchObject({
      status: 412,
      code: 'account-changed',
    });
    expect((await networks('vardal-port', [' 198.51.100.0/24', ''])).status).toBe(200);
    expect(await auditOf(library)).toHaveLength(1);
  });

  it('may overlap with those of others, which is said, and so is to whom an address belongs', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const body = { lines: ['203.0.113.128/25', '10.0.0.0/8'], address: '203.0.113.200' };
    const answer = await client('POST', '/api/admin/accounts/brisa/networks/check', body);
    const { lines, held } = (await answer.json()) as { lines: RangeLine[]; held: ContainedAddress };
    expect(lines).toMatchObject([
      {
        sharedWith: [
          { accountId: 'vardal-port', accountName: 'Port Authority of Vardal', range: '203.0.113.0/24' },
        ],
      },
      { remarks: ['private', 'wide'], sharedWith: [] },
    ]);
    expect(held).toEqual({
      address: '203.0.113.200',
      isAddress: true,
      line: 1,
      others: [{ id: 'vardal-port', name: 'Port Authority of Vardal' }],
    });
    expect((await managing(client).networks('brisa', body.lines)).status).toBe(200);
  });

  it('are stored when two accounts are given theirs at once', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const { networks } = managing(client);
    const ids = ['brisa', 'kitahara', 'halvorsen', 'vardal-port'];
    await Promise.all(ids.map((id, at) => networks(id, [`198.51.100.${at}`])));
    for (const [at, id] of ids.entries()) {
      const answer = await client('GET', `/api/admin/accounts/${id}/networks`);
      expect(await answer.json()).toMatchObject({ lines: [{ text: `198.51.100.${at}` }] });
    }
  });
});
