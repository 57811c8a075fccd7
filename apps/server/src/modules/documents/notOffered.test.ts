import type { CompassPoint } from '@norma/contracts';
import type { Call } from '@norma/contracts/kit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyCall, make, type KnownCall, type SentParts } from '../../testing/everyCall.ts';
import type { TestClient } from '../../testing/library.ts';
import {
  contentCode,
  stockedLibrary,
  type StockedLibrary,
} from '../../testing/validRequests/stockedLibrary.ts';

/** What of a call names a document, by its content code or content id. */
const namesDocument = /^((add)?[cC]ontent(Codes?|I[dD]s?)|(left|right|old)ContentId|(new|old)HtmlId)$/;

/** Calls that name a document by a parameter that is called otherwise. */
const namedOtherwise = new Set([
  'documents.olderPdf',
  'documents.html',
  'favorites.addFavorite',
  'redlines.redline',
  'related.workItems',
  'sharing.sharedWith',
]);

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

const isAboutDocument = ({ name, call }: KnownCall): boolean =>
  namedOtherwise.has(name) ||
  [call.params, call.query, call.body].flatMap(fieldsOf).some((field) => namesDocument.test(field));

type Sending = { readonly name: string; readonly call: Call; readonly sent: SentParts };

/** What is right to send while the document is offered: afterwards nothing more can be made on it. */
async function validly(library: StockedLibrary, calls: readonly KnownCall[]): Promise<Sending[]> {
  const all: Sending[] = [];
  for (const { name, call, validRequest } of calls)
    all.push({ name, call, sent: await validRequest({ library, client: library.owner }) });
  return all;
}

/** Takes the publisher of the documents from what the tenant offers, and leaves the account's subscription to it. */
async function withdraw({ database, anyone }: StockedLibrary): Promise<void> {
  const settings = sql`jsonb_set(settings - 'deliversFor', '{publishers}', (settings -> 'publishers') - 'NSB')`;
  await sql`update tenants set settings = ${settings} where key = 'astm'`.execute(database.withoutTenant());
  await expect.poll(async () => (await anyone('GET', '/publishers/NSB/mark.svg')).status).toBe(404);
}

async function outcomesOf(client: TestClient, sendings: readonly Sending[]): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const { name, call, sent } of sendings) {
    const answer = await make(client, call, sent);
    const text = await answer.text();
    outcomes[name] = answer.ok ? text : (JSON.parse(text) as { code: string }).code;
  }
  return outcomes;
}

/** Who looks after a library is asked elsewhere; readers are told nothing of it. */
const isOfReaders = ({ call }: KnownCall): boolean => call.who === 'reader' || call.who === 'person';

/** What comes of a call about a document where it is not that there is none. */
const otherwise: Record<string, unknown> = {
  // One's own words stay, to be read and taken away; nothing is added to them.
  'notes.notes': expect.stringContaining('Check the torque'),
  'notes.deleteNote': expect.stringContaining('annotationId'),
  'compassPoints.changeCompassPoint': 'document-not-entitled',
  // What was opened before can still be taken off the list, which names none of it.
  'usage.forgetAccessed': '[]',
};

/** Calls that answer with a code under which the reader asked for something of theirs before. */
const repeatsOwnCode = new Set(['downloads.downloadState', 'downloads.cancelDownload']);

describe('a document of a publisher that the tenant does not offer, though the account subscribes to it', () => {
  const about = everyCall.filter(isOfReaders).filter(isAboutDocument);

  it('is asked for by calls of every kind', () => {
    expect(about.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'documents.pdf',
        'downloads.startDownload',
        'sharing.shareWithUser',
        'tracking.track',
        'groups.createGroup',
        'groups.changeDocuments',
        'compassPoints.createCompassPoint',
        'favorites.addFavorite',
        ...namedOtherwise,
      ]),
    );
  });

  it('is not there, whatever is asked of it, and nothing is stored of the question', async () => {
    const library = await stockedLibrary();
    const sendings = await validly(library, about);
    await withdraw(library);
    const stored = () =>
      library.database
        .forTenant<{ usage_events: { content_code: string } }>('astm')
        .selectFrom('usage_events')
        .select('content_code')
        .where('content_code', 'is not', null)
        .execute();
    const before = await stored();
    expect(await outcomesOf(library.owner, sendings)).toEqual(
      Object.fromEntries(about.map(({ name }) => [name, otherwise[name] ?? 'document-not-found'])),
    );
    expect(await stored()).toEqual(before);
  });

  it('is named by no other call, in no list, table or record', async () => {
    const library = await stockedLibrary();
    const others = everyCall.filter(isOfReaders).filter((known) => !isAboutDocument(known));
    const calls = others.filter(({ name }) => !/^session\.(logout|switchAccount)$/.test(name));
    const sendings = await validly(library, calls);
    const disclosing = async (): Promise<string[]> =>
      Object.entries(await outcomesOf(library.owner, sendings)).flatMap(([name, text]) =>
        /NSB\||Creep of Bonded Anchors/i.test(text) && !repeatsOwnCode.has(name) ? [name] : [],
      );
    expect(await disclosing()).toEqual(
      expect.arrayContaining(['catalog.marcDocument', 'catalog.titleList', 'compassPoints.ownCompassPoints']),
    );
    await withdraw(library);
    expect(await disclosing()).toEqual([]);
  });

  it('is no place to draw, follow, change or share a compass point, which its maker still finds', async () => {
    const library = await stockedLibrary();
    const colleague = await library.as('colleague');
    const [name, selectionMetadata] = ['Torque', { selectionText: 'The anchor is installed', pageNumber: 2 }];
    const body = { contentID: library.ids.newer, name, selectionMetadata };
    const made = (await (await library.owner('POST', '/api/v1/compasspoint', body)).json()) as CompassPoint;
    const { compassPointID: id, compassPointUUID, modifiedDate } = made;
    await library.owner('POST', '/api/v1/compasspoint/mark-shared', { compassPointID: id });
    const calls = Object.fromEntries(
      everyCall.map(({ name: called, call }): [string, Call] => [called, call]),
    );
    const compassPoints = (what: string, client: TestClient, sent: SentParts) => {
      const call = calls[`compassPoints.${what}`];
      if (!call) throw new Error(`There is no call ${what}`);
      return outcomesOf(client, [{ name: what, call, sent }]).then((outcomes) => outcomes[what]);
    };
    const outcomes = async () => ({
      drawn: await compassPoints('compassPoints', library.owner, { query: { contentCode } }),
      followed: await compassPoints('sharedCompassPoint', colleague, { query: { compassPointUUID } }),
      changed: await compassPoints('changeCompassPoint', library.owner, {
        params: { id },
        body: { name: 'Other', modifiedDate },
      }),
      shared: await compassPoints('markShared', library.owner, { body: { compassPointID: id } }),
    });
    await withdraw(library);
    expect(await outcomes()).toEqual({
      drawn: 'document-not-found',
      followed: 'document-not-entitled',
      changed: 'document-not-entitled',
      shared: 'compass-point-read-only',
    });
    const own = await compassPoints('ownCompassPoints', library.owner, { query: {} });
    const { content } = JSON.parse(own ?? '') as {
      content: { compassPointID: number; contentCode: string }[];
    };
    expect(content).toEqual([expect.objectContaining({ compassPointID: id, contentCode: '' })]);
  });
});
