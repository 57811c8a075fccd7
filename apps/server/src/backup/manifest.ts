import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says of itself. It is written last, so that a folder with one is whole. */
export const Manifest = z.object({
  format: z.literal('norma-backup'),
  formatVersion: z.literal(1),
  /** Version of the Norma that made it. */
  product: z.string(),
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations that made its tables, in their order. */
  migrations: z.array(z.string()),
  tenants: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string()).readonly(),
      rows: z.int().min(0),
      sha256: Sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ key: Sha256, bytes: z.int().min(0) })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Where the parts of a backup lie in its folder. */
export const layoutOf = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  tables: join(folder, 'tables'),
  table: (name: string) => join(folder, 'tables', `${name}.copy.gz`),
  files: join(folder, 'files'),
  file: (key: string) => join(folder, 'files', key.slice(0, 2), key),
});

/** Reads the manifest of a backup; throws, as a message for its operator, where there is none that counts. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = layoutOf(folder).manifest;
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} is not a complete backup: it has no manifest.json.`, {
      cause,
    });
  });
  const found = Manifest.safeParse(parsed(text));
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new Error(`${path} is not a valid backup manifest: ${issue?.path.join('.')} ${issue?.message}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
