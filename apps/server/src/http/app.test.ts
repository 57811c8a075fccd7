import { describe, expect, it } from 'vitest';
import { startLibrary } from '../testing/library.ts';

const html = { accept: 'text/html' };

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

describe('the page of the web app', () => {
  it('comes in the look of the tenant that its host names [tenants-005]', async () => {
    const library = await startLibrary();
    const port = new URL(library.origin).port;
    const page = async (host: string) =>
      (await library.anyone('GET', '/', undefined, { ...html, host })).text();
    expect(await page(`localhost:${port}`)).toContain('<title>Northern Standards Board</title>');
    expect(await page(`api.localhost:${port}`)).toContain('<title>Petroleum Installations Council</title>');
  });

  it('names the library and says that it loads before any script of the app runs, in the visitor’s language [weak-001]', async () => {
    const library = await startLibrary();
    const opening = async (headers: Record<string, string>): Promise<string> => {
      const page = await (await library.anyone('GET', '/', undefined, { ...html, ...headers })).text();
      return /<div id="root">(.*?)<\/div><\/header>(.*?)<\/div>/s.exec(page)?.[0] ?? '';
    };
    const english = await opening({});
    expect(english).toContain('<b>Northern Standards Board</b><small>Standards library</small>');
    expect(english).toContain('>Loading</p>');
    expect(english).not.toContain('<script');
    expect(await opening({ cookie: 'locale=DE' })).toContain('>Wird geladen</p>');
  });

  it('names the files of the screen that is asked for, each once, and what they need is packed small', async () => {
    const library = await startLibrary();
    const named = async (path: string): Promise<string[]> => {
      const page = await (await library.anyone('GET', path, undefined, html)).text();
      return [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    };
    const home = await named('/');
    const search = await named('/content-search/?content=anchor');
    expect(new Set(home).size).toBe(home.length);
    expect(home.join()).toMatch(/\/HomeScreen-.*\/home-|\/home-.*\/HomeScreen-/);
    expect(search.join()).toMatch(/\/SearchScreen-.*\/search-|\/search-.*\/SearchScreen-/);
    expect(search.join()).not.toContain('/HomeScreen-');
    for (const file of new Set([...home, ...search])) {
      const answer = await library.anyone('GET', file, undefined, { 'accept-encoding': 'br' });
      expect([file, answer.status, answer.headers.get('content-encoding')]).toEqual([file, 200, 'br']);
    }
  });

  it('of a tenant that offers no choice of language speaks its own to everyone [tenant-001]', async () => {
    const library = await startLibrary();
    const host = `aenor.localhost:${new URL(library.origin).port}`;
    for (const headers of [{}, { cookie: 'locale=EN' }, { 'accept-language': 'en' }]) {
      const page = await library.anyone('GET', '/', undefined, { ...html, host, ...headers });
      expect(await page.text()).toContain('<html lang="es-ES"');
    }
  });

  it('of a host without a tenant’s name is the default tenant’s [tenants-003]', async () => {
    const library = await startLibrary();
    const configuration = async (host: string) => {
      const answer = await library.anyone('POST', '/api/tenant/get-tenant-config-for-ui', {}, { host });
      return ((await answer.json()) as { tenantName: string }).tenantName;
    };
    expect(await configuration('127.0.0.1')).toBe('astm');
    expect(await configuration('somehost')).toBe('astm');
  });

  it('of a host that names an unknown tenant says so, in the visitor’s language [tenants-004]', async () => {
    const library = await startLibrary();
    const english = await library.anyone('GET', '/', undefined, { ...html, host: 'nowhere.localhost' });
    expect(english.status).toBe(404);
    expect(await english.text()).toContain('No library at this address');
    const arabic = await library.anyone('GET', '/', undefined, {
      ...html,
      host: 'nowhere.localhost',
      cookie: 'locale=AR',
    });
    expect(await arabic.text()).toContain('dir="rtl"');
    const call = await library.anyone('GET', '/api/account', undefined, { host: 'nowhere.localhost' });
    expect(await call.json()).toMatchObject({ status: 404, detail: 'invalid tenant' });
  });

  it('never shows what a hostile host or cookie holds as markup', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('GET', '/', undefined, {
      ...html,
      host: 'x"><script>.localhost',
      cookie: 'locale="><script>',
    });
    expect(await answer.text()).not.toContain('<script>');
  });

  it('at another host of the tenant goes to the one where people sign in', async () => {
    const library = await startLibrary();
    const port = new URL(library.origin).port;
    const answer = await library.anyone('GET', '/content-search/?content=a%2Bb', undefined, {
      ...html,
      host: `127.0.0.1:${port}`,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${library.origin}/content-search/?content=a%2Bb`,
    ]);
  });

  it('lets scripts and styles in by a nonce alone, fresh for each page', async () => {
    const library = await startLibrary();
    const policies = await Promise.all(
      [0, 1].map(
        async () =>
          (await library.anyone('GET', '/', undefined, html)).headers.get('content-security-policy') ?? '',
      ),
    );
    expect(policies[0]).toContain("object-src 'none'");
    expect(policies[0]).not.toContain('unsafe-inline');
    expect(policies[0]).not.toBe(policies[1]);
  });
});

describe('a file of the web app', () => {
  it('is stored for good by browsers, because its name is of this build alone', async () => {
    const library = await startLibrary();
    const page = await (await library.anyone('GET', '/', undefined, html)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const answer = await library.anyone('GET', script);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is none that is not there, lies elsewhere, or is of the build alone', async () => {
    const library = await startLibrary();
    const addresses = [
      '/assets/index-gone.js',
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2f..%2fpackage.json',
      '/assets/',
      '/index.html',
      '/.norma-stamp',
    ];
    for (const address of addresses) {
      const { status } = await library.anyone('GET', address);
      expect([address, status]).toEqual([address, expect.toSatisfy(isRefusal)]);
    }
  });
});

describe('what is sent', () => {
  it('is compressed where the visitor can read that, and never when it is a range of bytes', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const packed = { 'accept-encoding': 'br, gzip' };
    const answer = await client('POST', '/api/documents/unified-search', {}, packed);
    expect(answer.headers.get('content-encoding')).toBe('br');
    const { documents } = (await (await client('POST', '/api/documents/unified-search', {})).json()) as {
      documents: { contentCode: string }[];
    };
    const code = encodeURIComponent(documents[0]?.contentCode ?? '');
    const { contentId } = (await (
      await client('GET', `/api/documents/metadata?contentCode=${code}`)
    ).json()) as {
      contentId: number;
    };
    const whole = await client('GET', `/api/documents/html/${contentId}`, undefined, packed);
    expect(whole.headers.get('content-encoding')).toBe('br');
    const part = await client(
      'GET',
      '/api/documents/pdf/contentCode?contentCode=NSB%7Cnsb-e-214-24',
      undefined,
      {
        ...packed,
        range: 'bytes=0-1999',
      },
    );
    expect([
      part.status,
      part.headers.get('content-encoding'),
      (await part.arrayBuffer()).byteLength,
    ]).toEqual([206, null, 2000]);
  });
});

describe('a call', () => {
  it('that does not exist is not answered with a page', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('GET', '/api/nothing', undefined, html);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each([
    ['is no JSON', '{"keywords": ', 400],
    ['is too large', JSON.stringify({ keywords: 'x'.repeat(2_000_000) }), 413],
    ['is a list', '[]', 400],
  ])('whose body %s is refused with a clear error', async (_, body, status) => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('POST', '/api/documents/unified-search', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      status,
      code: 'invalid-request',
      requestId: expect.any(String),
    });
  });

  it('tells its request number in a header and in the body of a refusal', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('GET', '/api/account');
    expect((await answer.json()) as object).toMatchObject({ requestId: answer.headers.get('x-request-id') });
  });
});

describe('the OpenAPI document', () => {
  it('is version 3.1 and says of every call who may make it', async () => {
    const library = await startLibrary();
    const document = (await (await library.anyone('GET', '/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; 'x-who': string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(operations.every((operation) => typeof operation['x-who'] === 'string')).toBe(true);
  });
});
