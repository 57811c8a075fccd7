// @vitest-environment happy-dom
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { loadMessages } from '../../../i18n/i18n.ts';
import { rendered } from '../../../testing/rendered.tsx';
import { SearchField } from './SearchField.tsx';

const nothing = (): void => undefined;

/** What the empty search box of the home screen suggests. */
async function suggested(example: { text: string; texts?: Record<string, string> } | null): Promise<string> {
  const field = (
    <SearchField
      ref={createRef()}
      isHero
      isOff={false}
      before={null}
      text=""
      grid={null}
      onFocus={nothing}
      onText={nothing}
      onClear={nothing}
      onKeyDown={nothing}
      onSearch={nothing}
    />
  );
  const { page } = await rendered({
    routes: [{ path: '/', lazy: async () => loadMessages('search').then(() => ({ element: field })) }],
    tenant: { 'search-example': example },
  });
  const box = await page.findByRole('combobox');
  const { placeholder } = box as HTMLInputElement;
  page.unmount();
  return placeholder;
}

it('suggests what the tenant gives as an example, in the reader’s language where it has one [tenant-001]', async () => {
  expect(await suggested({ text: 'RP 1120, Steigleitungen…', texts: { en: 'RP 1120, risers…' } })).toBe(
    'RP 1120, risers…',
  );
  expect(await suggested({ text: '30210, morteros…' })).toBe('30210, morteros…');
  expect(await suggested(null)).toBe('Search by designation, title or words');
});
