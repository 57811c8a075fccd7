import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { EngineRequest, Reply } from './child.ts';
import { hasSphinx } from './peers/sphinx.ts';

/** An engine in a process of its own, built and ready. */
export type Engine = {
  name: string;
  builtMs: number;
  megabytes: number;
  search: (asked: EngineRequest) => Promise<Reply>;
  stop: () => Promise<void>;
};

/** The engines of a run, without those that this machine cannot have, which are named. */
export function possibleEngines(wanted: string[]): string[] {
  if (!wanted.includes('sphinx') || hasSphinx()) return wanted;
  console.log('sphinx is left out: Debian’s package sphinxsearch is not installed');
  return wanted.filter((name) => name !== 'sphinx');
}

/** Builds an engine from documents; it may use as much memory as it likes. */
export async function startEngine(name: string, source: string): Promise<Engine> {
  const child = fork(join(import.meta.dirname, 'child.ts'), [name, source], {
    execArgv: ['--expose-gc', '--max-old-space-size=12000'],
  });
  const built = await replyOf(child);
  if (!('built' in built)) throw new Error(`${name} could not be built`);
  const search = async (asked: EngineRequest): Promise<Reply> => {
    const reply = replyOf(child);
    child.send(asked);
    const given = await reply;
    if ('failed' in given) throw new Error(`${name}: ${given.failed}`);
    return given;
  };
  return {
    name,
    builtMs: built.built,
    megabytes: built.memory,
    search,
    stop: async () => {
      if (child.connected) await search('close').catch(() => undefined);
      child.kill();
    },
  };
}

function replyOf(child: ChildProcess): Promise<Reply> {
  return new Promise((done, failed) => {
    const ended = (code: number | null): void => failed(new Error(`The engine ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (reply: Reply) => {
      child.off('exit', ended);
      done(reply);
    });
  });
}
