import { tenantOffers, type TenantKey } from '@norma/samples';
import { expect, it } from 'vitest';
import { contentCodeIn } from '../modules/documents/linkPreview.ts';
import { startLibrary, type TestLibrary } from '../testing/library.ts';

const anything = { accept: '*/*' };

/** The tags of a page for link previews, as a program reads them that takes anything. */
async function tagsOf(library: TestLibrary, path: string, host: string): Promise<Record<string, string>> {
  const answer = await library.anyone('GET', path, undefined, { ...anything, host });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const tags = (await answer.text()).matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

const hostOf = (library: TestLibrary, tenant: Parameters<TestLibrary['originOf']>[0]): string =>
  new URL(library.originOf(tenant)).host;

const code = 'NSB|nsb-e-214-24';
const path = `/document/?contentCode=${encodeURIComponent(code)}`;

it('the start page answers 200 with the page for a request that accepts anything, and names the tenant to link previews [link-001]', async () => {
  const library = await startLibrary();
  for (const tenant of Object.keys(tenantOffers) as TenantKey[]) {
    const tags = await tagsOf(library, '/', hostOf(library, tenant));
    expect(tags, tenant).toMatchObject({ title: expect.stringMatching(/./), site_name: tags['title'] });
    if (tags['image']) expect(tags['image']).toMatch(new RegExp(`^${library.originOf(tenant)}/tenant/`));
  }
});

it('a link to a document gives link previews its designation and title, where the tenant allows it [link-001]', async () => {
  const library = await startLibrary();
  const site = await tagsOf(library, '/', hostOf(library, 'astm'));
  const written = [
    path,
    path.replace('contentCode', 'contentcode'),
    `${path}&page=3`,
    `/document-view${path.slice(9)}`,
  ];
  for (const address of written)
    expect(await tagsOf(library, address, hostOf(library, 'astm')), address).toMatchObject({
      site_name: site['title'],
      title: expect.stringMatching(/^NSB E 214-24: ./),
    });
  const off = hostOf(library, 'aenor');
  expect(await tagsOf(library, path, off)).toEqual(await tagsOf(library, '/', off));
});

it.each([
  ['is unknown', 'NSB|nothing'],
  ['is of a publisher that the tenant does not offer', 'HI|hi-4410-2-2022'],
  ['is markup', '"><script>alert(1)</script>'],
  ['is empty', ''],
  ['holds NUL', 'NSB|nsb\0'],
  ['is half a character', '\ud800'.toWellFormed()],
  ['is SQL', "' or 1=1 --"],
  ['is long', 'x'.repeat(5_000)],
])('a content code that %s gives link previews the tenant alone', async (_, given) => {
  const library = await startLibrary();
  const address = `/document/?contentCode=${encodeURIComponent(given)}`;
  const host = hostOf(library, 'api');
  expect(await tagsOf(library, address, host)).toEqual(await tagsOf(library, '/', host));
});

it.each([
  ['/document/?contentCode=A%7Cb', 'A|b'],
  ['/document?contentcode=A%7Cb', 'A|b'],
  ['/document-view/?page=2&CONTENTCODE=%20A|b%20', 'A|b'],
  ['/content-access?contentCode=A+b%2B', 'A+b+'],
  ['/document/?contentCode=A#clause-7?contentCode=B', 'A'],
  ['/document/?contentCode=%', '%'],
  ['/document/?contentCode=', null],
  ['/document/', null],
  ['/documents/?contentCode=A', null],
  ['/?contentCode=A', null],
])('the address %s names the document %s', (address, named) => {
  expect(contentCodeIn(address)).toBe(named);
});

it('what is asked for as a file of another kind is no page', async () => {
  const library = await startLibrary();
  for (const address of ['/favicon.ico', '/robots.txt', '/assets/gone', '/a/b.js?x=1'])
    expect((await library.anyone('GET', address, undefined, anything)).status, address).toBe(404);
});
