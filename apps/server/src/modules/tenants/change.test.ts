import type { TenantOverview } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const path = '/api/admin/tenant';

const change = (client: TestClient, body: unknown, headers?: Record<string, string>): Promise<Response> =>
  client('PATCH', path, body, headers);

const overview = async (client: TestClient): Promise<TenantOverview> => (await client('GET', path)).json();

async function changesIn(library: TestLibrary): Promise<string[]> {
  const admin = await library.as('admin');
  const audits: { data: { message: string } }[] = await (
    await admin('GET', '/management/audits?type=tenant-changed')
  ).json();
  return audits.map(({ data }) => data.message);
}

const theme = { brand: '#0A7D5A', paper: 'cool', titleFace: 'sans', header: 'ink' };

describe('changes of a tenant', () => {
  it('takes effect at once, and the audit tells what was and what is', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const { features } = await overview(admin);
    const answer = await change(admin, {
      title: 'معايير الشمال',
      theme,
      features: features.map(({ code, enabled }) => ({ code, enabled: code === 'groups' ? false : enabled })),
      footer: { text: 'Read with care.' },
      banner: { text: 'We move.', startDate: '2026-11-21T00:00:00Z', endDate: '2026-11-28T00:00:00Z' },
    });
    expect(answer.status).toBe(200);
    const told = await overview(admin);
    expect(await answer.json()).toEqual(told);
    expect(told).toMatchObject({ title: 'معايير الشمال', theme, footer: { text: 'Read with care.' } });
    expect(told.footer.links.length).toBeGreaterThan(0);
    expect(told.features).toContainEqual({ code: 'groups', enabled: false, isKnown: true });
    const page = await (await fetch(`${library.originOf('astm')}/`)).text();
    expect(page).toContain('معايير الشمال');
    expect(page).toContain('--brand: #0A7D5A');
    const [message] = await changesIn(library);
    expect(message).toContain('title: "Northern Standards Board" → "معايير الشمال"');
  });

  it('of tips, links and the footer are as they were sent, and what is left out stays', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const { footer } = await overview(admin);
    const tips = [
      {
        title: 'Start here',
        text: '',
        url: '/video',
        kind: 'external',
        translations: { de: { title: 'Hier beginnen', text: '' } },
      },
    ];
    const externalUrls = [
      { title: 'Shop', titles: { de: 'Laden' }, url: 'https://shop.example/', position: 'bottom' },
    ];
    const answer = await change(admin, {
      tips,
      externalUrls,
      footer: { texts: { de: 'Mit Sorgfalt lesen.' } },
      memberSiteUrl: 'https://members.example/',
      digitalLibraryUrl: null,
    });
    expect(answer.status).toBe(200);
    expect(await overview(admin)).toMatchObject({
      tips,
      links: externalUrls,
      footer: { ...footer, texts: { de: 'Mit Sorgfalt lesen.' } },
      addresses: { memberSite: 'https://members.example/', digitalLibrary: null },
    });
  });

  it('that are wrong are told with a code for each field', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const tip = { title: 'x', text: '', url: '/video', kind: 'external' };
    const link = { title: 'x', url: 'https://shop.example/', position: 'left' };
    const wrong: [unknown, string, string][] = [
      [{ tips: [tip, { ...tip, url: 'video' }] }, 'body.tips[1].url', 'address-or-path-invalid'],
      [{ tips: [{ ...tip, title: '' }] }, 'body.tips.0.title', 'too_small'],
      [{ externalUrls: [{ ...link, url: '/video' }] }, 'body.externalUrls[0].url', 'address-invalid'],
      [{ footer: { links: [{ title: 'x', url: 'x' }] } }, 'body.footer.links[0].url', 'address-invalid'],
      [{ footer: { texts: { de: 'x'.repeat(501) } } }, 'body.footer.texts.de', 'too_big'],
      [{ trackerUrl: 'javascript:alert(1)' }, 'body.trackerUrl', 'address-invalid'],
      [{ supportEmail: 'nobody' }, 'body.supportEmail', 'email-invalid'],
      [{ salesLink: 'shop' }, 'body.salesLink', 'address-invalid'],
      [{ hosts: ['api.localhost'] }, 'body.hosts[0]', 'host-taken'],
      [{ hosts: ['https://x.example/'] }, 'body.hosts[0]', 'host-invalid'],
      [{ hosts: ['x.example', 'x.example'] }, 'body.hosts[1]', 'entry-repeated'],
      [{ deliversFor: ['XYZ'] }, 'body.deliversFor[0]', 'publisher-not-offered'],
      [
        { banner: { text: 'x', startDate: '2026-11-28T00:00:00Z', endDate: '2026-11-21T00:00:00Z' } },
        'body.banner.endDate',
        'end-not-after-start',
      ],
    ];
    for (const [body, field, code] of wrong) {
      const answer = await change(operator, body);
      const { fieldErrors } = (await answer.json()) as { fieldErrors: { field: string; code: string }[] };
      expect([body, answer.status, fieldErrors]).toEqual([
        body,
        400,
        [expect.objectContaining({ field, code })],
      ]);
    }
  });

  it('reaches no other tenant', async () => {
    const library = await startLibrary();
    const before = await overview(await library.as('admin', 'api'));
    await change(await library.as('admin'), { supportPhone: '+47 1' });
    expect(await overview(await library.as('admin', 'api'))).toEqual(before);
    expect((await change(await library.as('individual'), { supportPhone: '+47 2' })).status).toBe(403);
  });

  it('of what a tenant offers and how it is entered are for operators alone', async () => {
    const library = await startLibrary();
    const [admin, operator] = [await library.as('admin'), await library.as('operator')];
    const { publishers } = await overview(admin);
    const wished = {
      publishers: publishers.map(({ code }) => code),
      deliversFor: ['NSB'],
      hosts: ['standards.example'],
      authenticationMethods: ['PWD'],
    };
    for (const [field, value] of Object.entries(wished)) {
      const refused = await change(admin, { supportPhone: '+47 3', [field]: value });
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'operators-alone', params: { fields: field } }),
      ]);
    }
    expect((await overview(admin)).support.phone).not.toBe('+47 3');
    expect((await change(operator, wished)).status).toBe(200);
    expect(await overview(admin)).toMatchObject({
      deliversFor: ['NSB'],
      hosts: ['standards.example'],
      signIn: { methods: ['PWD'] },
    });
  });

  it('are refused with the name of each wrong field, and nothing is saved', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const before = await overview(operator);
    const wrong: [unknown, string][] = [
      [{ title: '' }, 'body.title'],
      [{ title: 'x'.repeat(201) }, 'body.title'],
      [{ theme: { ...theme, brand: 'red' } }, 'body.theme.brand'],
      [{ supportEmail: 'nobody' }, 'body.supportEmail'],
      [{ contactLink: 'javascript:alert(1)' }, 'body.contactLink'],
      [
        {
          features: [
            { code: 'groups', enabled: true },
            { code: 'groups', enabled: false },
          ],
        },
        'body.features[1]',
      ],
      [
        { banner: { text: 'x', startDate: '2026-11-28T00:00:00Z', endDate: '2026-11-21T00:00:00Z' } },
        'body.banner.endDate',
      ],
      [{ banner: { text: 'x', startDate: 'today', endDate: 'tomorrow' } }, 'body.banner.startDate'],
      [{ deliversFor: ['XYZ'] }, 'body.deliversFor[0]'],
      [{ hosts: ['api.localhost'] }, 'body.hosts[0]'],
      [{ hosts: ['https://x.example/'] }, 'body.hosts[0]'],
      [{ publishers: [] }, 'body.publishers'],
      [{ key: 'other' }, 'body'],
    ];
    for (const [body, field] of wrong) {
      const answer = await change(operator, body);
      const { fieldErrors } = (await answer.json()) as { fieldErrors: { field: string }[] };
      expect([body, answer.status, fieldErrors.map((each) => each.field)]).toEqual([
        body,
        400,
        expect.arrayContaining([field]),
      ]);
    }
    expect(await overview(operator)).toEqual(before);
  });

  it('of a state that someone else has changed are refused', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const etag = (await admin('GET', path)).headers.get('etag') ?? '';
    const first = await change(admin, { supportPhone: '+47 4' }, { 'if-match': etag });
    expect(first.status).toBe(200);
    expect((await change(admin, { supportPhone: '+47 5' }, { 'if-match': etag })).status).toBe(412);
    expect((await overview(admin)).support.phone).toBe('+47 4');
    const next = first.headers.get('etag') ?? '';
    expect((await change(admin, { supportPhone: '+47 4' }, { 'if-match': next })).status).toBe(200);
    expect(await changesIn(library)).toHaveLength(1);
  });
});
