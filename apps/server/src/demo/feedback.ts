import type { Database } from '../ports/database.ts';
import { feedbackCount, saveFeedback, type SearchTables } from '../modules/search/index.ts';
import type { SessionTables } from '../modules/session/index.ts';

const messages = [
  {
    by: 'individual',
    query: 'creep bonded anchors',
    type: 'All Search',
    looking: 'The 2018 edition',
    more: 'Our contract cites it. I can find only the 2021 and 2024 editions.',
    refinements: 'Publisher: Northern Standards Board; Year: 2018',
  },
  {
    by: 'colleague',
    query: 'torque',
    type: 'My Subscription',
    looking: 'A table of tightening torques for M20',
    more: '',
    refinements: '',
  },
  {
    by: 'colleague-2',
    query: 'مسامير التثبيت',
    type: 'All Search',
    looking: 'مواصفة بالعربية عن مسامير التثبيت',
    more: 'وجدت الملخص بالعربية ولم أجد النص.',
    refinements: 'Language: Arabic',
  },
  {
    by: 'multi',
    query: 'how do I inspect grout after a flood?',
    type: 'Semantic beta',
    looking: 'A guide to inspection after flooding',
    more: 'The first results are about new grout.',
    refinements: '',
  },
] as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Lets the people of the demo's first library say what they did not find; once. */
export async function seedFeedback(database: Database, now: Date, tenant = 'astm'): Promise<void> {
  const db = database.forTenant<SearchTables & SessionTables>(tenant);
  const feedback = db.$pickTables<'feedback'>();
  if ((await feedbackCount(feedback)) > 0) return;
  for (const [at, { by, query, type, looking, more, refinements }] of messages.entries()) {
    const person = await db
      .selectFrom('people')
      .innerJoin('memberships', 'memberships.person_id', 'people.id')
      .select(['people.id', 'memberships.account_id'])
      .where('people.sign_in_name', '=', by)
      .orderBy('memberships.account_id')
      .executeTakeFirst();
    if (!person) continue;
    await saveFeedback(feedback, {
      tenant,
      at: new Date(now.getTime() - (messages.length - at) * dayMs),
      person_id: person.id,
      account_id: person.account_id,
      search_query: query,
      search_type: type,
      looking_for: looking,
      more,
      refinements,
      version: 'classic',
    });
  }
}
