import { setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from '../context.ts';
import type { FindReader } from './authenticate.ts';

type Options = {
  readonly now: () => Date;
  /** How long an operator is known without the database. */
  readonly cacheMs?: number;
  /** How long the database may take for one who is known. */
  readonly timeoutMs?: number;
};

type CachedOperator = { readonly person: Reader; readonly at: number };

const max = 100;

/**
 * Finds people as the database says, and operators for a while after it has gone: who else could look at what is
 * wrong with it?
 */
export function rememberOperators(
  find: FindReader,
  { now, cacheMs = 5 * 60_000, timeoutMs = 2_000 }: Options,
): FindReader {
  const cached = new Map<string, CachedOperator>();

  const remember = (key: string, person: Awaited<ReturnType<FindReader>>): void => {
    cached.delete(key);
    if (person && person !== 'ended' && !person.refusal && person.authorities.includes('OPERATOR')) {
      cached.set(key, { person, at: now().getTime() });
      const [oldest] = cached.keys();
      if (cached.size > max && oldest !== undefined) cached.delete(oldest);
    }
  };

  return async (tenant, identity, remoteAddress) => {
    const key = JSON.stringify([
      tenant.key,
      identity.issuer,
      identity.subject,
      identity.sessionId,
      remoteAddress,
    ]);
    const found = find(tenant, identity, remoteAddress).then((person) => {
      remember(key, person);
      return person;
    });
    const known = cached.get(key);
    if (!known || now().getTime() - known.at > cacheMs) return found;
    const answered = new AbortController();
    const late = sleep(timeoutMs, known.person, { signal: answered.signal, ref: false });
    try {
      return await Promise.race([found.catch(() => known.person), late]);
    } finally {
      answered.abort();
      late.catch(() => undefined);
    }
  };
}
