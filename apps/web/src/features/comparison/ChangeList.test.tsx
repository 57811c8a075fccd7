// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { rendered } from '../../testing/rendered.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { Change } from './kinds.ts';

const change = (number: string): Change => ({
  id: number,
  kind: 'changed',
  number,
  title: `Clause ${number}`,
  label: '',
  before: 'old',
  after: 'new',
  clause: `clause-${number}`,
  types: ['editorial'],
  isNormative: false,
  segments: [],
  requirement: null,
  quantities: [],
  table: null,
  reference: null,
});

it('is one tab stop, whose arrow keys lead to every change [keys-005]', async () => {
  const goTo = vi.fn();
  const changes = ['1', '2', '3'].map(change);
  const List = () => (
    <>
      <button type="button">Before</button>
      <ChangeList changes={changes} current={null} language="en" none="" onChange={goTo} />
      <button type="button">After</button>
    </>
  );
  const { page, user } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('comparison', async () => List) }],
  });
  const before = await page.findByRole('button', { name: 'Before' });
  const [first, second, third] = page.getAllByRole('button').slice(1, 4);
  before.focus();
  await user.tab();
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(third);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement).toBe(second);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('2');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(second);
  await user.keyboard('{End}{Home}');
  expect(document.activeElement).toBe(first);
});
