import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { runTenant, writeTenant } from './operator.ts';
import { expectSignIn } from './people.ts';
import { originOf } from './visitors.ts';

/** A library of its own for one test, made from a file as an operator makes it; answers where it is. */
export async function aLibrary(page: Page, choices: Record<string, unknown>): Promise<string> {
  const key = `lib-${randomUUID().slice(0, 8)}`;
  const path = test.info().outputPath(`${key}.json`);
  writeTenant(path, {
    key,
    title: 'Clearwater Works',
    publisherName: 'Clearwater Works',
    publishers: ['NSB', 'HI', 'PIC'],
    theme: { brand: '#0A7D5A' },
    isDemo: true,
    ...choices,
  });
  const { code, complaint } = await runTenant('import', path);
  expect(code, complaint).toBe(0);
  const origin = originOf(key);
  await expect.poll(async () => (await page.goto(origin))?.status()).toBe(200);
  await expectSignIn(page); // Where it leads by itself: on the way it would cut in on the next address.
  return origin;
}
