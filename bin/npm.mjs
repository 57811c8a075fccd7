// `npm ci`, by the npm that started us or the one on the path.
import { basename } from 'node:path';
import { ProgramFailed, environment, runQuietly } from './processes.mjs';

/**
 * Installs exactly what the lock file of a folder says.
 * @param {{ folder: string, node: string, onStart: (pid: number) => void }} what `node` is the Node that npm runs under
 * @returns {Promise<void>}
 * @throws {import('./processes.mjs').ProgramFailed}
 */
export async function installLocked({ folder, node, onStart }) {
  const [command, ...words] = npm(node);
  // Flags of their own, because an outer `npm run --silent` or NODE_ENV=production would reach in otherwise:
  // the one hides why an installation failed, the other leaves out the web app's builder.
  const flags = [
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  // Asked to stop, npm would first finish and then undo its work, for 20 s; the next `npm ci` clears what is there anyway.
  const stopping = 'killed';
  await runQuietly(command, [...words, 'ci', ...flags], {
    cwd: folder,
    env: environment(node),
    stopping,
    onStart,
  });
}

/**
 * What `npm audit` prints of the packages that run or ship, as JSON, whatever it thinks of them.
 * @param {{ folder: string, node: string }} what
 * @returns {Promise<string>}
 */
export async function npmAudit({ folder, node }) {
  const [command, ...words] = npm(node);
  const flags = ['--json', '--package-lock-only', '--omit=dev', '--loglevel=silent'];
  try {
    return await runQuietly(command, [...words, 'audit', ...flags], { cwd: folder, env: environment(node) });
  } catch (error) {
    if (error instanceof ProgramFailed) return error.output;
    throw error;
  }
}

/**
 * @param {string} node
 * @returns {[string, ...string[]]}
 */
function npm(node) {
  const script = process.env['npm_execpath'] ?? '';
  return basename(script) === 'npm-cli.js' ? [node, script] : ['npm'];
}
