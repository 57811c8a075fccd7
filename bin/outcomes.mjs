// Counting tests over all suites, from the JSON reports of their runners.

/** @typedef {{ passed: number, failed: number, skipped: number }} Outcome */

/** @type {Outcome} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** @type {Outcome} */
export const oneFailure = { ...nothing, failed: 1 };

/**
 * The sum of outcomes.
 * @param {Outcome[]} outcomes
 * @returns {Outcome}
 */
export function total(outcomes) {
  return outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  );
}

/**
 * `12 passed, 0 failed`, and the skipped ones if there are any.
 * @param {Outcome} outcome
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * Whether nothing failed and at least one test ran: a run that finds no tests proves nothing.
 * @param {Outcome} outcome
 */
export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0;
}

/**
 * What a run of Vitest came to. A file that could not be loaded, or whose hooks failed, is one failure.
 * @param {{
 *   numPassedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[],
 * } | undefined} report nothing when it ended before it could write one
 * @param {number} exitCode
 * @returns {Outcome}
 */
export function outcomeOfVitest(report, exitCode) {
  if (!report) return oneFailure;
  const failures = report.testResults.map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    return failed || (status === 'failed' ? 1 : 0);
  });
  const failed = failures.reduce((sum, count) => sum + count, 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  return withExitCode({ passed: report.numPassedTests, failed, skipped }, exitCode);
}

/**
 * What a run of Playwright came to; a test that passed on its second attempt has passed.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } } | undefined} report
 * @param {number} exitCode
 * @returns {Outcome}
 */
export function outcomeOfPlaywright(report, exitCode) {
  if (!report) return oneFailure;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} [specs]
 */

/**
 * The tests that passed on their second attempt only, each with its file and the titles around it.
 * @param {{ suites: PlaywrightSuite[] } | undefined} report
 * @returns {string[]}
 */
export function flakyTests(report) {
  return (report?.suites ?? []).flatMap((suite) => flakyWithin(suite, []));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} around
 * @returns {string[]}
 */
function flakyWithin({ title, suites = [], specs = [] }, around) {
  const titles = [...around, title];
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...here.map((spec) => [...titles, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyWithin(suite, titles)),
  ];
}

/**
 * A runner that counts no failure but ends badly has failed outside its tests.
 * @param {Outcome} outcome
 * @param {number} exitCode
 */
function withExitCode(outcome, exitCode) {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
