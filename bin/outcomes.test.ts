import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingLine, isGreen, nothing, outcomeOfPlaywright, outcomeOfVitest, total } from './outcomes.mjs';

describe('closingLine', () => {
  it.each([
    [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed', true],
    [{ passed: 12, failed: 1, skipped: 0 }, '12 passed, 1 failed', false],
    [{ passed: 12, failed: 0, skipped: 3 }, '12 passed, 0 failed, 3 skipped', true],
    [{ passed: 0, failed: 0, skipped: 3 }, '0 passed, 0 failed, 3 skipped', false],
    [nothing, '0 passed, 0 failed', false],
  ])('%o reads "%s", green: %s', (outcome, line, green) => {
    expect(closingLine(outcome)).toBe(line);
    expect(isGreen(outcome)).toBe(green);
  });

  it('adds suites up in any order', () => {
    const outcome = fc.record({ passed: fc.nat(999), failed: fc.nat(999), skipped: fc.nat(999) });
    fc.assert(
      fc.property(fc.array(outcome), (outcomes) => {
        const sum = (kind: keyof typeof nothing) => outcomes.reduce((count, each) => count + each[kind], 0);
        const expected = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
        expect(total(outcomes)).toEqual(expected);
        expect(total(outcomes.toReversed())).toEqual(expected);
      }),
    );
  });
});

describe('a runner that ends badly', () => {
  const vitest = { numPassedTests: 5, numPendingTests: 1, numTodoTests: 1, testResults: [] };
  const playwright = { stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 2 } };

  it.each([
    ['Vitest', (code: number) => outcomeOfVitest(vitest, code)],
    ['Playwright', (code: number) => outcomeOfPlaywright(playwright, code)],
  ])('%s is a failure even when no test failed', (_, outcome) => {
    expect(outcome(0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
    expect(outcome(1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('is a failure when it left no report', () => {
    expect(outcomeOfVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(outcomeOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
