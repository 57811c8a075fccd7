import { Ref, type Value } from './values.ts';

/** Calls back with each object that a value refers to, in their order, but not by entries of these names. */
export function eachReference(
  value: Value | undefined,
  visit: (number: number) => void,
  skipped: ReadonlySet<string> = none,
): void {
  if (value instanceof Ref) visit(value.number);
  else if (Array.isArray(value)) for (const each of value) eachReference(each, visit, skipped);
  else if (value instanceof Map)
    for (const [name, each] of value) if (!skipped.has(name)) eachReference(each, visit, skipped);
}

const none: ReadonlySet<string> = new Set();
