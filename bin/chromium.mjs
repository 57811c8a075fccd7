// The browser of the browser tests and of the screenshots: one that is there, else one that we install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { CannotGoOn, showing } from './messages.mjs';
import { ProgramFailed, environment, runQuietly } from './processes.mjs';

/** @typedef {import('./processes.mjs').Project} Project */

/** The headless shell comes first: without the windows of a browser it takes a fifth less of the processor. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Packages of Debian, the best first; older releases have the whole browser alone. */
const packages = ['chromium-headless-shell', 'chromium'];

/**
 * The path of a Chromium that runs: the one that CHROMIUM names, one on the path, Playwright's own, or a new one.
 * @param {Project} project
 * @returns {Promise<string>}
 * @throws {CannotGoOn} when there is none and none can be had
 */
export async function findOrInstallChromium(project) {
  const named = process.env['CHROMIUM'];
  if (named && !runs(named)) throw new CannotGoOn(`CHROMIUM is set to ${named}, which does not run.`);

  const found = named || findChromium(project);
  if (found) return found;
  for (const install of [...packages.map(byApt), byPlaywright]) {
    const isInstalled = await install(project);
    const installed = isInstalled && findChromium(project);
    if (installed) return installed;
  }
  throw new CannotGoOn(
    'Chromium not found. Install it (on Debian: `apt-get install chromium`), or set CHROMIUM to its path.',
  );
}

/** @param {Project} project */
function findChromium({ root }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return onPath.find(runs) ?? [ofPlaywright(root)].find(runs);
}

/**
 * Ubuntu's `chromium-browser` is a note that a snap is needed, so being there is not enough.
 * @param {string} path
 */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} root
 * @returns {string}
 */
function ofPlaywright(root) {
  return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
}

/**
 * @param {string} name of the package
 * @returns {(project: Project) => Promise<boolean>}
 */
function byApt(name) {
  return async ({ root }) => {
    if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const patience = ['-o', 'DPkg::Lock::Timeout=120'];
    return succeeds(`Installing ${name} with apt-get`, async () => {
      await runQuietly('apt-get', ['update', ...patience], { cwd: root, env });
      await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...patience, name], {
        cwd: root,
        env,
      });
    });
  };
}

/** @param {Project} project */
async function byPlaywright({ root, node }) {
  const script = join(root, 'node_modules/@playwright/test/cli.js');
  return succeeds('Installing Chromium with Playwright', async () => {
    await runQuietly(node.path, [script, 'install', 'chromium'], { cwd: root, env: environment(node.path) });
  });
}

/**
 * @param {string} label
 * @param {() => Promise<void>} work
 */
async function succeeds(label, work) {
  try {
    await showing(label, work);
    return true;
  } catch (error) {
    if (error instanceof ProgramFailed) return false;
    throw error;
  }
}
