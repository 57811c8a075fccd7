// Counting tests over all suites, from the JSON reports of their runners.

/**
 * What a run came to: how many tests, how many needed a second attempt, and which of them failed, as a person wants to
 * read it at the end.
 * @typedef {{ passed: number, failed: number, skipped: number, secondAttempts: number, failures: string[] }} Outcome
 */

/** How many tests of a run may need a second attempt: one more is a fault of the tests or of the product. */
export const mostSecondAttempts = 2;

/** @type {Outcome} */
export const nothing = { passed: 0, failed: 0, skipped: 0, secondAttempts: 0, failures: [] };

/** @type {Outcome} */
export const oneFailure = { ...nothing, failed: 1 };

/**
 * The sum of outcomes.
 * @param {Outcome[]} outcomes
 * @returns {Outcome}
 */
export function total(outcomes) {
  return outcomes.reduce(
    (sum, { passed, failed, skipped, secondAttempts, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      secondAttempts: sum.secondAttempts + secondAttempts,
      failures: [...sum.failures, ...failures],
    }),
    nothing,
  );
}

/**
 * An outcome with one failure more where too many tests needed a second attempt.
 * @param {Outcome} outcome
 * @returns {Outcome}
 */
export function withoutManyAttempts(outcome) {
  const { failed, secondAttempts, failures } = outcome;
  if (secondAttempts <= mostSecondAttempts) return outcome;
  const failure = `${secondAttempts} tests needed a second attempt; the limit is ${mostSecondAttempts}.`;
  return { ...outcome, failed: failed + 1, failures: [...failures, failure] };
}

/**
 * `12 passed, 0 failed`, and the skipped ones if there are any.
 * @param {Pick<Outcome, 'passed' | 'failed' | 'skipped'>} outcome
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * Whether nothing failed and at least one test ran: a run that finds no tests proves nothing.
 * @param {Pick<Outcome, 'passed' | 'failed'>} outcome
 */
export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0;
}

/**
 * What a run of Vitest came to. A file that could not be loaded, or whose hooks failed, is one failure.
 * @param {VitestReport | undefined} report nothing when it ended before it could write one
 * @param {number} exitCode
 * @returns {Outcome}
 */
export function outcomeOfVitest(report, exitCode) {
  if (!report) return oneFailure;
  const failures = report.testResults.flatMap(failuresIn);
  const skipped = report.numPendingTests + report.numTodoTests;
  return withExitCode(
    { ...nothing, passed: report.numPassedTests, failed: failures.length, skipped, failures },
    exitCode,
  );
}

/**
 * The files that a run of Vitest began and could not end: their process is gone, and with it what they would have said.
 * @param {VitestReport | undefined} report
 * @returns {string[]} their paths
 */
export const filesBrokenOff = (report) =>
  (report?.testResults ?? [])
    .filter(
      ({ status, message, assertionResults }) =>
        status === 'failed' && !message && !has(assertionResults, 'failed'),
    )
    .map(({ name }) => name);

/**
 * A run of Vitest as if it had not begun some files.
 * @param {VitestReport} report
 * @param {string[]} files
 * @returns {VitestReport}
 */
export function withoutFiles(report, files) {
  const left = report.testResults
    .filter(({ name }) => files.includes(name))
    .flatMap((file) => file.assertionResults);
  return {
    numPassedTests: report.numPassedTests - left.filter(({ status }) => status === 'passed').length,
    numPendingTests: report.numPendingTests - left.filter(({ status }) => status === 'skipped').length,
    numTodoTests: report.numTodoTests - left.filter(({ status }) => status === 'todo').length,
    testResults: report.testResults.filter(({ name }) => !files.includes(name)),
  };
}

/**
 * @param {{ status: string }[]} tests
 * @param {string} status
 */
const has = (tests, status) => tests.some((test) => test.status === status);

/**
 * What a run of Playwright came to; a test that passed on its second attempt has passed, and is counted.
 * @param {{
 *   stats: { expected: number, flaky: number, unexpected: number, skipped: number }, suites: PlaywrightSuite[],
 * } | undefined} report
 * @param {number} exitCode
 * @returns {Outcome}
 */
export function outcomeOfPlaywright(report, exitCode) {
  if (!report) return oneFailure;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failures = testsThatWere('unexpected', report);
  return withExitCode(
    { passed: expected + flaky, failed: unexpected, skipped, secondAttempts: flaky, failures },
    exitCode,
  );
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} [specs]
 */

/**
 * The tests of a run of Playwright that ended in one way, each with its file and the titles around it.
 * @param {{ suites: PlaywrightSuite[] } | undefined} report
 * @param {'flaky' | 'unexpected'} status `flaky` passed on the second attempt only, `unexpected` on none
 * @returns {string[]}
 */
export function testsThatWere(status, report) {
  return (report?.suites ?? []).flatMap((suite) => testsWithin(suite, status, []));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} status
 * @param {string[]} around
 * @returns {string[]}
 */
function testsWithin({ title, suites = [], specs = [] }, status, around) {
  const titles = [...around, title];
  const here = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...here.map((spec) => [...titles, spec.title].join(' › ')),
    ...suites.flatMap((suite) => testsWithin(suite, status, titles)),
  ];
}

/**
 * @typedef {{
 *   numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[],
 * }} VitestReport
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name the file's path
 * @property {string} status
 * @property {string} [message] why it could not be loaded
 * @property {{ status: string, fullName?: string, failureMessages?: string[] | null }[]} assertionResults
 */

/**
 * The failures of one file: each test, and below it what it said first. What a property was broken by stands there too,
 * with its seed.
 * @param {VitestFile} file
 * @returns {string[]}
 */
function failuresIn({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${opening(message)}`] : [];
  return failed.map((test) => `${name} › ${test.fullName}\n${opening(test.failureMessages?.join('\n'))}`);
}

/**
 * The first lines of a failure, set in.
 * @param {string | undefined} message
 */
function opening(message = '') {
  const lines = message.split('\n').slice(0, 8);
  return lines.map((line) => `    ${line.slice(0, 300)}`).join('\n');
}

/**
 * A runner that counts no failure but ends badly has failed outside its tests.
 * @param {Outcome} outcome
 * @param {number} exitCode
 */
function withExitCode(outcome, exitCode) {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
