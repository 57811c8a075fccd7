// `npm run audit`: what the registry knows to be wrong with the locked packages that run or ship.
import { say } from './messages.mjs';
import { npmAudit } from './npm.mjs';

/** Exit codes: nothing known, something known, the registry would not say. */
const codes = { clean: 0, vulnerable: 1, unknown: 2 };

/**
 * Asks the registry and says what it answered.
 * @param {import('./processes.mjs').Project} project
 * @returns {Promise<number>} the exit code
 */
export async function audit({ root, node }) {
  const { lines, code } = readAudit(await npmAudit({ folder: root, node: node.path }));
  for (const line of lines) say(line);
  return code;
}

/**
 * What npm printed, in words.
 * @param {string} printed the JSON of `npm audit --json`
 * @returns {{ lines: string[], code: number }}
 */
export function readAudit(printed) {
  const answer = parsed(printed);
  const vulnerabilities = answer?.vulnerabilities;
  if (!vulnerabilities) {
    const reason = answer?.message ?? (printed.trim().split('\n').at(-1) || 'npm printed nothing');
    return { lines: [`The registry returned no audit: ${reason}`], code: codes.unknown };
  }
  const known = Object.values(vulnerabilities);
  if (known.length === 0)
    return { lines: ['No known vulnerabilities in the locked packages.'], code: codes.clean };
  const lines = known.map(({ name, severity, via = [], fixAvailable }) => {
    const titles = via.flatMap((each) => (typeof each === 'string' ? `by ${each}` : each.title));
    return `${severity.padEnd(8)} ${name}: ${titles.join('; ')}${fixAvailable ? ' (fix available)' : ''}`;
  });
  return {
    lines: [...lines, `${known.length} packages with known vulnerabilities.`],
    code: codes.vulnerable,
  };
}

/**
 * @typedef {{ name: string, severity: string, via?: (string | { title: string })[], fixAvailable?: unknown }} Vulnerability
 * @typedef {{ message?: string, vulnerabilities?: Record<string, Vulnerability> }} Answer
 */

/**
 * @param {string} printed
 * @returns {Answer | undefined}
 */
function parsed(printed) {
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}
