import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRoot, scratchFolder } from '../testing/scratchFolder.ts';
import { type Distribution, installedDistribution, prepareBinaries } from './binaries.ts';
import { postgresUser } from './systemUser.ts';

const user = postgresUser('/', '/');
const installed = installedDistribution();

/** The distribution as npm unpacks it: without the links, since a package holds none. */
function asUnpacked(folder: string): Distribution {
  const native = join(folder, 'native');
  cpSync(installed.folder, native, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  for (const { target } of links) rmSync(join(folder, target), { force: true });
  return { folder: native, release: installed.release };
}

const versionOf = (program: string): string => execFileSync(program, ['--version'], { encoding: 'utf8' });

describe('the programs of PostgreSQL', () => {
  it('run where npm put them, with their libraries linked', () => {
    const distribution = asUnpacked(scratchFolder());
    const { postgres, initdb } = prepareBinaries(scratchFolder(), user, distribution);
    expect(dirname(postgres)).toBe(join(distribution.folder, 'bin'));
    expect(versionOf(postgres)).toContain(`(PostgreSQL) ${installed.release}`);
    expect(versionOf(initdb)).toContain(`(PostgreSQL) ${installed.release}`);
  });

  it.runIf(isRoot)('are copied out of a folder that their user cannot read, once', () => {
    const closed = join(scratchFolder(), 'home-of-root');
    mkdirSync(closed, { mode: 0o700 });
    const distribution = asUnpacked(closed);
    const place = scratchFolder();
    const { postgres } = prepareBinaries(place, user, distribution);
    expect(dirname(postgres)).toBe(join(place, 'bin', installed.release, 'bin'));
    expect(versionOf(postgres)).toContain(installed.release);

    const mark = join(place, 'bin', installed.release, 'mark');
    writeFileSync(mark, '');
    prepareBinaries(place, user, distribution);
    expect(readFileSync(mark, 'utf8')).toBe('');
  });

  it('are explained where they cannot run', () => {
    const distribution = asUnpacked(scratchFolder());
    chmodSync(join(distribution.folder, 'bin', 'postgres'), 0o644);
    const place = scratchFolder();
    expect(() => prepareBinaries(place, user, distribution)).toThrow(
      /cannot be run from .*EACCES.*DATABASE_URL/,
    );
  });
});
