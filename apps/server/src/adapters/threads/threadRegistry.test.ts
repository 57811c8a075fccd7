import { expect, it } from 'vitest';
import { openThread } from './openThread.ts';
import { threadLatencies, threadsNow } from './threadRegistry.ts';
import type { WaitingQuestions } from './testing/waiting.worker.ts';

const script = 'testing/waiting.worker.ts';
const onRoll = () => threadsNow().find((thread) => thread.script === script);

it('says of a thread what it was asked and has not answered, until it has; and forgets it when it ends', async () => {
  const thread = openThread<WaitingQuestions>(new URL('./testing/waiting.worker.ts', import.meta.url));
  const waiting = thread.ask('wait');
  expect(onRoll()).toMatchObject({ kind: null, working: [{ on: 'wait', since: expect.any(Date) }] });

  await thread.ask('goOn');
  await waiting;
  expect(onRoll()).toMatchObject({ working: [] });
  const [asked] = (await threadLatencies()).filter((each) => each.script === script);
  expect(asked).toMatchObject({ id: expect.any(Number), startedAt: expect.any(Date) });

  await thread.end();
  expect(onRoll()).toBeUndefined();
});
