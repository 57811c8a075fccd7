import { expect, it } from 'vitest';
import { supervise } from './supervise.ts';

/** Servers that end when they are told to, and starts that fail as often as wanted. */
function servers(failures = 0, pauses = [0, 1, 1]) {
  const ends: ((status: number) => void)[] = [];
  const events: string[] = [];
  let failing = failures;
  let clock = 0;
  const begin = () => {
    const { promise: ended, resolve } = Promise.withResolvers<number>();
    ends.push(resolve);
    return { ended, stop: async () => resolve(0) };
  };
  const means = {
    start: async () => {
      if (failing-- > 0) throw new Error('no room');
      return begin();
    },
    onEnded: (status: number) => void events.push(`ended ${status}`),
    onFailed: ({ message }: Error) => void events.push(message),
    pauses,
    now: () => clock,
  };
  return {
    server: supervise(begin(), means),
    ends,
    told: events,
    pass: (ms: number) => (clock += ms),
    kill: async (index: number) => {
      await expect.poll(() => ends.length).toBe(index + 1);
      ends[index]?.(137);
    },
  };
}

it('starts a server again that was killed, also when some of the starts fail', async () => {
  const { server, ends, told: events, kill } = servers(2);
  await kill(0);
  await expect.poll(() => ends.length).toBe(2);
  expect(events).toEqual(['ended 137', 'no room', 'no room']);
  await server.stop();
});

it('gives up with the reason of the last start when every one of them fails', async () => {
  const { server, kill } = servers(3);
  await kill(0);
  expect(await server.gaveUp).toMatchObject({ message: 'no room' });
  await server.stop();
});

it('gives up with the exit status when the server ends again and again', async () => {
  const { server, kill, told: events } = servers();
  for (let round = 0; round < 4; round += 1) await kill(round);
  expect(await server.gaveUp).toBe(137);
  expect(events).toHaveLength(3);
});

it('has all its tries again after the server has run for a while', async () => {
  const { server, ends, kill, pass } = servers();
  for (let round = 0; round < 12; round += 1) {
    await expect.poll(() => ends.length).toBe(round + 1);
    // The clock is read once more before the end is seen.
    await new Promise(setImmediate);
    pass(5_000);
    await kill(round);
  }
  await expect.poll(() => ends.length).toBe(13);
  await server.stop();
});

it('does not start it again when it was stopped, or is stopped in a pause', async () => {
  const { server, ends, told: events } = servers(1);
  await server.stop();
  expect([ends.length, events]).toEqual([1, []]);
  const paused = servers(1, [0, 60_000]);
  await paused.kill(0);
  await expect.poll(() => paused.told).toContain('no room');
  await paused.server.stop();
  expect(paused.ends.length).toBe(1);
});
