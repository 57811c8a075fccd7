import type { z } from 'zod';

/** Why what was given cannot be used, in words that name the field: of several reasons the first. */
export function reasonOf({ issues }: z.ZodError, given: Record<string, unknown>, within?: string): string {
  const [issue] = issues;
  if (issue?.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not a known field`;
  const path = [...(within === undefined ? [] : [within]), ...(issue?.path ?? [])];
  const field = path.join('.') || 'the record';
  const value = path.reduce<unknown>(
    (holder, key) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined),
    given,
  );
  if (value === undefined || value === null || value === '') return `${field} is missing`;
  if (issue?.code === 'too_big')
    return `${field} has ${typeof value === 'string' ? `${value.length} characters` : 'too much'}; at most ${issue.maximum} are allowed`;
  const shown = shownOf(value);
  if (issue?.code === 'custom') return `${field} is ${shown}; ${issue.message}`;
  if (issue?.code === 'too_small') return `${field} is empty`;
  return `${field} is ${shown}, which is not a valid value`;
}

/** The beginning of a value as JSON; a value may be nested too deeply to be written so. */
function shownOf(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, 60);
  } catch (cause) {
    if (cause instanceof RangeError) return 'nested too deeply';
    throw cause;
  }
}
