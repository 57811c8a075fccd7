// Starting programs, waiting for them, and passing on the signals that end them.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { CannotGoOn, Stopped } from './messages.mjs';

/**
 * The checkout, and the Node that its programs run under.
 * @typedef {{ root: string, node: import('./runtime.mjs').RunningNode }} Project
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

/**
 * A script beside us: `stop` asks it to end, `letGo` ends the pipe that tells it of us, `ended` is its exit code.
 * @typedef {{ stop: () => void, letGo: () => void, ended: Promise<number> }} Started
 */

/** A program that was run out of sight and failed; `output` is all that it printed. */
export class ProgramFailed extends CannotGoOn {
  /**
   * @param {string} command
   * @param {string} output
   */
  constructor(command, output) {
    super(`${excerpt(output)}\n${command} failed.`);
    this.output = output;
  }
}

/**
 * How a program is stopped: `shared`, it is in our process group, where Ctrl+C reaches it by itself; `own`, it has a
 * group of its own, and only we tell it; `killed`, it is ended on the spot.
 * @typedef {'shared' | 'own' | 'killed'} Stopping
 */

const impatienceMs = 2000;
/** @type {Map<ChildProcess, Stopping>} */
const running = new Map();
/** @type {{ signal: NodeJS.Signals, at: number } | undefined} */
let stopped;

/** From now on SIGINT and SIGTERM, or the end of the npm that started us, end what is running before they end us. */
export function passOnSignals() {
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.env['npm_lifecycle_event']) stopWithParent();
}

/** `kill` of npm ends the shell between npm and us, and no signal comes this far. */
function stopWithParent() {
  const parent = process.ppid;
  const watching = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500);
  watching.unref();
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (stopped) {
    // The same Ctrl+C comes twice, from the terminal and from npm; one long after the first is a person who waits no more.
    const isImpatient = signal === 'SIGINT' && performance.now() - stopped.at > impatienceMs;
    if (isImpatient) for (const child of running.keys()) child.kill('SIGKILL');
    return;
  }
  stopped = { signal, at: performance.now() };
  if (running.size === 0) process.exit(exitCode(null, signal));
  for (const [child, stopping] of running) {
    const terminalTellsIt = stopping === 'shared' && signal === 'SIGINT' && process.stdin.isTTY;
    if (!terminalTellsIt) child.kill(stopping === 'killed' ? 'SIGKILL' : signal);
  }
}

/**
 * Runs a program out of sight.
 * @param {string} command
 * @param {string[]} words
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, stopping?: Stopping, onStart?: (pid: number) => void }} options
 * @returns {Promise<string>} what it printed
 * @throws {ProgramFailed} when it ends with anything but 0
 * @throws {Stopped} when a signal has come meanwhile
 */
export async function runQuietly(command, words, { cwd, env, stopping = 'shared', onStart }) {
  throwIfStopped();
  const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  if (child.pid) onStart?.(child.pid);

  const ended = await ending(child, stopping).catch((cause) => ({ code: 1, cause }));
  throwIfStopped();
  if ('cause' in ended) throw new ProgramFailed(command, String(ended.cause));
  if (ended.code !== 0) throw new ProgramFailed([command, ...words].join(' '), output);
  return output;
}

/**
 * Runs one of the installed tools in the person's sight.
 * @param {Project} project
 * @param {string} tool its script, below the root
 * @param {string[]} words
 * @param {Record<string, string>} [variables]
 * @returns {Promise<number>} its exit code
 * @throws {Stopped} when a signal has come meanwhile
 */
export async function runTool({ root, node }, tool, words, variables) {
  const script = join(root, tool);
  const env = { ...environment(node.path), ...variables };
  const child = spawn(node.path, [script, ...words], { cwd: root, env, stdio: 'inherit' });
  const { code } = await ending(child, 'shared');
  throwIfStopped();
  return code;
}

/**
 * Runs one of our own scripts in our place until it ends, the server above all.
 *
 * It has a process group of its own, so that Ctrl+C does not reach it beside us: each signal comes from here, once.
 * `NORMA_PARENT_PIPE` names a file descriptor (3) on which nothing is ever written and which ends when we are gone, by
 * `kill -9` too. A script that must not outlive us reads it, and stops at its end as it would on SIGTERM:
 *
 *     const pipe = process.env['NORMA_PARENT_PIPE'];
 *     if (pipe) new Socket({ fd: Number(pipe) }).on('close', stop).resume().unref();
 *
 * A Socket and no file stream: that one waits in a blocking read, and then `process.exit` waits for it for ever.
 *
 * @param {Project} project
 * @param {string} script
 * @param {string[]} words
 * @param {Record<string, string>} [variables]
 * @returns {Promise<number>} its exit code: 0 when a signal stopped it and it closed down in order
 */
export function handOver(project, script, words, variables) {
  return startOwn(project, script, words, variables).ended;
}

/** Young generations of 24 MB instead of 32: an import then needs 250 MB less, and as much processor time. */
const nodeOptions = ['--enable-source-maps', '--max-semi-space-size=24'];

/**
 * Starts one of our own scripts as `handOver` does, beside us.
 * @param {Project} project
 * @param {string} script
 * @param {string[]} words
 * @param {Record<string, string>} [variables]
 * @returns {Started}
 */
export function startOwn({ root, node }, script, words, variables) {
  const child = spawn(node.path, [...nodeOptions, join(root, script), ...words], {
    detached: true,
    // What Node has compiled once is there for the next start, which is quicker by a third.
    env: {
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      // glibc gives each thread an arena and rarely returns one: 200 MB after an import of 113,005 records.
      MALLOC_ARENA_MAX: '2',
      ...environment(node.path),
      ...variables,
      NORMA_PARENT_PIPE: '3',
    },
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  const ended = ending(child, 'own').then(({ code }) => {
    // A program of the script's own may hold the other end still; that must not keep us.
    child.stdio[3]?.destroy();
    return code;
  });
  return { stop: () => child.kill('SIGTERM'), letGo: () => child.stdio[3]?.destroy(), ended };
}

/** Whether a signal has asked us to end. */
export const isStopped = () => stopped !== undefined;

/**
 * Our own environment, with the given Node first on the path for whatever a program starts in turn.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(node) {
  return { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) };
}

/**
 * @param {ChildProcess} child
 * @param {Stopping} stopping
 * @returns {Promise<{ code: number }>}
 */
function ending(child, stopping) {
  running.set(child, stopping);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // 'close' comes when all is read that the program printed, 'exit' as soon as it is gone.
    child.on(child.stdout ? 'close' : 'exit', (code, signal) => resolve({ code: exitCode(code, signal) }));
  }).finally(() => running.delete(child));
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

function throwIfStopped() {
  if (stopped) throw new Stopped(exitCode(null, stopped.signal));
}

/**
 * The beginning and the end of what a program printed: npm names the cause first, most others last.
 * @param {string} output
 */
function excerpt(output) {
  const lines = output.trimEnd().split('\n');
  return lines.length <= 30 ? lines.join('\n') : [...lines.slice(0, 10), '…', ...lines.slice(-20)].join('\n');
}
