import { test } from '@playwright/test';
import { expectAccessible, expectAccessibleWhenNarrow, expectContrast } from '../axe.ts';
import { signIn } from '../people.ts';
import { addressOf } from '../screens/screen.ts';
import { screenGroups, screens } from '../screens.ts';
import { origin, originOf, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

/** What a person looks at in the default tenant, and everyone who is not signed in anywhere. */
const inDefaultTenant = screens.filter(({ tenant, person }) => !tenant || !person);
/** Arabic mirrors the same parts: the first two screens of each group have them all. */
const ofEachGroup = new Set(screenGroups.flatMap((group) => group.slice(0, 2)));
const shownIn = {
  EN: inDefaultTenant,
  AR: inDefaultTenant.filter((screen) => ofEachGroup.has(screen)),
};
const tenantsShown = [...new Set(screens.flatMap(({ tenant, person }) => (tenant && person ? tenant : [])))];

// Each screen stands by itself: all workers look at them.
test.describe.configure({ mode: 'parallel' });

for (const language of ['EN', 'AR'] as const) {
  test.describe(`Without barriers, in ${language}`, () => {
    test.slow();

    for (const screen of shownIn[language]) {
      test(`axe finds no violations: ${screen.name}`, async ({ page, context }) => {
        await speak(context, language);
        await page.emulateMedia({ colorScheme: 'light' });
        const address = addressOf(screen, origin());
        if (screen.person) await visitAs(page, screen.person, address);
        else await page.goto(address);
        await screen.show(page);
        await expectAccessible(page);
        if (language !== 'EN') return; // The colors are the same in every language.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessibleWhenNarrow(page);
      });
    }
  });
}

test.describe('Without barriers, in the colours of every tenant', () => {
  test.slow();

  for (const tenant of tenantsShown) {
    test(`axe finds no violations at ${tenant}`, async ({ page }) => {
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
