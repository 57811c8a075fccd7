import { expect, it } from 'vitest';
import { everyCall, make } from '../../testing/everyCall.ts';
import { stockedLibrary, type StockedLibrary } from '../../testing/validRequests/stockedLibrary.ts';

type Tables = {
  usage_events: {
    id: number;
    type: string;
    way: string;
    format: string | null;
    content_code: string | null;
    session_id: string;
    edition: string | null;
    publisher_code: string | null;
    data_type: string | null;
    year_of_publication: number | null;
    access_type: string | null;
    access_method: string;
    searched: string[] | null;
    chose_publishers: boolean | null;
    is_robot: boolean;
  };
};

/** What each call leaves of use; a call that is not named leaves nothing. Decision 42 has it in words. */
const left: Record<string, string[]> = {
  'search.unified': ['search'],
  'search.classic': ['search'],
  'search.entitled': ['search'],
  'search.semantic': ['search'],
  'documents.metadata': ['investigation page'],
  'documents.relaton': ['investigation record'],
  'documents.ris': ['investigation record'],
  'citations.textCitation': ['investigation citation'],
  'citations.risCitation': ['investigation citation'],
  'citations.bibtexCitation': ['investigation citation'],
  'citations.cslCitation': ['investigation citation'],
  'tracking.track': ['investigation tracking'],
  'documents.pdf': ['request reading pdf'],
  'documents.olderPdf': ['request reading pdf'],
  'documents.html': ['request reading html'],
  'documents.sts': ['request download sts'],
  'related.fullBook': ['request download pdf'],
  'downloads.download': ['request download pdf'],
  'comparison.htmlResult': ['request comparison html', 'request comparison html'],
  'redlines.pdfComparison': ['request comparison pdf', 'request comparison pdf'],
  'redlines.redline': ['request comparison pdf', 'request comparison pdf'],
  'training.playVideo': ['request reading video'],
  'usage.pageView': ['page-view'],
};

const eventsAfter = ({ database }: StockedLibrary, id: number) =>
  database
    .forTenant<Tables>('astm')
    .selectFrom('usage_events')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .execute();

it(
  'keeps of every call what COUNTER counts of it, and nothing of any other',
  { timeout: 240_000 },
  async () => {
    const library = await stockedLibrary();
    const client = library.owner;
    const found: Record<string, string[]> = {};
    let last = 0;
    for (const { name, call, validRequest } of everyCall) {
      if (name === 'session.logout' || name === 'session.switchAccount') continue;
      const sent = await validRequest({ library, client });
      last = (await eventsAfter(library, last)).at(-1)?.id ?? last;
      await (await make(client, call, sent)).arrayBuffer();
      const events = await eventsAfter(library, last);
      if (events.length > 0)
        found[name] = events.map(({ type, way, format }) => [type, way, format].filter(Boolean).join(' '));
      for (const event of events)
        expect([name, event]).toEqual([name, expect.objectContaining(withAllFields(event))]);
    }
    expect(found).toEqual(left);
  },
);

/** What a report by COUNTER needs of an event besides its time. */
function withAllFields({ type }: { type: string }): object {
  const always = { session_id: expect.any(String), access_method: 'Regular', is_robot: false };
  if (type === 'page-view') return always;
  if (type === 'search')
    return { ...always, searched: expect.arrayContaining(['NSB']), chose_publishers: expect.any(Boolean) };
  return {
    ...always,
    content_code: expect.stringContaining('NSB|'),
    edition: expect.any(String),
    publisher_code: 'NSB',
    data_type: expect.stringMatching(/^(?:Standard|Book|Book_Segment|Audiovisual)$/),
    year_of_publication: expect.any(Number),
    access_type: 'Controlled',
  };
}
