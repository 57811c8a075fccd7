import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { decodeXml } from '@norma/sts';
import { Rejected } from './item.ts';
import type { DeliveredStandard } from './standard.ts';

const largest = 50 * 1024 * 1024;

/** The STS files at a path: the file itself, or every `.xml` below the folder, in the order of their names. */
export async function stsFilesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new Rejected(`There is no file or folder ${path}`);
  if (found.isFile()) return [resolve(path)];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.xml'))
    .map((entry) => resolve(join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Reads a standard and the SVG drawings beside it that its text names. */
export async function readDelivery(path: string): Promise<DeliveredStandard> {
  const { size } = await stat(path);
  if (size > largest) throw new Rejected(`${basename(path)} has ${size} bytes; at most ${largest} are taken`);
  const folder = dirname(path);
  const xml = await readFile(path);
  const text = decodeXml(xml);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg') && text.includes(name));
  const graphics: [string, string][] = [];
  let left = largest;
  for (const name of names) {
    left -= (await stat(join(folder, name))).size;
    if (left < 0) throw new Rejected(`has drawings of more than ${largest} bytes together`);
    graphics.push([name, await readFile(join(folder, name), 'utf8')]);
  }
  return { xml, graphics: Object.fromEntries(graphics) };
}
