// What the bootstrap tells the person at the terminal: always on stderr, so that
// `npm run --silent token -- individual` prints a token and nothing else.

/** A failure that was foreseen: its message is all that is shown of it. */
export class CannotGoOn extends Error {
  name = 'CannotGoOn';
}

/** A signal asked us to end: nothing more is begun, and nothing is said. */
export class Stopped extends Error {
  name = 'Stopped';

  /** @param {number} exitCode */
  constructor(exitCode) {
    super('Stopped by a signal');
    this.exitCode = exitCode;
  }
}

/**
 * Prints one line on stderr.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Does `work` under a label: on a terminal one line that counts the seconds, elsewhere a line before and a line after.
 * @template T
 * @param {string} label for example `Installing packages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what `work` gives
 */
export async function showing(label, work) {
  const line = process.stderr.isTTY ? rewrittenLine() : plainLines();
  const startedAt = performance.now();
  const elapsed = () => seconds(performance.now() - startedAt);
  line.begin(`${label} …`);
  const ticking = setInterval(
    () => line.update(`${label} … ${Math.round((performance.now() - startedAt) / 1000)} s`),
    1000,
  );
  try {
    const result = await work();
    line.end(`${label}: ${elapsed()}`);
    return result;
  } catch (error) {
    line.end(`${label}: ${error instanceof Stopped ? 'stopped' : 'failed'} after ${elapsed()}`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/**
 * A duration for people: `0.4 s`, `12 s`, `2 min 5 s`.
 * @param {number} durationMs
 */
export function seconds(durationMs) {
  const rounded = Math.round(durationMs / 1000);
  if (durationMs < 9950) return `${(durationMs / 1000).toFixed(1)} s`;
  if (rounded < 60) return `${rounded} s`;
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}

function rewrittenLine() {
  const clear = '\r\u001B[K';
  /** @param {string} text */
  const rewrite = (text) => process.stderr.write(`${clear}${text}`);
  return { begin: rewrite, update: rewrite, end: (/** @type {string} */ text) => say(`${clear}${text}`) };
}

function plainLines() {
  return { begin: say, update: () => {}, end: say };
}
