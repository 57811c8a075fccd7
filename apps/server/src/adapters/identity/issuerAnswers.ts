const timeoutMs = 2_000;
const cacheMs = 30_000;

/** Asks providers outside whether they are there, each no more often than twice a minute. */
export function issuerAnswers(now: () => number): (issuer: string) => Promise<string | null> {
  const latest = new Map<string, { readonly at: number; readonly problem: Promise<string | null> }>();
  return (issuer) => {
    const known = latest.get(issuer);
    if (known && now() - known.at < cacheMs) return known.problem;
    const problem = problemOf(issuer);
    latest.set(issuer, { at: now(), problem });
    return problem;
  };
}

/** What came instead of an answer; null where one came. */
async function problemOf(issuer: string): Promise<string | null> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer.ok ? null : `${address} answered ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message || cause.name : String(cause);
  }
}
