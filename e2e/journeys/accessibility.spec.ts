import { test } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { signIn } from '../people.ts';
import { addressOf, screens, type Screen } from '../screens.ts';
import { origin, originOf, speak } from '../visitors.ts';

/** What a person looks at in the default tenant, and everybody who is not signed in anywhere. */
const inDefaultTenant = screens.filter(({ tenant, person }) => !tenant || !person);
const tenantsShown = [...new Set(screens.flatMap(({ tenant, person }) => (tenant && person ? tenant : [])))];

/** As many screens as one test looks at, so that a slow machine comes to its end in time. */
const atOnce = 4;

/** The screens by who looks at them, a few at a time. */
const visits = [...Map.groupBy(inDefaultTenant, ({ person }) => person)].flatMap(([person, shown]) =>
  Array.from({ length: Math.ceil(shown.length / atOnce) }, (_, part): [Screen['person'], Screen[]] => [
    person,
    shown.slice(part * atOnce, (part + 1) * atOnce),
  ]),
);

for (const language of ['EN', 'AR'] as const) {
  test.describe(`Without barriers, in ${language}`, () => {
    test.slow();

    for (const [person, shown] of visits) {
      const names = shown.map(({ name }) => name);
      test(`axe finds nothing to mend: ${names.join(', ')}`, async ({ page, context }) => {
        await speak(context, language);
        if (person) await signIn(page, person);
        for (const screen of shown) {
          await test.step(screen.name, async () => {
            await page.emulateMedia({ colorScheme: 'light' });
            await page.goto(addressOf(screen, origin()));
            await screen.show(page);
            await expectAccessible(page);
            if (language !== 'EN') return; // The colours are the same in every language.
            await page.emulateMedia({ colorScheme: 'dark' });
            await expectContrast(page);
          });
        }
      });
    }
  });
}

test.describe('Without barriers, in the colours of every tenant', () => {
  test.slow();

  for (const tenant of tenantsShown) {
    test(`axe finds nothing to mend at ${tenant}`, async ({ page }) => {
      await signIn(page, 'individual', originOf(tenant));
      for (const screen of screens.filter((each) => each.tenant === tenant)) {
        await test.step(screen.name, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(addressOf(screen, origin()));
          await screen.show(page);
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectContrast(page);
        });
      }
    });
  }
});
