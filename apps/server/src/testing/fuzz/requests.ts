import fc from 'fast-check';
import type { SentParts } from '../everyCall.ts';
import { hostileText, hostileValue } from './hostile.ts';
import type { Operation } from './operations.ts';
import { nearly, type Schema } from './schema.ts';

/** A request as it goes over the wire. */
export type WireRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'nonsense',
  '',
];
const brokenBodies = [
  '',
  '{',
  '{"a":',
  '{"a":1}{"b":2}',
  'a=1&b=2',
  '<a/>',
  '\ufeff{}',
  '{"keywords":"\\ud800"}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"keywords":"${'x'.repeat(200_000)}"}`,
  `{"keywords":"${'x'.repeat(1_100_000)}"}`,
];
const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=99999999999-', 'bytes=0-1,5-6', 'lines=1', 'bytes='],
  'if-none-match': ['"x"', '*', 'W/"x"', '"'.repeat(100)],
  'if-range': ['"x"', 'Wed, 21 Oct 2015 07:28:00 GMT'],
  'accept-language': ['ar', '*', 'xx-'.repeat(200), ';q=', 'en;q=9'],
  'accept-encoding': ['br', 'gzip;q=0', 'identity', '*;q=0', 'x'.repeat(500)],
  accept: ['text/html', '*/*', 'x'],
  cookie: ['locale=AR', 'locale=%', 'a'.repeat(2_000), 'locale=\t;;=;'],
  originatedipaddress: ['127.0.0.1', "'--", 'x'.repeat(3_000)],
  'x-forwarded-for': ['1.2.3.4', 'x, y', '::1'],
  authmode: ['SSO', "'"],
};

/** Encoded as addresses are, or badly. */
const encoded = (value: unknown): fc.Arbitrary<string> => {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
  const whole = encodeURIComponent(text.slice(0, 3_000));
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(whole) },
    { weight: 1, arbitrary: fc.constantFrom(`${whole}%`, `%ff${whole}`, `%C0%AF${whole}`, `${whole}%zz`) },
  );
};

const written = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> => values.chain(encoded);

/** A sound value as a rule, else anything near to the schema. */
const given = (sound: unknown, schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(sound) }, { weight: 2, arbitrary: nearly(schema) });

const pathOf = ({ path, parameters }: Operation, { params = {} }: SentParts): fc.Arbitrary<string> => {
  const own = parameters.filter((parameter) => parameter.in === 'path');
  const values = own.map(({ name, schema }) => written(given(params[name], schema)));
  return fc
    .tuple(...values)
    .map((all) => own.reduce((whole, { name }, at) => whole.replace(`{${name}}`, () => all[at] ?? ''), path));
};

const queryOf = ({ parameters }: Operation, { query = {} }: SentParts): fc.Arbitrary<string> => {
  const own = parameters.filter((parameter) => parameter.in === 'query');
  const pairs = own.map(({ name, schema }) => {
    const pair = written(given(query[name], schema)).map((value) => `${name}=${value}`);
    return fc.array(pair, { minLength: query[name] === undefined ? 0 : 1, maxLength: 2 });
  });
  const stray = fc.tuple(written(hostileText), written(hostileText)).map((pair) => pair.join('='));
  return fc
    .tuple(fc.tuple(...pairs), fc.array(stray, { maxLength: 1 }))
    .map(([known, others]) => [...known.flat(), ...others].join('&'))
    .map((whole) => (whole === '' ? '' : `?${whole}`));
};

const bodyOf = ({ body }: Operation, sent: SentParts): fc.Arbitrary<string | undefined> => {
  if (!body) return fc.constantFrom(undefined, undefined, undefined, '{}', '[');
  const json = fc.oneof(
    { weight: 5, arbitrary: given(sent.body, body) },
    { weight: 3, arbitrary: oneFieldWrong(sent.body) },
    { weight: 1, arbitrary: hostileValue },
  );
  return fc.oneof(
    { weight: 6, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
  );
};

/** What is sound but for one field, so that what looks at the field is reached. */
const oneFieldWrong = (sound: unknown): fc.Arbitrary<unknown> => {
  const fields = Object.keys(sound ?? {});
  if (fields.length === 0) return hostileValue;
  return fc
    .tuple(fc.constantFrom(...fields), hostileValue)
    .map(([field, value]) => ({ ...(sound as object), [field]: value }));
};

const headersOf: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .record(
    Object.fromEntries(
      Object.entries(oddHeaders).map(([name, all]) => [
        name,
        fc.option(fc.constantFrom(...all), { freq: 1 }),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as never);

const seldom = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

/** Requests around an operation: sound in most of their parts, hostile in some. */
export const requestsOf = (operation: Operation, sound: SentParts): fc.Arbitrary<WireRequest> =>
  fc
    .record({
      method: seldom(operation.method, ...otherMethods),
      path: pathOf(operation, sound),
      query: queryOf(operation, sound),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headersOf }),
      body: bodyOf(operation, sound),
      contentType: seldom('application/json', ...contentTypes),
    })
    .map(({ method, path, query, headers, body, contentType }) => ({
      method,
      path: `${path}${query}`,
      headers: body === undefined ? headers : { ...headers, 'content-type': contentType },
      body: ['GET', 'HEAD', 'TRACE'].includes(method) ? undefined : body,
    }));
