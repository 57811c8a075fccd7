import fc from 'fast-check';
import type { SessionTables } from '../../modules/session/index.ts';
import { everyCall } from '../everyCall.ts';
import type { TestClient } from '../library.ts';
import { stockedLibrary, type StockedLibrary } from '../validRequests/stockedLibrary.ts';
import { complaintOf } from './complaints.ts';
import { operationsOf, type Operation } from './operations.ts';
import { requestsOf, type WireRequest } from './requests.ts';

const foreign = 'Kestrelmark';
const patienceMs = 60_000;
const atOnce = 6;

type Run = { readonly seed: number; readonly runsOfEach: number };

/** Asks every call of the OpenAPI document with what no one should send; answers what was wrong about the answers. */
export async function fuzzEveryCall({ seed, runsOfEach }: Run): Promise<string[]> {
  const complaints: string[] = [];
  const library = await stockedLibrary({
    limitsCalls: false,
    onLogged: (line) => void complaints.push(`logged ${line.slice(0, 1_500)}`),
  });
  await library.database
    .forTenant<SessionTables>('api')
    .updateTable('people')
    .set({ last_name: foreign })
    .execute();
  const clients = [library.owner, await library.as('admin'), library.anyone];
  const operations = await operationsOf(library.anyone);
  const next = operations[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const operation of next) {
      // Anyone who signs out asks nothing more: that call has a sign-in of its own.
      const own =
        operation.name === 'session.logout' ? [await library.as('individual'), library.anyone] : clients;
      const complaint = await fuzz(operation, { library, clients: own, seed, runsOfEach });
      if (complaint !== null) complaints.push(complaint);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return complaints;
}

type Fuzzing = Run & { readonly library: StockedLibrary; readonly clients: readonly TestClient[] };

async function fuzz(
  operation: Operation,
  { library, clients, seed, runsOfEach }: Fuzzing,
): Promise<string | null> {
  const known = everyCall.find(({ name }) => name === operation.name);
  const sound = (await known?.validRequest({ library, client: library.owner })) ?? {};
  const anyClient = fc.oneof(
    ...clients.map((client, at) => ({ weight: at === 0 ? 8 : 1, arbitrary: fc.constant(client) })),
  );
  const property = fc.asyncProperty(requestsOf(operation, sound), anyClient, async (request, client) => {
    const answer = await answerTo(client, request);
    const complaint = complaintOf(answer, await answer.text(), operation, foreign);
    if (complaint !== null) throw new Error(complaint);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runsOfEach });
  if (!failed) return null;
  const [request] = counterexample ?? [];
  return `${operation.name} ${String(errorInstance)}\n  asked by ${JSON.stringify(request)}`;
}

function answerTo(client: TestClient, { method, path, headers, body }: WireRequest): Promise<Response> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('does not answer')), patienceMs);
  return Promise.race([client(method, path, body, headers), late]).finally(() => clearTimeout(timer));
}
