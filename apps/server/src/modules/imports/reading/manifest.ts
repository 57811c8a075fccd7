import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { cleanLine } from './clean.ts';
import { Rejected } from './item.ts';
import { reasonOf } from './reason.ts';
import { refuseNul } from './refuseNul.ts';
import { recordOf, type CatalogRecord } from './record.ts';

/** One document of a manifest: a record as a catalog gives it, and the files that hold its text. */
export type ManifestEntry = {
  readonly record: CatalogRecord;
  readonly pdf: string | null;
  readonly html: string | null;
  /** What opens the PDF, where it is protected. */
  readonly password: string | null;
};

const largest = 20 * 1024 * 1024;

/** As long as PDF 2.0 has them, in characters of any script. */
const longestPassword = 127;

const list = z.array(z.unknown()).max(100_000);
const Manifest = z
  .object({
    documents: list.optional(),
    publishers: list.optional(),
    names: list.optional(),
    workItems: list.optional(),
  })
  .refine((given) => Object.values(given).some((each) => each !== undefined));

/** What a manifest holds: documents, and what there is to say of publishers, of the names of values and of work. */
export type Manifest = {
  readonly documents: readonly (ManifestEntry | Rejected)[];
  readonly publishers: readonly unknown[];
  readonly names: readonly unknown[];
  readonly workItems: readonly unknown[];
};

const Files = z.object({
  file: z.string().min(1).optional(),
  pdf: z.string().min(1).optional(),
  html: z.string().min(1).optional(),
  password: z.string().max(longestPassword).optional(),
  language: z.string().optional(),
});

/** Reads a manifest: for each document what it says, or why it cannot be used. */
export async function readManifest(path: string): Promise<Manifest> {
  const { size } = await stat(path);
  if (size > largest) throw new Rejected(`has ${size} bytes; a manifest can have at most ${largest}`);
  const text = new TextDecoder().decode(await readFile(path));
  const given = Manifest.safeParse(parsed(text));
  if (!given.success) throw new Rejected('is not a manifest: { "documents": [ … ] } is expected');
  const { documents = [], publishers = [], names = [], workItems = [] } = given.data;
  return { documents: documents.map(entryOf), publishers, names, workItems };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Rejected(`is not JSON: ${(cause as Error).message.slice(0, 200)}`);
  }
}

function entryOf(given: unknown): ManifestEntry | Rejected {
  try {
    const { language, file, pdf, html, password = null } = filesOf(given);
    const spoken = language === undefined ? {} : { languages: [cleanLine(language)] };
    const record = recordOf({ ...spoken, ...(given as object) });
    return {
      record,
      pdf: pdf ?? (file && /\.pdf$/i.test(file) ? file : null),
      html: html ?? (file && /\.x?html?$/i.test(file) ? file : null),
      password,
    };
  } catch (cause) {
    if (cause instanceof Rejected) return cause;
    throw cause;
  }
}

function filesOf(given: unknown): z.output<typeof Files> {
  refuseNul(given, {
    designation: z.looseObject({ designation: z.unknown() }).safeParse(given).data?.designation,
  });
  const files = Files.safeParse(given);
  if (!files.success) {
    const fields = z.record(z.string(), z.unknown()).safeParse(given);
    throw new Rejected(
      fields.success
        ? reasonOf(files.error, fields.data)
        : 'is not a manifest entry: an object with "file" is expected',
    );
  }
  const { file, pdf, html } = files.data;
  if (file === undefined && pdf === undefined && html === undefined)
    throw new Rejected('does not refer to a file');
  if (file !== undefined && !/\.(pdf|x?html?)$/i.test(file))
    throw new Rejected(`refers to ${file}, which is not a PDF or HTML file`);
  return files.data;
}
