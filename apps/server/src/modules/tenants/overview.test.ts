import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenants } from '@norma/samples';
import type { TenantOverview } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { readTenantFile } from '../../commands/tenantFile.ts';
import { startLibrary } from '../../testing/library.ts';
import { TenantSettings } from '../../tenant/settings.ts';
import { allTenants, saveTenant } from './store.ts';
import type { TenantTables } from './tables.ts';

const path = '/api/admin/tenant';

describe('the configuration of a tenant', () => {
  it('is told to its administrator: whose library it is, and how its color come out', async () => {
    const admin = await (await startLibrary()).as('admin');
    const told = (await (await admin('GET', path)).json()) as TenantOverview;
    expect(told).toMatchObject({
      key: 'astm',
      isDefault: true,
      title: 'Northern Standards Board',
      signIn: { isOwnProvider: true, methods: expect.arrayContaining(['PWD']) },
    });
    expect(told.publishers).toContainEqual({ code: 'NSB', name: 'Northern Standards Board' });
    expect(told.features).toContainEqual({ code: 'groups', enabled: true, isKnown: true });
    expect(told.figures).toHaveLength(7);
    for (const { ratio, least } of told.figures) expect(ratio).toBeGreaterThanOrEqual(least);
  });

  it('is that of the tenant whose host was asked, and no other', async () => {
    const library = await startLibrary();
    const told = (await (await (await library.as('admin', 'api'))('GET', path)).json()) as TenantOverview;
    expect(told).toMatchObject({ key: 'api', isDefault: false, origin: library.originOf('api') });
  });

  it('tells of everything that may are in it, and counts what is long', async () => {
    const library = await startLibrary();
    const db = library.database.withoutTenant<TenantTables>();
    const settings = TenantSettings.parse({
      ...tenants[0],
      hosts: ['standards.example'],
      features: [{ code: 'time-travel', enabled: true }],
      networks: [{ account: 'halvorsen', ranges: ['203.0.113.0/24', '2001:db8:7a::/48'] }],
      licenceAgreement: { text: '# Agreement\nRead it.' },
      compassPoints: { exceptions: [{ publisher: 'HI', activate: false }] },
      mailFrom: { address: 'library@standards.example' },
      banner: { text: 'We move.', startDate: '2026-11-21T00:00:00Z', endDate: '2026-11-28T00:00:00Z' },
    });
    await saveTenant(db, settings, true);
    const admin = await library.as('admin');
    await expect.poll(async () => (await admin('GET', path)).status).toBe(403); // The agreement is new.
    await admin('POST', '/api/v1/lca/create');
    const overview = async () => (await (await admin('GET', path)).json()) as TenantOverview;
    await expect.poll(async () => (await overview()).hosts).toEqual(['standards.example']);
    const told = await overview();
    expect(told.features).toContainEqual({ code: 'time-travel', enabled: true, isKnown: false });
    expect(told).toMatchObject({
      signIn: { networks: [{ account: 'halvorsen', ranges: ['203.0.113.0/24', '2001:db8:7a::/48'] }] },
      agreement: { language: 'en', characters: 20 },
      compassPoints: { exceptions: 1 },
      support: { mailName: 'Northern Standards Board', mailAddress: 'library@standards.example' },
      banner: { text: 'We move.' },
    });
  });

  it('comes as the file that the command exports, which can be imported again', async () => {
    const library = await startLibrary();
    const answer = await (await library.as('admin', 'demowl'))('GET', `${path}.json`);
    expect(answer.headers.get('content-disposition')).toContain('filename="demowl.json"');
    const text = await answer.text();
    const rows = await allTenants(library.database.withoutTenant<TenantTables>());
    const row = rows.find(({ key }) => key === 'demowl');
    expect(text).toBe(`${JSON.stringify(row?.settings, null, 2)}\n`);
    const file = join(mkdtempSync(join(tmpdir(), 'norma-tenant-')), 'demowl.json');
    writeFileSync(file, text);
    expect(readTenantFile(file, {})).toMatchObject({ settings: row?.settings, notes: [] });
  });
});
