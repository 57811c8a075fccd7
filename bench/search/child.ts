/** One engine in a process of its own: builds when it starts, then answers what the parent asks. */
import type { Answered, Peer } from './peer.ts';
import type { Question } from './questions.ts';
import { meaning } from './peers/meaning.ts';
import { norma } from './peers/norma.ts';
import { postgres } from './peers/postgres.ts';
import { sphinx } from './peers/sphinx.ts';
import { sqlite } from './peers/sqlite.ts';
import { delivered } from './documents.ts';

/** What the parent may say, and what it gets back. */
export type EngineRequest = { search: Question } | { suggest: string } | 'memory' | 'close';
export type Reply =
  | { built: number; memory: number }
  | { answered: Answered; ms: number }
  | { found: number; ms: number }
  | { memory: number }
  | { failed: string };

const [name = '', source = ''] = process.argv.slice(2);
const peers: Record<string, () => Peer | Promise<Peer>> = {
  norma: () => norma(source),
  meaning: () => meaning(source, { isFused: false }),
  fused: () => meaning(source, { isFused: true }),
  sqlite,
  postgres,
  sphinx: () => sphinx(source),
};

const peer = await peers[name]?.();
if (!peer) throw new Error(`There is no engine '${name}'`);
const reply = (given: Reply): void => void process.send?.(given);

const startedAt = performance.now();
await peer.build(delivered(source));
globalThis.gc?.();
reply({ built: performance.now() - startedAt, memory: peer.memory() });

process.on('message', (asked: EngineRequest) => {
  answer(asked).then(reply, (error: unknown) => reply({ failed: String(error) }));
});

async function answer(asked: EngineRequest): Promise<Reply> {
  if (!peer) throw new Error('No engine');
  if (asked === 'memory') return { memory: peer.memory() };
  if (asked === 'close') {
    await peer.close();
    setImmediate(() => process.disconnect()); // once the answer is on its way
    return { memory: 0 };
  }
  const start = performance.now();
  if ('suggest' in asked) {
    const found = (await peer.suggest?.(asked.suggest)) ?? 0;
    return { found, ms: performance.now() - start };
  }
  const answered = await peer.search(asked.search);
  return { answered, ms: performance.now() - start };
}
