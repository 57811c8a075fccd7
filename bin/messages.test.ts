import { expect, it } from 'vitest';
import { checkout, startModule } from './testing.ts';
import { seconds } from './messages.mjs';

it.each([
  [40, '0.0 s'],
  [949, '0.9 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%i ms read as %s', (durationMs, expected) => {
  expect(seconds(durationMs)).toBe(expected);
});

it('tells of work that fails in one line before and one after, away from a terminal', async () => {
  const program = startModule(`
    import { showing } from '${checkout}/bin/messages.mjs';
    await showing('Installing packages', () => Promise.reject(new Error())).catch(() => {});
  `);
  await program.ended;
  expect(program.printed()).toBe('Installing packages …\nInstalling packages: failed after 0.0 s\n');
});
