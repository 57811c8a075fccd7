// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { rendered } from '../../../testing/rendered.tsx';
import { DaysMenu } from './DaysMenu.tsx';
import { placeIn } from '../place.ts';

it('is stepped through by arrows as the menus next to it', async () => {
  const choose = vi.fn();
  const element = <DaysMenu place={placeIn('')} onChoose={choose} />;
  const { page, user } = await rendered({ routes: [{ path: '*', element }] });
  await user.click(await page.findByRole('button', { name: /^Choose dates/ }));
  const ranges = (await page.findAllByRole('listitem')).map((item) => item.querySelector('button'));
  ranges[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(ranges[1]);
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(ranges[0]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(choose).toHaveBeenCalledOnce();
});
