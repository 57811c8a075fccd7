import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { generateStandards, libraryStamp, type GeneratedStandard } from '@norma/samples/generator';

/** A standard that lies in its folder, ready to be taken in. */
export type WrittenStandard = { readonly path: string; readonly isLast: boolean };

const { folder } = workerData as { folder: string };
const here = join(folder, libraryStamp());
// Written when everything else is: a folder without it is begun again.
const list = join(here, 'standards.json');

if (existsSync(list)) tellAll(JSON.parse(readFileSync(list, 'utf8')) as string[]);
else writeAll();

function writeAll(): void {
  rmSync(folder, { recursive: true, force: true });
  const paths: string[] = [];
  let before: string | undefined;
  for (const standard of generateStandards()) {
    if (before) tell(before, false);
    before = write(standard);
    paths.push(standard.path);
  }
  writeFileSync(list, JSON.stringify(paths));
  if (before) tell(before, true);
}

function tellAll(paths: readonly string[]): void {
  paths.forEach((path, index) => tell(join(here, path), index === paths.length - 1));
}

function tell(path: string, isLast: boolean): void {
  parentPort?.postMessage({ path, isLast } satisfies WrittenStandard, []);
}

function write({ path, xml, drawings }: GeneratedStandard): string {
  const file = join(here, path);
  mkdirSync(dirname(file), { recursive: true });
  for (const [name, svg] of drawings) writeFileSync(join(dirname(file), name), svg);
  writeFileSync(file, xml);
  return file;
}
