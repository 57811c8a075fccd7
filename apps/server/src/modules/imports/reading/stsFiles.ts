import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { decodeXml } from '@norma/sts';
import { Rejected } from './item.ts';
import type { DeliveredStandard } from './standard.ts';

const largest = 50 * 1024 * 1024;

/** The STS files at a path: the file itself, or every `.xml` below the folder, in the order of their names. */
export async function stsFilesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new Rejected(`File or folder not found: ${path}`);
  if (found.isFile()) return [resolve(path)];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.xml'))
    .map((entry) => resolve(join(entry.parentPath, entry.name)))
    .toSorted();
}

/**
 * Reads a standard, and the pictures that its text names: next to it, in the folder that it names, or in one of the
 * usual ones below. Names may lack their ending and differ in case; nothing outside `root` is read.
 */
export async function readDelivery(path: string, root = dirname(path)): Promise<DeliveredStandard> {
  const { size } = await stat(path);
  if (size > largest) throw new Rejected(`${basename(path)} has ${size} bytes; at most ${largest} are taken`);
  const xml = await readFile(path);
  const find = pictureFinder(dirname(path), root);
  const graphics: Record<string, Uint8Array> = {};
  const tooLarge: string[] = [];
  const outside: string[] = [];
  let left = largest;
  for (const href of hrefsIn(decodeXml(xml))) {
    const found = await find(href);
    if (found === 'outside') outside.push(href);
    if (!found || found === 'outside') continue;
    const bytes = (await stat(found)).size;
    if (bytes > left) tooLarge.push(href);
    else graphics[href] = await readFile(found);
    left -= Math.min(bytes, left);
  }
  return { xml, graphics, tooLarge, outside };
}

const maxPictures = 5_000;

/** What pictures may be called in a text; whether it refers to them in earnest is seen when it is read. */
function hrefsIn(text: string): string[] {
  const hrefs = new Set<string>();
  for (const [, quoted, apostrophed] of text.matchAll(/\bhref\s?=\s?(?:"([^"]{1,500})"|'([^']{1,500})')/g)) {
    const href = (quoted ?? apostrophed ?? '').replaceAll('&amp;', '&').replaceAll(/&(apos|#39);/g, "'");
    if (!/^(#|[a-z][a-z0-9+.-]+:)/i.test(href)) hrefs.add(href);
    if (hrefs.size === maxPictures) break;
  }
  return [...hrefs];
}

const usualFolders = ['', 'graphics', 'graphic', 'images', 'image', 'img', 'figures', 'media'];
/** Of several files of one name the first one that browsers show. */
const endings = [
  '.svg',
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.tif',
  '.tiff',
  '.eps',
  '.wmf',
  '.emf',
  '.bmp',
  '.pdf',
];

/**
 * Finds the file of a reference by its name in small letters; each folder is listed once. Undefined where there is none,
 * 'outside' where the reference leads out of the root.
 */
function pictureFinder(folder: string, root: string): (href: string) => Promise<string | undefined> {
  const listed = new Map<string, Promise<Map<string, string>>>();
  const filesIn = async (steps: string): Promise<Map<string, string>> => {
    const known = listed.get(steps) ?? list(join(folder, steps));
    listed.set(steps, known);
    return known;
  };
  return async (href) => {
    const steps = decoded(href)
      .replaceAll('\\', '/')
      .split('/')
      .filter((step) => step !== '' && step !== '.');
    const name = steps.pop()?.toLowerCase();
    if (!name) return undefined;
    const isOutside = !isWithin(root, join(folder, ...steps));
    const own = isOutside || steps.includes('~') ? [] : [steps.join('/')];
    for (const place of new Set([...own, ...usualFolders])) {
      const files = await filesIn(place);
      for (const ending of ['', ...endings]) {
        const found = files.get(name + ending);
        if (found) return found;
      }
    }
    return isOutside ? 'outside' : undefined;
  };
}

const isWithin = (root: string, folder: string): boolean => {
  const relativePath = relative(root, folder);
  return !isAbsolute(relativePath) && relativePath.split(sep)[0] !== '..';
};

async function list(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return new Map(
    entries.flatMap((entry) =>
      entry.isFile() ? [[entry.name.toLowerCase(), join(folder, entry.name)] as const] : [],
    ),
  );
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
