import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { migrations } from '../migrations/index.ts';
import {
  mistakesOfTraining,
  importTraining,
  TrainingList,
  type TrainingTables,
} from '../modules/training/index.ts';
import { readSettings } from '../config/settings.ts';

const usage = 'Usage: npm run training -- <file>   imports videos and courses, completely or not at all';

class CannotRun extends Error {}

/** Takes a list of films and courses in; answers 0 when all is well, 1 for mistakes in the list. */
async function main([path, ...tooMuch]: readonly string[]): Promise<number> {
  if (!path || tooMuch.length > 0) throw new CannotRun(usage);
  const parsed = TrainingList.safeParse(await readList(path));
  if (!parsed.success)
    return refuse(
      path,
      parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the list'}: ${issue.message}`),
    );
  const list = parsed.data;
  const { dataDir, databaseUrl } = readSettings(process.env);
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    const means = {
      db: database.withoutTenant<TrainingTables>(),
      dbOf: (tenant: string) => database.forTenant<TrainingTables>(tenant),
      files: folderFileStore(join(dataDir, 'files')),
      read: (name: string) => readFile(join(dirname(path), name)),
    };
    const mistakes = await mistakesOfTraining(list, means);
    if (mistakes.length > 0) return refuse(path, mistakes);
    await importTraining(list, means);
  } finally {
    await database.close();
  }
  const { videos, courses, entitlements } = list;
  console.log(`Videos: ${videos.length}, courses: ${courses.length}, accounts: ${entitlements.length}`);
  return 0;
}

async function readList(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new CannotRun(`${path} cannot be read: ${reasonOf(cause)}`, { cause });
  }
}

function refuse(path: string, mistakes: readonly string[]): number {
  console.error(`${path}: ${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}`);
  for (const mistake of mistakes) console.error(`  ${mistake}`);
  console.error('Nothing was changed.');
  return 1;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}
