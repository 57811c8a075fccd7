import { z } from 'zod';
import { clean, cleanLine } from './clean.ts';
import type { Entry } from '../../documents/index.ts';
import { entryOf, unspecifiedEntry } from './entry.ts';
import { Rejected } from './item.ts';
import { cleanPath, isPath, pathExpected } from './paths.ts';
import { reasonOf } from './reason.ts';
import { refuseNul } from './refuseNul.ts';

const line = (max: number) => z.string().transform(cleanLine).pipe(z.string().min(1).max(max));
const prose = (max: number) => z.string().transform(clean).pipe(z.string().max(max));
const Language = line(35).pipe(z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i));
const Path = z.string().transform(cleanPath).refine(isPath, { error: pathExpected });
const byLanguage = (max: number) => z.record(Language, prose(max));

/** Without these there is no document. */
const Essentials = z.object({
  designation: line(300),
  title: line(2_000),
});

/** What may be missing, and is left out with a remark when it is not what it should be. */
const details = {
  contentCode: line(500).pipe(z.string().regex(/^[^|]+\|[^|]+$/)),
  publisher: line(50),
  publisherName: line(200),
  family: line(300),
  year: z.int().min(1500).max(2200),
  titles: byLanguage(2_000),
  abstract: prose(100_000),
  abstractLang: Language,
  abstracts: byLanguage(100_000),
  docType: line(100),
  status: line(100),
  stage: line(100),
  languages: z.array(Language).max(100),
  ics: z
    .array(
      z.object({
        code: line(20).pipe(z.string().regex(/^\d\d(\.\d{3}(\.\d\d)?)?$/)),
        text: line(500).optional().catch(undefined),
      }),
    )
    .max(100),
  committee: line(500),
  committeeName: line(500),
  published: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  edition: line(100),
  relations: z
    .array(
      z.object({
        type: line(50),
        designation: line(300),
        note: line(500).optional().catch(undefined),
        title: line(2_000).optional().catch(undefined),
      }),
    )
    .max(5_000),
  keywords: z.array(line(200)).max(5_000),
  industries: z.array(Path).max(100),
  topics: z.array(Path).max(100),
  source: line(50),
} as const;

type Details = { [Name in keyof typeof details]?: z.output<(typeof details)[Name]> };

/** A bibliographic record as a catalog delivers it, and what in it could not be used. */
export type CatalogRecord = z.output<typeof Essentials> &
  Details & {
    readonly entry: Entry;
    /** The columns of how it is entered of which the record says nothing. */
    readonly unspecifiedEntry: readonly (keyof Entry)[];
    /** The fields that the record names and leaves empty. */
    readonly cleared: ReadonlySet<string>;
    readonly remarks: readonly string[];
  };

/** Reads one line of a catalog. Throws a Rejected that names the field where no document can be made of it. */
export function readRecord(text: string): CatalogRecord {
  const given = parsed(text);
  // Raw NUL is no JSON: only its escape brings one in.
  if (text.includes('\\u0000')) refuseNul(given, { designation: given['designation'] });
  return recordOf(given);
}

/** Reads what a catalog or a manifest says of one document, in the same way; without NUL in it. */
export function recordOf(given: Readonly<Record<string, unknown>>): CatalogRecord {
  const designation =
    typeof given['designation'] === 'string' ? cleanLine(given['designation']).slice(0, 300) : null;
  const essentials = Essentials.safeParse(given);
  if (!essentials.success) throw new Rejected(reasonOf(essentials.error, given), designation);
  const entry = entryOf(given, essentials.data.designation);
  const remarks: string[] = [];
  const cleared = new Set<string>();
  const found: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(details)) {
    const value = given[name];
    if (value === null || value === '') cleared.add(name);
    if (value === undefined || value === null || value === '') continue;
    found[name] = usable(name, schema, value, remarks);
  }
  // Each value has been parsed by the schema of its name.
  return {
    ...essentials.data,
    ...(found as Details),
    entry,
    unspecifiedEntry: unspecifiedEntry(given),
    cleared,
    remarks,
  };
}

/** The value of a field, or nothing; of a list the items that are what they should be. */
function usable(name: string, schema: z.ZodType, value: unknown, remarks: string[]): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const wrong = new Set(result.error.issues.map(({ path: [at] }) => at));
  const isRepaired = Array.isArray(value) && !wrong.has(undefined);
  remarks.push(`${reasonOf(result.error, { [name]: value }, name)}; left out`);
  return isRepaired
    ? usable(
        name,
        schema,
        value.filter((_, at) => !wrong.has(at)),
        [],
      )
    : undefined;
}

function parsed(text: string): Record<string, unknown> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    throw new Rejected(`is not JSON: ${(cause as Error).message.slice(0, 200)}`);
  }
  if (!isObject(given)) throw new Rejected('is not a record: an object in braces is expected');
  return given;
}

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
