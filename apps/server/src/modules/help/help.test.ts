import type { TenantConfiguration, UserResources } from '@norma/contracts';
import { languages } from '@norma/contracts/fields';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../adapters/pdf-maker/testing/readPdf.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { translate } from '../../i18n/translate.ts';

const guide = (title: string): string =>
  `/api/documents/getHelpDocument?title=${encodeURIComponent(title)}&format=pdf`;

const arabic = { 'accept-language': 'ar' };

const resources = async (client: TestClient, headers = {}): Promise<UserResources> =>
  (await (await client('GET', '/api/tenant/getUserResources', undefined, headers)).json()) as UserResources;

describe('a help document', () => {
  it('is a PDF that is tagged and named, in the words of the library [help-022, help-024]', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', guide('reading'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(
      'filename="Reading and comparing editions.pdf"',
    );
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pdf).toMatchObject({
      title: 'Reading and comparing editions',
      language: 'en',
      isTagged: true,
      claimsUa: true,
    });
    expect(pdf.outline).toContain('Comparing two editions');
    for (const role of ['H1', 'P', 'L', 'LI']) expect(pdf.roles).toContain(role);
    expect(pdf.text).toContain('NorthernStandardsBoard');
    expect(pdf.text).toContain('support@nsb-library.example');
  });

  it('speaks Arabic to those who do, and is found by its title as by its id', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', guide('البحث في المكتبة'), undefined, arabic);
    expect(answer.status).toBe(200);
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pdf).toMatchObject({ title: 'البحث في المكتبة', language: 'ar', isTagged: true });
    const again = await client('GET', guide('SEARCHING THE LIBRARY'));
    expect(again.headers.get('content-disposition')).toContain('Searching the library.pdf');
  });

  it.each(languages)('is there in $tag, with its letters in our own fonts', async ({ tag }) => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', guide('first-hour'), undefined, { 'accept-language': tag });
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const [base = ''] = tag.split('-');
    expect(pdf.title).toBe(translate('help', tag, 'guide.first-hour'));
    expect(pdf.language?.split('-')[0]).toBe(base);
    // PDF/UA forbids characters for which there is no letter.
    expect(pdf).toMatchObject({ isTagged: true, claimsUa: true });
    expect(pdf.text).not.toContain('Notyetreviewed');
    expect([...pdf.fonts].every((font) => /^(IBMPlex|NotoSansSC)/.test(font))).toBe(true);
  });

  it('has the text that the tenant gave it', async () => {
    const client = await (await startLibrary()).as('individual', 'ies');
    const answer = await client('GET', guide('tables'));
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pdf.title).toBe('Reading the illuminance tables');
    expect(pdf.text).toContain('illuminance');
  });

  it('that no one wrote is clearly none', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const title of ['nothing of the kind', '../../package', 'searching.en', 'tables']) {
      const answer = await client('GET', guide(title));
      expect([title, answer.status]).toEqual([title, 404]);
      expect(await answer.json()).toMatchObject({ code: 'help-document-not-found' });
    }
  });

  it('is asked for by a title and as PDF alone', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const query of ['', '?title=', '?title=searching&format=doc'])
      expect((await client('GET', `/api/documents/getHelpDocument${query}`)).status).toBe(400);
  });

  it('opens in a tab of its own for anyone who has a ticket, and only that one', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const given = await client('POST', '/api/documents/helpDocument/address', { title: 'first-hour' });
    const { address } = (await given.json()) as { address: string };
    const shown = await library.anyone('GET', address);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(shown.headers.get('content-disposition')).toBeNull();
    const [, ticket = ''] = address.split('?');
    expect((await library.anyone('GET', `/api/documents/helpDocument/searching?${ticket}`)).status).toBe(403);
    expect((await library.anyone('GET', '/api/documents/helpDocument/first-hour')).status).toBe(403);
    const none = await client('POST', '/api/documents/helpDocument/address', { title: 'nothing' });
    expect(none.status).toBe(404);
  });

  it('of every topic of every tenant is there', async () => {
    const library = await startLibrary();
    for (const tenant of ['astm', 'api', 'aenor', 'ies', 'demowl'] as const) {
      const client = await library.as('individual', tenant);
      const found = await client('POST', '/api/tenant/get-tenant-config-for-ui', {});
      const { helpMenu } = (await found.json()) as TenantConfiguration;
      const topics = helpMenu.flatMap((group) => group.topics);
      expect(topics.length).toBeGreaterThan(0);
      for (const { id } of topics)
        expect([tenant, id, (await client('GET', guide(id))).status]).toEqual([tenant, id, 200]);
      expect(JSON.stringify(helpMenu)).not.toContain('texts');
    }
  });
});

describe('the resources of a standards body', () => {
  it('hold the sections of the library, of administrators, authors and researchers, and tips', async () => {
    const client = await (await startLibrary()).as('individual');
    const found = await resources(client);
    expect(found.sections.map(({ id }) => id)).toEqual([
      'library-details',
      'administrators',
      'authors',
      'researchers',
      'tips',
    ]);
    expect(found.sections.at(-1)?.items.map(({ url }) => typeof url)).toEqual(Array(4).fill('string'));
    const partOf = (id: string) => found.sections[0]?.parts.find((part) => part.id === id);
    expect(partOf('discovery-vendors')?.items).toHaveLength(10);
    expect(partOf('doi')?.items).toHaveLength(7);
  });

  it('say the same in Arabic', async () => {
    const client = await (await startLibrary()).as('individual');
    const [english, inArabic] = [await resources(client), await resources(client, arabic)];
    const shape = ({ downloads, sections }: UserResources) => [
      downloads.map(({ topic }) => topic),
      sections.map(({ id, items, parts }) => [
        id,
        items.length,
        parts.map((part) => [part.id, part.items.length]),
      ]),
    ];
    expect(shape(inArabic)).toEqual(shape(english));
    expect(inArabic.sections[0]?.title).toBe('تفاصيل المكتبة');
  });

  it('are there for the standards body alone [help-010]', async () => {
    const client = await (await startLibrary()).as('individual', 'demowl');
    const answer = await client('GET', '/api/tenant/getUserResources');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'user-resources-not-found' });
  });
});
