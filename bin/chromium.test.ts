import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findOrInstallChromium } from './chromium.mjs';
import { aProject, write } from './testing.ts';

/** A folder of programs, each a script that ends with the given exit code. */
function programs(project: { root: string }, folder: string, exitCodes: Record<string, number>) {
  for (const [name, code] of Object.entries(exitCodes)) {
    write(project.root, `${folder}/${name}`, `#!/bin/sh\nexit ${code}\n`);
    chmodSync(join(project.root, folder, name), 0o755);
  }
  return join(project.root, folder);
}

afterEach(() => void vi.unstubAllEnvs());

describe('findOrInstallChromium', () => {
  it('takes the browser that CHROMIUM names before any other', async () => {
    const project = aProject();
    vi.stubEnv('PATH', programs(project, 'bin', { chromium: 0 }));
    vi.stubEnv('CHROMIUM', join(programs(project, 'mine', { browser: 0 }), 'browser'));
    await expect(findOrInstallChromium(project)).resolves.toBe(join(project.root, 'mine/browser'));
  });

  it.each(['missing', 'broken'])('says so when CHROMIUM names a browser that is %s', async (name) => {
    const project = aProject();
    const path = join(programs(project, 'mine', { broken: 1 }), name);
    vi.stubEnv('CHROMIUM', path);
    await expect(findOrInstallChromium(project)).rejects.toThrow(
      `CHROMIUM is set to ${path}, which does not run.`,
    );
  });

  it('passes over a browser on the path that does not run', async () => {
    const project = aProject();
    vi.stubEnv('CHROMIUM', '');
    vi.stubEnv('PATH', programs(project, 'bin', { chromium: 1, 'chromium-browser': 10, 'google-chrome': 0 }));
    await expect(findOrInstallChromium(project)).resolves.toBe(join(project.root, 'bin/google-chrome'));
  });
});
