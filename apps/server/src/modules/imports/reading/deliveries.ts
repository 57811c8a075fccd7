import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { headOf, isPacked } from './bytes.ts';
import { Rejected } from './item.ts';

/** A file that is delivered: an STS text, a catalog of records, or a manifest of PDF and HTML files. */
export type Delivery = {
  readonly path: string;
  readonly kind: 'sts' | 'records' | 'manifest';
  readonly size: number;
  /** The folder that was imported, where it was one: pictures of STS texts may be anywhere in it. */
  readonly root?: string;
};

const kindsByName = [
  [/\.xml$/i, 'sts'],
  [/\.(ndjson|jsonl)(\.gz)?$/i, 'records'],
  [/(^|\/)(.*[.-])?manifest\.json$/i, 'manifest'],
] as const;

/**
 * What is delivered at a path: the file itself, or every file below the folder whose name says what it is, in the order
 * of their names. Throws a Rejected when nothing is there that can be imported.
 */
export async function deliveriesAt(path: string): Promise<Delivery[]> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EACCES') throw new Rejected(`${path} cannot be read by the user that Norma runs as`);
    return null;
  });
  if (!found) throw new Rejected(`File or folder not found: ${path}`);
  if (found.isFile()) return [await fileAt(resolve(path), found.size)];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const named = entries.flatMap((entry) => {
    const kind = kindOfName(entry.name);
    return entry.isFile() && kind ? [{ path: resolve(join(entry.parentPath, entry.name)), kind }] : [];
  });
  const deliveries = await Promise.all(
    named.map(async (each) => ({ ...each, size: (await stat(each.path)).size, root: resolve(path) })),
  );
  if (deliveries.length === 0)
    throw new Rejected(`No STS file (.xml), catalog (.ndjson, .ndjson.gz) or manifest.json found in ${path}`);
  return deliveries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const kindOfName = (name: string): Delivery['kind'] | null =>
  kindsByName.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** A file that was named outright may be called anything: how it begins says what it is. */
async function fileAt(path: string, size: number): Promise<Delivery> {
  const named = kindOfName(path);
  if (named) return { path, kind: named, size };
  if (await isPacked(path)) return { path, kind: 'records', size };
  const head = (await headOf(path, 512))
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (head.startsWith('<')) return { path, kind: 'sts', size };
  if (/^\{\s*"(documents|publishers|names|workItems)"\s*:\s*\[/.test(head))
    return { path, kind: 'manifest', size };
  if (head.startsWith('{')) return { path, kind: 'records', size };
  throw new Rejected(`${path} is not an STS file, a catalog of records or a manifest`);
}
