// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { Menu } from './Menu.tsx';

it('says what was chosen, for its button has the focus before its word changes', async () => {
  const Screen = () => {
    const [sort, setSort] = useState('Best match');
    const items = ['Best match', 'Newest'].map((key) => ({ key, label: key, isChosen: key === sort }));
    return <Menu title="Sort by" label={sort} items={items} onChoose={setSort} />;
  };
  const { page, user } = await rendered({ routes: [{ path: '*', element: <Screen /> }] });
  const button = await page.findByRole('button', { name: 'Sort by: Best match' });
  const said = button.parentElement?.querySelector('span[aria-live]');
  expect(said?.textContent).toBe('');
  await user.click(button);
  await user.click(await page.findByRole('menuitem', { name: 'Newest' }));
  expect(said?.textContent).toBe('Sort by: Newest');
});
