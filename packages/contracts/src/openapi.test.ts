import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { contracts } from './index.ts';
import { openapi } from './kit/index.ts';

const document = openapi(contracts, {
  title: 'Norma',
  version: '1',
  issuer: 'https://library.example/oidc',
  origin: 'https://library.example',
});

/** Every object in a value, at whatever depth. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

type Sent = { content?: Record<string, { schema?: unknown }> } | undefined;
type Operation = { requestBody?: Sent; responses: Record<string, Sent> };

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], document);

it('the calls are described by a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('every reference leads to a schema of the document', () => {
  const references = [...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((reference) => at(reference) === undefined)).toEqual([]);
});

it('no schema requires a property that it does not describe', () => {
  const unknown = [...objectsIn(document)].flatMap(({ type, required, properties = {} }) =>
    type === 'object' && Array.isArray(required)
      ? required.filter((name: string) => !Object.hasOwn(properties as object, name))
      : [],
  );
  expect(unknown).toEqual([]);
});

it('every file that is sent or answered has a schema, and the calls have an address', () => {
  const operations = Object.values(document['paths'] as object).flatMap((path) =>
    Object.values(path as object),
  );
  const media = operations.flatMap(({ requestBody, responses }: Operation) =>
    [requestBody, ...Object.values(responses)].flatMap((sent) => Object.values(sent?.content ?? {})),
  );
  expect(media.length).toBeGreaterThan(operations.length);
  expect(media.filter(({ schema }) => schema === undefined)).toEqual([]);
  expect(document['servers']).toEqual([{ url: 'https://library.example' }]);
});
