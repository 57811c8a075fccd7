import { describe, expect, it } from 'vitest';
import { aProject, checkout, startModule } from './testing.ts';
import type { Project } from './processes.mjs';

/** Tests of every kind of end: two pass, one fails, one is skipped, one file cannot be loaded. */
const unit = {
  'unit/good.test.ts': `
    import { expect, it } from 'vitest';
    it('passes', () => expect(1).toBe(1));
    it('passes too', () => expect(2).toBe(2));
    it.skip('waits', () => {});`,
  'unit/bad.test.ts': `
    import { expect, it } from 'vitest';
    it('fails', () => expect(1).toBe(2));`,
  'unit/broken.test.ts': "import './missing.ts';",
};

const browser = {
  'playwright.config.ts': "export default { testDir: 'e2e' };",
  'e2e/journey.spec.ts': `
    import { expect, test } from '@playwright/test';
    test('arrives', () => expect(1).toBe(1));
    test('gets lost', () => expect(1).toBe(2));
    test.skip('has not set out', () => {});`,
};

/** `npm test` in that project, with a browser that is there but never opened. */
async function testing(project: Project, words: string[]) {
  const suites = startModule(
    `
      import { testAll } from '${checkout}/bin/suites.mjs';
      process.exitCode = await testAll(${JSON.stringify(project)}, ${JSON.stringify(words)});
    `,
    { ...process.env, CHROMIUM: '/bin/true' },
  );
  const { code } = await suites.ended;
  return { code, printed: suites.printed(), lastLine: suites.printed().trimEnd().split('\n').at(-1) };
}

describe('npm test', () => {
  it('closes with what all unit tests came to, and a file that cannot be loaded has failed', async () => {
    await expect(testing(aProject(unit), ['--only', 'unit'])).resolves.toMatchObject({
      code: 1,
      lastLine: '2 passed, 2 failed, 1 skipped',
    });
  });

  it('names once more at its end what failed', async () => {
    const ofUnits = await testing(aProject(unit), ['--only', 'unit']);
    expect(ofUnits.printed).toContain('unit/bad.test.ts › fails');
    expect(ofUnits.printed).toMatch(/FAILED .*unit\/broken\.test\.ts\n/);
    const ofBrowser = await testing(aProject(browser), ['--only', 'browser']);
    expect(ofBrowser.printed).toContain('FAILED journey.spec.ts › gets lost');
  });

  it('gives the words after the suite to its runner', async () => {
    await expect(testing(aProject(unit), ['--only', 'unit', 'unit/good'])).resolves.toMatchObject({
      code: 0,
      lastLine: '2 passed, 0 failed, 1 skipped',
    });
  });

  it('closes with what all browser tests came to', async () => {
    await expect(testing(aProject(browser), ['--only', 'browser'])).resolves.toMatchObject({
      code: 1,
      lastLine: '1 passed, 1 failed, 1 skipped',
    });
  });

  it('names what passed on the second attempt only', async () => {
    const flaky = {
      'playwright.config.ts': "export default { testDir: 'e2e', retries: 1 };",
      'e2e/journey.spec.ts': `
        import { expect, test } from '@playwright/test';
        test.describe('On the way', () => {
          test('stumbles', ({}, { retry }) => expect(retry).toBe(1));
          test('walks on', () => expect(1).toBe(1));
        });`,
    };
    const { code, lastLine, printed } = await testing(aProject(flaky), ['--only', 'browser']);
    expect({ code, lastLine }).toEqual({ code: 0, lastLine: '2 passed, 0 failed' });
    expect(printed).toContain(
      'FLAKY, passed on the second attempt only (1):\njourney.spec.ts › On the way › stumbles\n',
    );
  });

  it('fails where more than two tests passed on the second attempt only', async () => {
    const flaky = {
      'playwright.config.ts': "export default { testDir: 'e2e', retries: 1 };",
      'e2e/journey.spec.ts': `
        import { expect, test } from '@playwright/test';
        for (const where of ['here', 'there', 'everywhere'])
          test('stumbles ' + where, ({}, { retry }) => expect(retry).toBe(1));`,
    };
    const { code, lastLine, printed } = await testing(aProject(flaky), ['--only', 'browser']);
    expect({ code, lastLine }).toEqual({ code: 1, lastLine: '3 passed, 1 failed' });
    expect(printed).toContain('FAILED 3 tests needed a second attempt; the limit is 2.');
  });

  it('runs a file once more whose process broke down, and fails where it breaks down again', async () => {
    const breaking = (isOnce: boolean): string => `
      import { existsSync, writeFileSync } from 'node:fs';
      import { it } from 'vitest';
      it('holds', () => {
        if (${isOnce} && existsSync('broke')) return;
        writeFileSync('broke', '');
        process.kill(process.pid, 'SIGKILL');
      });`;
    const once = await testing(aProject({ ...unit, 'unit/breaks.test.ts': breaking(true) }), [
      '--only',
      'unit',
    ]);
    expect(once.lastLine).toBe('3 passed, 2 failed, 1 skipped');
    expect(once.printed).toMatch(/INTERRUPTED, and run again \(1\):\n.*unit\/breaks\.test\.ts\n/);
    const twice = await testing(aProject({ 'unit/breaks.test.ts': breaking(false) }), ['--only', 'unit']);
    expect(twice).toMatchObject({ code: 1, lastLine: '0 passed, 1 failed' });
  });

  it('is not green when no test ran', async () => {
    const { code, lastLine, printed } = await testing(aProject(), ['--only', 'browser']);
    expect({ code, lastLine }).toEqual({ code: 1, lastLine: '0 passed, 0 failed' });
    expect(printed).toContain('No test ran.');
  });
});
