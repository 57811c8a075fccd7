import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, file, openapi } from './index.ts';

const groups = contract({
  rename: {
    method: 'PUT',
    path: '/api/groups/{groupId}',
    summary: 'Give a group a new name',
    who: 'ADMIN',
    params: z.object({ groupId: z.string() }),
    query: z.object({ dryRun: z.coerce.boolean().optional() }),
    body: z.object({
      'long-name': z
        .string()
        .max(255)
        .transform((name) => name.trim()),
    }),
    answer: z.object({ name: z.string() }),
    answerHeaders: z.object({ etag: z.string() }),
    failures: [
      { status: 409, code: 'group-name-taken', detail: 'Another group has this name' },
      { status: 404, code: 'group-not-found', detail: 'Group not found' },
    ],
  },
  export: {
    method: 'GET',
    path: '/api/groups.csv',
    summary: 'All groups',
    who: 'anyone',
    answer: file('text/csv'),
  },
  create: {
    method: 'POST',
    path: '/api/groups',
    summary: 'Create a group (earlier call)',
    who: 'reader',
    status: 201,
    answer: z.object({ id: z.int() }),
  },
});

const document = openapi(
  { groups },
  {
    title: 'Library',
    version: '1',
    issuer: 'https://library.example/oidc',
    origin: 'https://library.example',
  },
) as {
  openapi: string;
  paths: Record<string, Record<string, Record<string, unknown>>>;
};
const rename = document.paths['/api/groups/{groupId}']?.['put'] ?? {};

describe('the OpenAPI document of a contract', () => {
  it('describes what is sent in the wire’s own spelling', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(rename['parameters']).toMatchObject([
      { name: 'groupId', in: 'path', required: true },
      { name: 'dryRun', in: 'query', required: false },
    ]);
    expect(rename).toHaveProperty(
      ['requestBody', 'content', 'application/json', 'schema', 'properties', 'long-name', 'maxLength'],
      255,
    );
  });

  it('names every way the call is refused, by status', () => {
    const responses = rename['responses'] as Record<string, { description: string }>;
    expect(Object.keys(responses).map(Number)).toEqual([
      200, 400, 401, 403, 404, 408, 409, 413, 414, 415, 500, 503,
    ]);
    expect(responses['409']?.description).toContain('group-name-taken');
  });

  it('says who may call, and asks nobody to sign in for what is for anyone', () => {
    expect(rename).toMatchObject({
      operationId: 'groups.rename',
      'x-who': 'ADMIN',
      security: [{ signIn: ['openid'] }],
    });
    expect(document.paths['/api/groups.csv']?.['get']).toMatchObject({
      security: [],
      responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } },
    });
  });

  it('says by which status something new is answered', () => {
    expect(document.paths['/api/groups']?.['post']).toMatchObject({ responses: { 201: {}, 401: {} } });
    expect(document.paths['/api/groups']?.['post']).not.toHaveProperty(['responses', '200']);
  });

  it('describes the headers that carry part of an answer', () => {
    expect(rename).toHaveProperty(['responses', '200', 'headers', 'etag', 'schema', 'type'], 'string');
  });
});
