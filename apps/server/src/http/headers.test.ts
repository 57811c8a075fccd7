import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startLibrary } from '../testing/library.ts';
import { contentCode, stockedLibrary } from '../testing/validRequests/stockedLibrary.ts';

const code = encodeURIComponent(contentCode);
const page = { accept: 'text/html' };
const built = fileURLToPath(new URL('../../../web/dist/assets', import.meta.url));
const script = readdirSync(built).find((name) => name.endsWith('.js')) ?? '';

const noPage = "default-src 'none'; frame-ancestors 'none'";
const shown = "frame-ancestors 'self'";
const drawn = "default-src 'none'";
const ofPage = expect.stringMatching(/script-src 'self' 'nonce-[\w-]+'.*frame-ancestors 'self'/);

/** One kind of answer: what is asked, and the headers that tell its kind apart; undefined for one that it has not. */
type Kind = {
  readonly url: string;
  readonly as?: 'anyone';
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly status?: number;
  readonly cache: string;
  readonly policy: unknown;
  readonly disposition?: string;
  readonly ranges?: string;
  readonly referrer?: string;
};

const never = 'no-store';
const own = 'private, no-cache';
const forGood = 'public, max-age=31536000, immutable';

const kinds: Record<string, Kind> = {
  'a page': { url: '/', as: 'anyone', headers: page, cache: never, policy: ofPage },
  'a page of a screen': {
    url: '/content-search',
    as: 'anyone',
    headers: page,
    cache: never,
    policy: ofPage,
  },
  'the page of an unknown tenant': {
    url: '/',
    as: 'anyone',
    headers: { ...page, host: 'nowhere.localhost' },
    status: 404,
    cache: never,
    policy: ofPage,
  },
  'a redirection': {
    url: '/',
    as: 'anyone',
    headers: { ...page, host: 'astm.localhost' },
    status: 302,
    cache: never,
    policy: undefined,
  },
  'the page that refuses mails': {
    url: '/mails/unsubscribe?token=x',
    as: 'anyone',
    headers: page,
    status: 404,
    cache: never,
    policy: ofPage,
    referrer: 'no-referrer',
  },
  'an answer as JSON': { url: '/api/account', cache: never, policy: noPage },
  'an answer as JSON to anyone': {
    url: '/management/info',
    as: 'anyone',
    cache: never,
    policy: noPage,
  },
  'a refusal without a token': {
    url: '/api/account',
    as: 'anyone',
    status: 401,
    cache: never,
    policy: noPage,
  },
  'a refusal of a document': {
    url: '/api/documents/pdf/contentCode?contentCode=none',
    status: 404,
    cache: never,
    policy: noPage,
  },
  'a refusal of a field': { url: '/api/documents/html/x', status: 400, cache: never, policy: noPage },
  'an unknown call': { url: '/api/nothing', as: 'anyone', status: 404, cache: never, policy: noPage },
  'an address that is none': { url: '/api/%', as: 'anyone', status: 400, cache: never, policy: noPage },
  'a PDF to read': {
    url: `/api/documents/pdf/contentCode?contentCode=${code}`,
    cache: own,
    policy: shown,
    ranges: 'bytes',
  },
  'a piece of a PDF': {
    url: `/api/documents/pdf/contentCode?contentCode=${code}`,
    headers: { range: 'bytes=0-99' },
    status: 206,
    cache: own,
    policy: shown,
    ranges: 'bytes',
  },
  'a piece behind the end': {
    url: `/api/documents/pdf/contentCode?contentCode=${code}`,
    headers: { range: 'bytes=999999999-' },
    status: 416,
    cache: own,
    policy: shown,
    ranges: 'bytes',
  },
  'the headers of a PDF': {
    url: `/api/documents/pdf/contentCode?contentCode=${code}`,
    method: 'HEAD',
    cache: own,
    policy: shown,
    ranges: 'bytes',
  },
  'a PDF to save': {
    url: `/api/documents/download?contentCode=${code}`,
    cache: own,
    policy: shown,
    disposition: 'attachment; filename="NSB E 214-24.pdf"',
    ranges: 'none',
  },
  'a text as HTML': { url: '/api/documents/html/{newer}', cache: own, policy: noPage, ranges: 'none' },
  'a text as STS': {
    url: `/api/documents/sts/contentCode?contentCode=${code}`,
    cache: own,
    policy: noPage,
    disposition: 'attachment; filename="NSB E 214-24.xml"',
    ranges: 'none',
  },
  'a record': {
    url: `/api/documents/ris/contentCode?contentCode=${code}`,
    cache: own,
    policy: noPage,
    disposition: 'attachment; filename="NSB E 214-24.ris"',
    ranges: 'none',
  },
  health: { url: '/management/health/liveness', as: 'anyone', cache: never, policy: noPage },
  'the description of the calls': { url: '/openapi.json', as: 'anyone', cache: never, policy: noPage },
  'a built script': {
    url: `/assets/${script}`,
    as: 'anyone',
    cache: forGood,
    policy: undefined,
    ranges: 'bytes',
  },
  'a built file that is not there': {
    url: '/assets/none.js',
    as: 'anyone',
    status: 404,
    cache: never,
    policy: noPage,
  },
  'the mark of a publisher': {
    url: '/publishers/NSB/mark.svg',
    as: 'anyone',
    cache: 'no-cache',
    policy: drawn,
  },
  'the provider': {
    url: '/oidc/.well-known/openid-configuration',
    as: 'anyone',
    cache: never,
    policy: undefined,
  },
};

