import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyCall, make, type KnownCall } from '../testing/everyCall.ts';
import { kindsOfPerson, type KindOfPerson } from '../testing/kindsOfPerson.ts';
import type { TestClient } from '../testing/library.ts';
import { stockedLibrary, type StockedLibrary } from '../testing/validRequests/stockedLibrary.ts';
import { tablesOf } from '../testing/writtenTables.ts';

const answered = 'yes';
const answeredWithoutToken = 'yes unless wrong';
const written = tablesOf(readFileSync(new URL('../../../../docs/who-may-call.md', import.meta.url), 'utf8'));
const columns = [...new Set(kindsOfPerson.map(({ column }) => column))];

// A sign-in that has ended, chosen an account or accepted an agreement is another one afterwards.
const changesTheSignIn = ['licenseAgreements.accept', 'session.switchAccount', 'session.logout'];
const placeOf = ({ name }: KnownCall): number => changesTheSignIn.indexOf(name);
const inOrder = [...everyCall].sort((a, b) => placeOf(a) - placeOf(b));

/** What comes of a call: `yes`, or the code of its refusal. */
async function outcome(
  { call, validRequest }: KnownCall,
  library: StockedLibrary,
  client: TestClient,
): Promise<string> {
  const answer = await make(client, call, await validRequest({ library, client }));
  if (answer.status < 300) return answered;
  return ((await answer.json()) as { code: string }).code;
}

/** What the document says comes of it. */
function expected({ name }: KnownCall, { column, refusedAs }: KindOfPerson): string {
  const cell = written.get(name)?.get(column) ?? 'nothing is written';
  if (cell === answeredWithoutToken)
    return refusedAs === 'not-signed-in' ? answered : (refusedAs ?? answered);
  return /^\d+$/.test(cell) ? (refusedAs ?? cell) : cell;
}

it('names every call of the contracts, and no other', () => {
  expect([...written.keys()].sort()).toEqual(everyCall.map(({ name }) => name).sort());
  for (const [name, row] of written) expect([name, [...row.keys()]]).toEqual([name, columns]);
});

it('is stored, for every call as every kind of person', async () => {
  const library = await stockedLibrary();
  const wrong: string[] = [];
  for (const kind of kindsOfPerson) {
    const client = await kind.client(library);
    for (const known of inOrder) {
      const [is, should] = [await outcome(known, library, client), expected(known, kind)];
      if (is !== should) wrong.push(`${known.name} as ${kind.who}: ${is}, not ${should}`);
    }
  }
  expect(wrong).toEqual([]);
}, 240_000);
