import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn, type Server } from './process.ts';

/** What a server has acknowledged, by the mark that its own record of it bears. */
export type Acknowledged = {
  /** The user agents that usage events must name. */
  readonly usage: string[];
  /** The requests that the audit must name. */
  readonly audit: string[];
};

/** A person of several accounts who changes between them without a pause. */
export type Switcher = {
  readonly token: string;
  /** Which accounts may be found selected: the last acknowledged one, and any that was asked for since. */
  readonly possible: Set<string | null>;
};

/** Readers of a server, each of whom asks the next thing as soon as the last is answered. */
export type Readers = {
  readonly switchers: readonly Switcher[];
  /** How many answers each of them has got. */
  readonly answered: () => readonly number[];
  /** Sends them home; ends when none of them waits for an answer any more. */
  readonly stop: () => Promise<void>;
};

type ReaderRequest = { readonly path: string; readonly body?: unknown };
type Outcome = { readonly mark: string; readonly requestId: string };

const accounts = ['raghunathan-vale', 'carrow-university', 'meridian-reading-room'];
const contentCode = encodeURIComponent('NSB|nsb-e-214-24');
const patienceMs = 20_000;

/** Lets readers in who search, open a text, are refused one, and switch accounts, all at once. */
export async function letReadersIn(server: Server, acknowledged: Acknowledged): Promise<Readers> {
  const home = new AbortController();
  const entering = { server, home: home.signal };
  const usage = ({ mark }: Outcome): void => void acknowledged.usage.push(mark);
  const audit = ({ requestId }: Outcome): void => void acknowledged.audit.push(requestId);
  const both = (outcome: Outcome): void => {
    usage(outcome);
    audit(outcome);
  };

  const individual = { ...entering, token: await signIn(server, 'individual') };
  const nobody = { ...entering, token: await signIn(server, 'nobody') };
  const search = { path: '/api/documents/unified-search', body: { keywords: 'anchors' } };
  const open = { path: `/api/documents/html/${await contentIdSeenBy(individual)}` };
  const verify = { path: `/api/documents/verification/contentCode?contentCode=${contentCode}` };
  const switchers = await Promise.all([0, 1, 2].map(() => aSwitcher(entering, audit)));

  const reading = [
    readOn({ ...individual, next: () => search, acknowledge: usage }),
    readOn({ ...individual, next: () => open, acknowledge: usage }),
    readOn({ ...nobody, next: () => verify, acknowledge: both }),
    ...switchers.map(({ reading: each }) => each),
  ];
  return {
    switchers,
    answered: () => reading.map(({ answered }) => answered()),
    stop: async () => {
      home.abort();
      await Promise.all(reading.map(({ ended }) => ended));
    },
  };
}

type Entering = { readonly server: Server; readonly home: AbortSignal };

async function aSwitcher(
  entering: Entering,
  audit: (outcome: Outcome) => void,
): Promise<Switcher & { reading: Reading }> {
  const token = await signIn(entering.server, 'multi');
  const possible = new Set<string | null>([null]);
  let asked = '';
  const next = (count: number): ReaderRequest => {
    asked = accounts[count % accounts.length] ?? '';
    possible.add(asked);
    return { path: '/api/account/switch', body: { accountId: asked } };
  };
  const acknowledge = (outcome: Outcome): void => {
    possible.clear();
    possible.add(asked);
    audit(outcome);
  };
  return { token, possible, reading: readOn({ ...entering, token, next, acknowledge }) };
}

async function contentIdSeenBy({ server, token }: { server: Server; token: string }): Promise<number> {
  const answer = await fetch(`${server.origin}/api/documents/metadata?contentCode=${contentCode}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { contentId: number }).contentId;
}

type Reading = { readonly answered: () => number; readonly ended: Promise<void> };

type Reader = Entering & {
  readonly token: string;
  /** What to ask next, after so many questions. */
  readonly next: (count: number) => ReaderRequest;
  readonly acknowledge: (outcome: Outcome) => void;
};

function readOn({ server, token, home, next, acknowledge }: Reader): Reading {
  let answered = 0;
  const send = async ({ path, body }: ReaderRequest): Promise<void> => {
    const mark = randomUUID();
    const answer = await fetch(server.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': mark },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    acknowledge({ mark, requestId: answer.headers.get('x-request-id') ?? '' });
    answered += 1;
  };
  const readUntilHome = async (): Promise<void> => {
    for (let count = 0; !home.aborted; count += 1) {
      // The server is being killed: no answer is no fault, and a refusal acknowledges nothing.
      await send(next(count)).catch(() => sleep(20));
    }
  };
  return { answered: () => answered, ended: readUntilHome() };
}
