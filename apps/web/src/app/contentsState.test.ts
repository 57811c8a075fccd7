import { expect, it } from 'vitest';
import { closed, toggled, type ContentsState } from './contentsState.ts';

it('the contents are hidden at first, then shown, then hidden after closing [shell-013]', () => {
  const states: ContentsState[] = ['hidden'];
  const then = (change: (state: ContentsState) => ContentsState): void =>
    void states.push(change(states.at(-1) ?? 'hidden'));
  then(toggled);
  then(closed);
  then(toggled);
  then(toggled);
  expect(states).toEqual(['hidden', 'shown', 'closed', 'shown', 'closed']);
});

it('contents that were never open are not closed', () => {
  expect(closed('hidden')).toBe('hidden');
  expect(closed('closed')).toBe('closed');
});
