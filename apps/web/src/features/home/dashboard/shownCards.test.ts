import { expect, it } from 'vitest';
import { shownCards } from './CardTab.tsx';

it.each([
  ['before an answer', 'pending', undefined, { state: 'loading' }],
  ['with cards', 'success', ['a'], { state: 'some', cards: ['a'] }],
  ['with none', 'success', [], { state: 'none' }],
  ['after a failure', 'error', undefined, { state: 'failed' }],
  ['after a failure of what was there before', 'error', ['a'], { state: 'failed' }],
] as const)('a tab of cards %s [home-037]', (_, status, data, shown) => {
  expect(shownCards({ status, data })).toEqual(shown);
});
