import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

/** As much of JSON Schema as the OpenAPI document of the library uses for what is sent. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Values that fit a schema, and in any place of them something that does not. */
export const nearly = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostileValue });

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { type, items, properties = {}, required = [], minimum, maximum } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(nearly));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (type === 'object') {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, nearly(each)]));
    return fc.record(fields, { requiredKeys: [...required] });
  }
  if (type === 'array') return fc.array(nearly(items ?? {}), { maxLength: 5 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.max(minimum ?? 0, -1_000), max: Math.min(maximum ?? 1_000, 1_000) });
  return type === 'string' ? hostileText : hostileValue;
}
