import { expect, it } from 'vitest';
import { openThread } from './openThread.ts';
import { threadLatencies, threadsNow } from './threadRegistry.ts';
import type { WaitingFunctions } from './testing/waiting.worker.ts';

const script = 'testing/waiting.worker.ts';
const onRoll = () => threadsNow().find((thread) => thread.script === script);

it('lists the pending requests of a thread until they are answered, and removes the thread when it ends', async () => {
  const thread = openThread<WaitingFunctions>(new URL('./testing/waiting.worker.ts', import.meta.url));
  const waiting = thread.request('wait');
  expect(onRoll()).toMatchObject({ kind: null, working: [{ on: 'wait', since: expect.any(Date) }] });

  await thread.request('goOn');
  await waiting;
  expect(onRoll()).toMatchObject({ working: [] });
  const [asked] = (await threadLatencies()).filter((each) => each.script === script);
  expect(asked).toMatchObject({ id: expect.any(Number), startedAt: expect.any(Date) });

  await thread.end();
  expect(onRoll()).toBeUndefined();
});
