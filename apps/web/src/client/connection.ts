import { onlineManager } from '@tanstack/react-query';
import { CallRefused } from './refusal.ts';

const probeEveryMs = 3_000;
const answerWithinMs = 10_000;

let probing: Promise<boolean> | null = null;

/**
 * Resolves when the library's server answers; true if it was away. A browser knows whether it has a network, not whether
 * that leads anywhere: while the server does not answer, queries and changes wait as they do without a network.
 */
export function connected(): Promise<boolean> {
  probing ??= probe().finally(() => {
    probing = null;
  });
  return probing;
}

async function probe(): Promise<boolean> {
  let wasAway = false;
  while (!(await answers())) {
    wasAway = true;
    onlineManager.setOnline(false);
    await nextTry();
  }
  onlineManager.setOnline(true);
  return wasAway;
}

const answers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) }).then(
    () => true,
    () => false,
  );

const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, probeEveryMs);
    addEventListener('online', () => resolve(), { once: true });
  });

/** Looks whether the server is away when a call got no answer. */
export function checkConnection(error: unknown): void {
  if (error instanceof CallRefused && error.code === 'unreachable') void connected();
}
