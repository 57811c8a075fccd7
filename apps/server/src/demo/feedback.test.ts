import { expect, it } from 'vitest';
import { feedbackCount, type SearchTables } from '../modules/search/index.ts';
import { startLibrary } from '../testing/library.ts';
import { seedFeedback } from './feedback.ts';

it('the people of the demo say what they did not find, once however often the server starts', async () => {
  const { database } = await startLibrary();
  const feedback = database.forTenant<Pick<SearchTables, 'feedback'>>('astm');
  for (const day of ['21', '22']) await seedFeedback(database, new Date(`2026-11-${day}T12:00:00Z`));
  expect(await feedbackCount(feedback)).toBe(4);
});