/** Headers that all kinds of answers have in common. */
const common = ({ referrer = 'same-origin' }: Kind) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': referrer,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  'strict-transport-security': undefined,
  server: undefined,
  'x-powered-by': undefined,
});

/** Those of the expected headers that an answer has, or lacks. */
const among = (answer: Response, expected: object): object =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, answer.headers.get(name) ?? undefined]));

it('every kind of answer says how it is stored and what it may do in a browser', async () => {
  const library = await stockedLibrary();
  const is: Record<string, object> = {};
  const should: Record<string, object> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const client = kind.as === 'anyone' ? library.anyone : library.owner;
    const path = kind.url.replace('{newer}', String(library.ids.newer));
    const answer = await client(kind.method ?? 'GET', path, undefined, kind.headers);
    const expected = {
      ...common(kind),
      'cache-control': kind.cache,
      'content-security-policy': kind.policy,
      'content-disposition': kind.disposition && expect.stringContaining(kind.disposition),
      'accept-ranges': kind.ranges,
    };
    is[name] = { status: answer.status, ...among(answer, expected) };
    should[name] = { status: kind.status ?? 200, ...expected };
  }
  expect(is).toEqual(should);
});

it('every kind of answer over TLS tells browsers to come by nothing else', async () => {
  const environment = { PUBLIC_URL: 'https://library.example', TRUSTED_PROXIES: '127.0.0.1, ::1' };
  const { anyone } = await startLibrary({ environment });
  const headers = { host: 'library.example', 'x-forwarded-proto': 'https' };
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind.headers?.['host']) continue;
    const path = kind.url.replace('{newer}', '1');
    const answer = await anyone(kind.method ?? 'GET', path, undefined, { ...kind.headers, ...headers });
    const expected = {
      ...common(kind),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    };
    expect([name, among(answer, expected)]).toEqual([name, expected]);
  }
});

it('what is compressed tells caches that it depends on what a browser accepts', async () => {
  const { owner } = await stockedLibrary();
  const compressed = { 'accept-encoding': 'gzip' };
  for (const path of ['/api/account', `/assets/${script}`, '/openapi.json']) {
    const answer = await owner('GET', path, undefined, compressed);
    expect([path, answer.headers.get('vary')]).toEqual([path, expect.stringMatching(/accept-encoding/i)]);
  }
});
