import { z } from 'zod';
import { authorities, isFile, type Call, type Contract } from './call.ts';
import { Problem } from './problem.ts';

type Schema = Record<string, unknown>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;
  return schema;
};

const parametersOf = (place: 'path' | 'query', object: z.ZodObject | undefined): Schema[] => {
  if (!object) return [];
  const { properties = {}, required = [] } = schemaOf(object, 'input') as {
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

const headersOf = (call: Call): Schema => {
  if (!call.answerHeaders) return {};
  const { properties = {} } = schemaOf(call.answerHeaders, 'output') as {
    properties?: Record<string, Schema>;
  };
  const headers = Object.entries(properties).map(([name, schema]) => [name, { schema }]);
  return { headers: Object.fromEntries(headers) };
};

const contentOf = (answer: Call['answer']): Schema =>
  isFile(answer)
    ? Object.fromEntries(answer.mediaTypes.map((type) => [type, {}]))
    : { 'application/json': { schema: schemaOf(answer, 'output') } };

const refusal = (description: string): Schema => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const needsAgreement = ({ who, beforeAgreement }: Call): boolean =>
  who !== 'anyone' && who !== 'person' && !beforeAgreement;

const refusalsOf = (call: Call): Record<string, Schema> => {
  const common: [number, string][] = [];
  if (call.params || call.query || call.body || call.sends) common.push([400, 'invalid-request']);
  if (call.who !== 'anyone') common.push([401, 'not-signed-in'], [403, 'not-authorized']);
  if (needsAgreement(call)) common.push([403, 'agreement-not-accepted']);
  if (call.cost) common.push([429, 'too-many-calls: Retry-After says when to ask again']);
  const all = [
    ...common,
    ...(call.failures ?? []).map((f): [number, string] => [f.status, `${f.code}: ${f.detail}`]),
  ];
  const byStatus = Map.groupBy(all, ([status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [status, refusal(same.map(([, d]) => d).join('; '))]),
  );
};

const operationOf = (domain: string, name: string, call: Call): Schema => ({
  operationId: `${domain}.${name}`,
  tags: [domain],
  summary: call.summary,
  'x-who': [call.who].flat().join(' or '),
  ...(call.cost && { 'x-cost': call.cost }),
  security: call.who === 'anyone' ? [] : [{ signIn: ['openid'] }],
  parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
  ...(call.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
    },
  }),
  ...(call.sends && { requestBody: { required: true, content: contentOf(call.sends) } }),
  responses: {
    [call.status ?? 200]: { description: 'The answer', content: contentOf(call.answer), ...headersOf(call) },
    ...(call.ranges && {
      206: { description: 'The range of the file that was asked for', content: contentOf(call.answer) },
    }),
    ...refusalsOf(call),
  },
});

/** Describes contracts, by domain, as an OpenAPI 3.1 document. */
export function openapi(
  contracts: Record<string, Contract>,
  about: { title: string; version: string; issuer: string },
): Schema {
  const paths: Record<string, Schema> = {};
  for (const [domain, calls] of Object.entries(contracts)) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operationOf(domain, name, call),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    tags: Object.keys(contracts).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
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
