// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { changeLanguage } from '../../../../i18n/language.ts';
import { lazyRoute } from '../../../../i18n/lazyWithMessages.tsx';
import { Refusal, rendered } from '../../../../testing/rendered.tsx';
import { EditEntries } from './EditEntries.tsx';
import { entriesOfTips, tipsOf } from './entries.ts';

const tips = ['Start here', 'Compare'].map((title) => ({
  title,
  text: '',
  url: 'https://nsb.example/',
  kind: 'external' as const,
}));

function TipForm() {
  return (
    <EditEntries
      label="Tips"
      list="tips"
      given={entriesOfTips(tips, 'en')}
      own="en"
      kind={{ add: 'Add tip', max: 12, hasText: true }}
      changeOf={(entries) => ({ tips: tipsOf(entries, 'en') })}
      onClose={() => undefined}
    />
  );
}

it('names a mistake at its field in the language of the reader, and shows the texts that it is in', async () => {
  const fieldErrors = [
    { field: 'body.tips[0].translations.de.title', message: 'English', code: 'too_big' },
    { field: 'body.tips[1].url', message: 'English', code: 'address-or-path-invalid' },
    { field: 'body.tips[1].text', message: 'English', code: 'yet-unknown' },
  ];
  const { page, user, calls } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('tenants', async () => TipForm) }],
    answers: {
      'tenants.overview': new Refusal(400, 'invalid-request'),
      'tenants.change': new Refusal(400, 'tenant-invalid', { fieldErrors }),
    },
  });
  await user.click(await page.findByRole('button', { name: /^Move .*Start here.* down$/ }));
  await changeLanguage('de');
  onTestFinished(() => changeLanguage('en'));
  await user.click(await page.findByRole('button', { name: 'Änderungen speichern' }));
  await page.findAllByText('Das ist zu lang. Kürzen Sie es.');
  await waitFor(() =>
    expect((page.getByRole('combobox', { name: /Sprache der Texte/ }) as HTMLSelectElement).value).toBe('de'),
  );
  page.getByText(/nsb\.example.* ist weder eine Webadresse noch ein Pfad\./);
  page.getByText('Das kann nicht gespeichert werden. Prüfen Sie Ihre Eingabe.');
  expect(page.queryByText('English')).toBeNull();
  expect(calls('tenants.change')[0]?.body).toEqual({ tips: tips.toReversed() });
});
