import { readFile, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { Rejected } from './item.ts';

/** A file that a manifest names: its bytes, and where it lies. */
export type DeliveredFile = { readonly path: string; readonly bytes: Buffer };

/** A file next to the manifest or below its folder; none above it may be named. */
export async function deliveredFile(params: {
  manifest: string;
  name: string;
  max: number;
  /** What names it. */
  designation: string;
}): Promise<DeliveredFile> {
  const { manifest, name, max, designation } = params;
  const folder = dirname(manifest);
  const path = resolve(folder, name);
  const relativePath = relative(folder, path);
  if (relativePath.startsWith('..') || isAbsolute(relativePath))
    throw new Rejected(`refers to ${name}, which is outside the delivery`, designation);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new Rejected(`refers to ${name}, which does not exist`, designation);
  if (found.size > max)
    throw new Rejected(`${name} has ${found.size} bytes; at most ${max} are taken`, designation);
  return { path, bytes: await readFile(path) };
}
