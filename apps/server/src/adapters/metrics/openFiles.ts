import { readdir, readFile } from 'node:fs/promises';

/** How many files the process has open, and how many it may; null where the system does not tell. */
export async function openFiles(): Promise<{ openFiles: number | null; mostFiles: number | null }> {
  try {
    const [open, limits] = await Promise.all([
      readdir('/proc/self/fd'),
      readFile('/proc/self/limits', 'utf8'),
    ]);
    const most = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return { openFiles: open.length, mostFiles: most ? Number(most) : null };
  } catch {
    return { openFiles: null, mostFiles: null };
  }
}
