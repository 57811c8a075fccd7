// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Tips } from '../features/home/dashboard/Tips.tsx';
import { changeLanguage } from '../i18n/language.ts';
import { lazyRoute } from '../i18n/lazyWithMessages.tsx';
import { rendered } from '../testing/rendered.tsx';
import { Footer } from './Footer.tsx';

const tips = [
  {
    title: 'Read a designation',
    text: 'What its parts mean',
    url: '/designations.pdf',
    kind: 'download' as const,
    translations: { de: { title: 'Eine Norm-Nummer lesen', text: 'Was ihre Teile bedeuten' } },
  },
  { title: 'Visit us', text: 'On site', url: 'https://nsb.example/', kind: 'external' as const },
];

it('tips and footer links are in each language that the tenant gives, and name their own otherwise [tenant-002]', async () => {
  const footer = {
    text: 'Made in the harbor',
    texts: { de: 'Gemacht im Hafen' },
    links: [
      {
        title: 'Publishing details',
        titles: { de: 'Angaben zum Verlag', ar: 'بيانات الناشر' },
        url: 'https://nsb.example/imprint',
      },
      { title: 'Book shop', url: 'https://nsb.example/shop' },
    ],
  };
  const Page = () => (
    <>
      <Tips tips={tips} />
      <Footer />
    </>
  );
  const { page } = await rendered({
    routes: [{ path: '/', lazy: lazyRoute('dashboard', async () => Page) }],
    tenant: { footer },
  });
  const langOf = async (text: string) =>
    (await page.findByText(text)).closest('[lang]')?.getAttribute('lang');

  expect(await langOf('Publishing details')).toBe('en');
  await changeLanguage('de');
  expect(await langOf('Angaben zum Verlag')).toBe('de');
  expect(await langOf('Gemacht im Hafen')).toBe('de');
  expect(await langOf('Book shop')).toBe('en');
  expect(await langOf('Eine Norm-Nummer lesen')).toBe('de');
  expect(await langOf('Was ihre Teile bedeuten')).toBe('de');
  expect(await langOf('Visit us')).toBe('en');
  await changeLanguage('ar');
  expect(await langOf('بيانات الناشر')).toBe('ar');
  expect(await langOf('Read a designation')).toBe('en');
  await changeLanguage('en');
});
