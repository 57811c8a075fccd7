import { createInstance } from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import english from '../../../locales/en/groups.json' with { type: 'json' };
import { MemberList } from './Members.tsx';

const i18n = createInstance();
await i18n
  .use({
    type: 'i18nFormat',
    parse: (message: string, values: Record<string, string>) =>
      new IntlMessageFormat(message, 'en').format(values),
    addLookupKeys: (keys: string[]) => keys,
  })
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, resources: { en: { groups: english } } });

const members = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    userId: String(at),
    firstName: 'Member',
    lastName: String(at + 1),
    userName: '',
    user: { email: '' },
    hasLeft: at === 1,
  }));

/** What is seen of so many members. */
function seen(count: number, isOpen = false): string[] {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemberList members={members(count)} isOpen={isOpen} onToggle={() => undefined} />
    </I18nextProvider>,
  );
  return [...markup.matchAll(/>([^<>]+)</g)].map(([, words = '']) => words);
}

it('shows the first six members, then "N more...", and "show less" once all are seen [groups-009]', () => {
  const six = ['Member 1', 'Member 2 (has left)', 'Member 3', 'Member 4', 'Member 5', 'Member 6'];
  expect(seen(6)).toEqual(six);
  expect(seen(7)).toEqual([...six, '1 more...']);
  expect(seen(12)).toEqual([...six, '6 more...']);
  expect(seen(8, true)).toEqual([...six, 'Member 7', 'Member 8', 'show less']);
});
