import { open, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ImportTables } from '../tables.ts';
import { rejectionsOf, type Import, type Rejection } from './store.ts';

const portion = 5_000;

/** Writes what was rejected and remarked on to a table of tab-separated text; answers its path, null when there is nothing. */
export async function writeRejectedFile(
  db: Kysely<ImportTables>,
  folder: string,
  { id }: Pick<Import, 'id'>,
): Promise<string | null> {
  let rejections = await rejectionsOf(db, id, 0, portion);
  if (rejections.length === 0) return null;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `import-${id}-rejected.tsv`);
  const file = await open(`${path}.unfinished`, 'w');
  try {
    await file.write('file\tline\tdesignation\tresult\treason\n');
    while (rejections.length > 0) {
      await file.write(rejections.map(rowOf).join(''));
      rejections = await rejectionsOf(db, id, rejections.at(-1)?.place ?? 0, portion);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.unfinished`, path);
  return path;
}

function rowOf({ file, line, designation, is_remark, reason }: Rejection): string {
  const cells = [
    file,
    line === null ? '' : String(line),
    designation ?? '',
    is_remark ? 'taken in' : 'rejected',
    reason,
  ];
  return `${cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\n`;
}
