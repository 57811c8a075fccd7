import { test } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { signIn } from '../people.ts';
import { addressOf, screens } from '../screens.ts';
import { origin, speak } from '../visitors.ts';

const shownTo = (person: string | undefined) => screens.filter((screen) => screen.person === person);

for (const language of ['EN', 'AR'] as const) {
  test.describe(`Without barriers, in ${language}`, () => {
    test.slow();

    for (const person of new Set(screens.map((screen) => screen.person))) {
      const names = shownTo(person).map(({ name }) => name);
      test(`axe finds nothing to mend: ${names.join(', ')}`, async ({ page, context }) => {
        await speak(context, language);
        if (person) await signIn(page, person);
        for (const screen of shownTo(person)) {
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
