import { z } from 'zod';
import { authorities, isFile, passingFailures, type Call, type Contract } from './call.ts';
import { Problem } from './problem.ts';

type Schema = Record<string, unknown>;

/** Schemas that others refer to, by name. */
type Components = Record<string, Schema>;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose keys are known has them as properties: generators know nothing of the names of properties. */
function nameProperties(schema: Schema): void {
  const { propertyNames, additionalProperties } = schema;
  const names = isObject(propertyNames) ? propertyNames['enum'] : undefined;
  if (!Array.isArray(names) || !isObject(additionalProperties)) return;
  schema['properties'] = Object.fromEntries(names.map((name: string) => [name, additionalProperties]));
  schema['additionalProperties'] = false;
  delete schema['propertyNames'];
}

const schemaOf = (type: z.ZodType, io: 'input' | 'output', components: Components): Schema => {
  const written = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  }) as Schema;
  const { $schema: _, $defs = {}, ...schema } = referringToComponents(written) as Schema;
  for (const [name, definition] of Object.entries($defs as Components)) {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(definition))
      throw new Error(`Two schemas are called ${name}: give each an id of its own`);
    components[name] = definition;
  }
  return schema;
};

/** The same schema, whose references to its own definitions lead to the components of the document. */
const referringToComponents = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(referringToComponents);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : referringToComponents(value),
    ]),
  );
};

const parametersOf = (
  place: 'path' | 'query',
  object: z.ZodObject | undefined,
  components: Components,
): Schema[] => {
  if (!object) return [];
  const { properties = {}, required = [] } = schemaOf(object, 'input', components) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
};

const headersOf = (call: Call, components: Components): Schema => {
  if (!call.answerHeaders) return {};
  const { properties = {} } = schemaOf(call.answerHeaders, 'output', components) as {
    properties?: Record<string, Schema>;
  };
  const headers = Object.entries(properties).map(([name, schema]) => [name, { schema }]);
  return { headers: Object.fromEntries(headers) };
};

/** The bytes of a file; of a media type that is text they are characters. */
const fileSchema = (mediaType: string): Schema =>
  mediaType.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };

const contentOf = (answer: Call['answer'], io: 'input' | 'output', components: Components): Schema =>
  isFile(answer)
    ? Object.fromEntries(answer.mediaTypes.map((type) => [type, { schema: fileSchema(type) }]))
    : { 'application/json': { schema: schemaOf(answer, io, components) } };

const refusal = (description: string): Schema => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const needsAgreement = ({ who, beforeAgreement }: Call): boolean =>
  who !== 'anyone' && who !== 'person' && !beforeAgreement;

/** What any call of its kind may be refused with before a handler is asked, or because of what goes on around it. */
function commonRefusals(call: Call): [number, string][] {
  const common: [number, string][] = [
    [401, 'not-signed-in, or a token that does not count'],
    [404, 'tenant-unknown: the host names no library'],
    [500, 'unexpected'],
    ...passingFailures.map(({ status, code, detail }): [number, string] => [
      status,
      `${code}: ${detail} (Retry-After says when)`,
    ]),
  ];
  const hasBody = call.method !== 'GET';
  if (call.params || call.query || hasBody) common.push([400, 'invalid-request']);
  if (call.who !== 'anyone') common.push([403, 'not-authorized']);
  if (needsAgreement(call)) common.push([403, 'agreement-not-accepted']);
  if (call.params) common.push([414, 'invalid-request: the address is too long']);
  if (hasBody)
    common.push(
      [408, 'body-too-slow: the body did not arrive in time'],
      [413, 'invalid-request: the body is too large'],
      [415, 'invalid-request: the body is of another media type'],
    );
  if (call.ranges) common.push([416, 'invalid-request: the file has no such range']);
  if (call.cost) common.push([429, 'too-many-calls: Retry-After says when to ask again']);
  return common;
}

const refusalsOf = (call: Call): Record<string, Schema> => {
  const all = [
    ...commonRefusals(call),
    ...(call.failures ?? []).map((f): [number, string] => [f.status, `${f.code}: ${f.detail}`]),
  ];
  const byStatus = Map.groupBy(all, ([status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      refusal([...new Set(same.map(([, description]) => description))].join('; ')),
    ]),
  );
};

/** What a file may be answered with besides the whole of it. */
const answersOfFiles = (call: Call, components: Components): Record<string, Schema> =>
  isFile(call.answer)
    ? {
        ...(call.ranges && {
          206: {
            description: 'The range that was asked for',
            content: contentOf(call.answer, 'output', components),
          },
        }),
        304: { description: 'The file is the one that the caller has' },
      }
    : {};

const answersOf = (call: Call, components: Components): Record<string, Schema> => ({
  [call.status ?? 200]: {
    description: 'The answer',
    content: contentOf(call.answer, 'output', components),
    ...headersOf(call, components),
  },
  ...answersOfFiles(call, components),
});

/** The statuses that a call may be answered with. */
export const statusesOf = (call: Call): ReadonlySet<number> =>
  new Set([
    call.status ?? 200,
    ...(call.ranges ? [206] : []),
    ...(isFile(call.answer) ? [304] : []),
    ...commonRefusals(call).map(([status]) => status),
    ...(call.failures ?? []).map(({ status }) => status),
  ]);

const requestBodyOf = (sent: Call['answer'] | undefined, components: Components): Schema =>
  sent ? { requestBody: { required: true, content: contentOf(sent, 'input', components) } } : {};

const operationOf = (domain: string, name: string, call: Call, components: Components): Schema => ({
  operationId: `${domain}.${name}`,
  tags: [domain],
  summary: call.summary,
  'x-who': [call.who].flat().join(' or '),
  ...(call.cost && { 'x-cost': call.cost }),
  security: call.who === 'anyone' ? [] : [{ signIn: ['openid'] }],
  parameters: [
    ...parametersOf('path', call.params, components),
    ...parametersOf('query', call.query, components),
  ],
  ...requestBodyOf(call.body ?? call.sends, components),
  responses: { ...answersOf(call, components), ...refusalsOf(call) },
});

/** Describes contracts, by domain, as an OpenAPI 3.1 document. */
export function openapi(
  contracts: Record<string, Contract>,
  about: { title: string; version: string; issuer: string; origin: string },
): Schema {
  const paths: Record<string, Schema> = {};
  const components: Components = {};
  components['Problem'] = schemaOf(Problem, 'output', components);
  for (const [domain, calls] of Object.entries(contracts)) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operationOf(domain, name, call, components),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.origin }],
    tags: Object.keys(contracts).map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        signIn: {
          type: 'openIdConnect',
          openIdConnectUrl: `${about.issuer}/.well-known/openid-configuration`,
        },
      },
    },
    'x-authorities': authorities,
  };
}
