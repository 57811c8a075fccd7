import type { TestClient } from '../library.ts';
import type { Schema } from './schema.ts';

type Parameter = { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema };

/** One call as the OpenAPI document describes it. */
export type Operation = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** Statuses by which it may be refused. */
  readonly statuses: readonly number[];
};

type Described = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
  readonly responses: Readonly<Record<string, unknown>>;
};

/** Every operation of the OpenAPI document that a library gives of itself. */
export async function operationsOf(client: TestClient): Promise<Operation[]> {
  const document = (await (await client('GET', '/openapi.json')).json()) as {
    paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      statuses: Object.keys(responses).map(Number),
    })),
  );
}
