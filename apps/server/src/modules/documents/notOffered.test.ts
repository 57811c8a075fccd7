import type { Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask } from '../../testing/library.ts';

type Call = readonly [method: string, path: string, body?: object];

/** Every call that is told which document it is about, by its content code or its content id. */
const callsAbout = ({ contentCode, contentId, contentType, assetType }: Metadata): Call[] => {
  const code = encodeURIComponent(contentCode);
  const note = { contentId, annotationId: 'a', note: 'x' };
  const cited = `contentId=${contentId}&contentType=${contentType}&assetType=${assetType}&citationStyle=apa`;
  return [
    ...[
      'metadata',
      'info',
      'verification/contentCode',
      'translations/byContentCode/',
      'pdf/contentCode',
      'sts/contentCode',
      'relaton/contentCode',
      'ris/contentCode',
      'download',
      'fullBook',
      'relatedContent',
      'additional-details',
      'additional-details-by-publisher',
    ].map((path): Call => ['GET', `/api/documents/${path}?contentCode=${code}`]),
    ['GET', `/api/documents/work-items/${code}`],
    ['GET', `/api/documents/translations?contentId=${contentId}`],
    ['GET', `/api/documents/pdf/old/${contentId}`],
    ['GET', `/api/documents/html/${contentId}`],
    ['POST', '/api/downloads', { contentCode }],
    ['POST', '/api/documents/video', { contentId, hashId: 'r7editions2k' }],
    ['GET', `/api/user-notes/${contentId}`],
    ['POST', '/api/user-notes/save', note],
    ['POST', '/api/user-notes/edit', note],
    ...['getTextCitation', 'getRisCitation', 'getBibtexCitation', 'getCslJsonCitation'].map((name): Call => [
      'GET',
      `/api/${name}?${cited}`,
    ]),
  ];
};

const metadataOf = async (ask: Ask, contentCode: string): Promise<Metadata> =>
  (await ask('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`)).json();

describe('a document of a publisher that the tenant does not offer', () => {
  it('is not there, whatever is asked of it, and nothing is kept of the question', async () => {
    const library = await startLibrary();
    const metadata = await metadataOf(await library.as('individual', 'awwa'), 'HI|hi-4410-2-2022');
    const ask = await library.as('individual', 'cga');
    for (const [method, path, body] of callsAbout(metadata)) {
      const answer = await ask(method, path, body);
      expect([method, path, answer.status, await answer.json()]).toEqual([
        method,
        path,
        404,
        expect.objectContaining({ code: 'document-not-found', detail: 'Can not find content' }),
      ]);
    }
    const kept = await library.database
      .forTenant<{ usage_events: { content_code: string } }>('cga')
      .selectFrom('usage_events')
      .select('content_code')
      .where('content_code', 'is not', null)
      .execute();
    expect(kept).toEqual([]);
  });
});
