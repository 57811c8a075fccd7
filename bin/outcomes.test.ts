import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closingLine,
  isGreen,
  oneFailure,
  outcomeOfPlaywright,
  outcomeOfVitest,
  testsThatWere,
  mostSecondAttempts,
  total,
  withoutManyAttempts,
} from './outcomes.mjs';

describe('closingLine', () => {
  it.each([
    [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed', true],
    [{ passed: 12, failed: 1, skipped: 0 }, '12 passed, 1 failed', false],
    [{ passed: 12, failed: 0, skipped: 3 }, '12 passed, 0 failed, 3 skipped', true],
    [{ passed: 0, failed: 0, skipped: 3 }, '0 passed, 0 failed, 3 skipped', false],
    [{ passed: 0, failed: 0, skipped: 0 }, '0 passed, 0 failed', false],
  ])('%o reads "%s", green: %s', (outcome, line, green) => {
    expect(closingLine(outcome)).toBe(line);
    expect(isGreen(outcome)).toBe(green);
  });

  it('adds suites up in any order', () => {
    const counts = {
      passed: fc.nat(999),
      failed: fc.nat(999),
      skipped: fc.nat(999),
      secondAttempts: fc.nat(999),
    };
    const outcome = fc.record({ ...counts, failures: fc.array(fc.string()) });
    fc.assert(
      fc.property(fc.array(outcome), (outcomes) => {
        const sum = (kind: keyof typeof counts) => outcomes.reduce((count, each) => count + each[kind], 0);
        const expected = {
          passed: sum('passed'),
          failed: sum('failed'),
          skipped: sum('skipped'),
          secondAttempts: sum('secondAttempts'),
        };
        expect(total(outcomes)).toMatchObject(expected);
        expect(total(outcomes.toReversed())).toMatchObject(expected);
      }),
    );
  });
});

describe('a runner that ends badly', () => {
  const vitest = { numPassedTests: 5, numPendingTests: 1, numTodoTests: 1, testResults: [] };
  const playwright = { stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 2 }, suites: [] };

  it.each([
    ['Vitest', (code: number) => outcomeOfVitest(vitest, code), 0],
    ['Playwright', (code: number) => outcomeOfPlaywright(playwright, code), 1],
  ])('%s is a failure even when no test failed', (_, outcome, secondAttempts) => {
    expect(outcome(0)).toEqual({ passed: 5, failed: 0, skipped: 2, secondAttempts, failures: [] });
    expect(outcome(1)).toEqual({ passed: 5, failed: 1, skipped: 2, secondAttempts, failures: [] });
  });

  it('is a failure when it left no report', () => {
    expect(outcomeOfVitest(undefined, 0)).toEqual(oneFailure);
    expect(outcomeOfPlaywright(undefined, 0)).toEqual(oneFailure);
  });
});

describe('the failures of a run', () => {
  const test = {
    status: 'failed',
    fullName: 'adds',
    failureMessages: ['Property failed after 3 tests\n{ seed: 7 }'],
  };
  const sound = { status: 'passed', fullName: 'subtracts', failureMessages: [] };

  it('are named with what they said, for Vitest', () => {
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', assertionResults: [test, sound] },
      { name: 'broken.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ];
    const outcome = outcomeOfVitest(
      { numPassedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults },
      1,
    );
    expect(outcome.failed).toBe(2);
    expect(outcome.failures).toEqual([
      'sum.test.ts › adds\n    Property failed after 3 tests\n    { seed: 7 }',
      'broken.test.ts\n    No such module',
    ]);
  });

  it('are named with the titles around them, for Playwright, apart from those that passed at last', () => {
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
    const suites = [
      {
        title: 'a.spec.ts',
        suites: [{ title: 'A page', specs: [spec('opens', 'unexpected'), spec('closes', 'flaky')] }],
      },
    ];
    const report = { stats: { expected: 0, flaky: 1, unexpected: 1, skipped: 0 }, suites };
    expect(outcomeOfPlaywright(report, 1).failures).toEqual(['a.spec.ts › A page › opens']);
    expect(testsThatWere('flaky', report)).toEqual(['a.spec.ts › A page › closes']);
  });
});

describe('tests that need a second attempt', () => {
  const green = { passed: 9, failed: 0, skipped: 0, failures: [] };

  it('are a failure of the run when they are more than two', () => {
    const few = { ...green, secondAttempts: mostSecondAttempts };
    expect(withoutManyAttempts(few)).toBe(few);
    expect(withoutManyAttempts({ ...green, secondAttempts: 3 })).toMatchObject({
      failed: 1,
      failures: ['3 tests needed a second attempt; the limit is 2.'],
    });
  });

  it('are counted over all suites together', () => {
    const sum = total([
      { ...green, secondAttempts: 1 },
      { ...green, secondAttempts: 2 },
    ]);
    expect(isGreen(withoutManyAttempts(sum))).toBe(false);
  });
});
