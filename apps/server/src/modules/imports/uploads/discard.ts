import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Takes an uploaded delivery away; a path that is none is left alone. */
export async function discardUpload(uploads: string, path: string): Promise<void> {
  if (dirname(resolve(path)) !== resolve(uploads)) return;
  await rm(path, { recursive: true, force: true });
}

const dayMs = 24 * 60 * 60 * 1000;

/** Takes away what uploads have left that broke off with the process; what someone sends at the moment is younger. */
export async function discardLeftovers(uploads: string, inUse: readonly string[], now: Date): Promise<void> {
  const inUsePaths = new Set(inUse.map((path) => resolve(path)));
  for (const name of await readdir(uploads).catch(() => [])) {
    const path = resolve(join(uploads, name));
    const found = await stat(path).catch(() => null);
    if (inUsePaths.has(path) || !found || now.getTime() - found.mtimeMs < dayMs) continue;
    await discardUpload(uploads, path);
  }
}
