import { z } from 'zod';
import { TenantFile } from '../../tenant/file.ts';
import { TenantSettings } from '../../tenant/settings.ts';

/** What is wrong in a tenant's file, at which field, and what would be right; the code is for programs. */
export type Mistake = { readonly path: string; readonly message: string; readonly code?: string };

/** A tenant as it was read, or all that is wrong with it. */
export type Reading =
  | { readonly settings: TenantSettings; readonly mistakes?: never }
  | { readonly settings?: never; readonly mistakes: readonly Mistake[] };

/** Reads a tenant from JSON that anyone may have written. */
export function readTenant(json: unknown): Reading {
  const result = TenantSettings.safeParse(json, { reportInput: true });
  if (result.success) return { settings: result.data };
  return { mistakes: result.error.issues.flatMap((issue) => mistakesIn(issue)) };
}

/** A tenant as it was read from a file, next to what the file gave. */
export type FileReading =
  | {
      readonly settings: TenantSettings;
      readonly given: Readonly<Record<string, unknown>>;
      readonly mistakes?: never;
    }
  | { readonly settings?: never; readonly mistakes: readonly Mistake[] };

/** Reads a tenant from the text of its file; what else is given stands for what the file says. */
export function readTenantText(text: string, instead: Readonly<Record<string, unknown>> = {}): FileReading {
  const json = parsed(text);
  if (json instanceof SyntaxError)
    return { mistakes: [{ path: '', message: `is not JSON: ${json.message}` }] };
  const { data, success } = z.record(z.string(), z.unknown()).safeParse(json);
  const given = success ? { ...data, ...instead } : json;
  const reading = readTenant(given);
  return reading.settings ? { ...reading, given: { ...data, ...instead } } : reading;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    if (cause instanceof SyntaxError) return cause;
    throw cause;
  }
}

type Issue = z.core.$ZodIssue;

function mistakesIn(issue: Issue): Mistake[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => ({
      path: written([...issue.path, name]),
      message: `unknown; ${suggestedNames(issue.path, name)}`,
      code: issue.code,
    }));
  return [{ path: written(issue.path), message: wordsFor(issue), code: codeOf(issue) }];
}

/** The code of a check of ours, see `mistake`; else zod's own. */
function codeOf(issue: Issue): string {
  const own: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof own === 'string' ? own : issue.code;
}

/** A path as programmers write it: `tips[0].url`. */
const written = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

const longestShown = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
};

function wordsFor(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom')
    return `missing; ${expectation(issue)} is expected`;
  switch (issue.code) {
    case 'invalid_type':
      return `${shown(issue.input)} is ${kindOf(issue.input)}; ${expectation(issue)} is expected`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const closest = nearest(String(issue.input), values);
      return `${shown(issue.input)} is not one of ${values.join(', ')}${closest ? `; did you mean ${closest}?` : ''}`;
    }
    case 'too_big':
      return `${sizeOf(issue.input)}; at most ${issue.maximum}${unitOf(issue)} expected`;
    case 'too_small':
      return `${sizeOf(issue.input)}; at least ${issue.minimum}${unitOf(issue)} expected`;
    case 'invalid_format':
      if (issue.format === 'datetime')
        return `${shown(issue.input)} is not a time with a time zone, such as 2027-01-31T09:00:00Z`;
      return `${shown(issue.input)} ${issue.message}`;
    default:
      return typeof issue.input === 'string' && issue.input.length <= longestShown
        ? `${shown(issue.input)} ${issue.message}`
        : issue.message;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing (null)',
};

function kindOf(value: unknown): string {
  if (value === null) return 'nothing (null)';
  return Array.isArray(value) ? 'a list' : (kinds[typeof value] ?? typeof value);
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  return issue.code === 'invalid_value' ? `one of ${issue.values.map(String).join(', ')}` : 'a value';
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : `has ${value.length} characters`;
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : `has ${value.length} entries`;
  return String(value);
}

function unitOf(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const isOne = (issue.code === 'too_big' ? issue.maximum : issue.minimum) === 1;
  if (issue.origin === 'string') return isOne ? ' character is' : ' characters are';
  if (issue.origin === 'array') return isOne ? ' entry is' : ' entries are';
  return ' is';
}

type Schema = z.core.JSONSchema._JSONSchema;

/** The names that may are in each object of a tenant's file, by the object's place; `*` is any entry of a list. */
const names = namesBelow(z.toJSONSchema(TenantFile, { io: 'input', unrepresentable: 'any' }), []);

function namesBelow(schema: Schema, path: readonly string[]): ReadonlyMap<string, readonly string[]> {
  if (typeof schema === 'boolean') return new Map();
  const { properties = {}, items = [], anyOf = [] } = schema;
  const children = Object.entries(properties).flatMap(([name, child]) => [
    ...namesBelow(child, [...path, name]),
  ]);
  const entries = [items].flat().flatMap((item) => [...namesBelow(item, [...path, '*'])]);
  const others = anyOf.flatMap((other) => [...namesBelow(other, path)]);
  const own: [string, string[]][] = schema.properties ? [[path.join('.'), Object.keys(properties)]] : [];
  return new Map([...own, ...children, ...entries, ...others]);
}

/** Suggestions for an unknown name: names of the same object, else of another one. */
function suggestedNames(path: readonly PropertyKey[], name: string): string {
  const place = path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.');
  const here = names.get(place) ?? [];
  if (nearest(name, here)) return suggestion(name, here);
  // Such as `brand`, which is in `theme`.
  const parts = [...names].filter(([at]) => at !== '' && !at.includes('*'));
  const homes = parts.flatMap(([at, found]) => {
    const closest = nearest(name, found);
    return closest ? [`${at}.${closest}`] : [];
  });
  return homes[0] ? `did you mean ${homes[0]}?` : suggestion(name, here);
}

/** Suggests the closest known name, or lists all of them. */
export function suggestion(given: string, known: readonly string[]): string {
  const nearestName = nearest(given, known);
  return nearestName ? `did you mean ${nearestName}?` : `known here: ${known.join(', ')}`;
}

/** The known name that takes the fewest changes, if it takes few. */
function nearest(given: string, known: readonly string[]): string | undefined {
  const [first] = known
    .map((name) => ({ name, steps: stepsBetween(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.min(3, Math.ceil(name.length / 3)))
    .sort((one, other) => one.steps - other.steps);
  return first?.name;
}

/** How many letters must be put in, left out or changed to make one text of another (Levenshtein). */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of Array.from(one.slice(0, 100)).entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const changed = (row[at] ?? 0) + (character === other[at] ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
