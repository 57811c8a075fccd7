import { onlineManager } from '@tanstack/react-query';

const probeEveryMs = 3_000;
const answerWithinMs = 10_000;
const reloadedAt = 'norma.reloaded-at';
const againAfterMs = 60_000;
/** What was on its way when the connection came back may still fail for as long. */
const settledAfterMs = 10_000;

let probing: Promise<void> | null = null;
let triedAt = 0;
let backAt = 0;

/**
 * Resolves when the library's server answers. A browser knows whether it has a network, not whether that leads anywhere:
 * while the server does not answer, queries and changes wait as they do without a network.
 */
export function connected(): Promise<void> {
  probing ??= probe().finally(() => {
    probing = null;
  });
  return probing;
}

async function probe(): Promise<void> {
  let isAway = false;
  while (!(await answers())) {
    isAway = true;
    onlineManager.setOnline(false);
    await nextTry();
  }
  onlineManager.setOnline(true);
  if (isAway) backAt = Date.now();
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

/**
 * Waits until code that could not be fetched may be there, to try again. Where the server answers and the code does
 * not come at the second time either, it is of a build that is gone: the page is loaded again, once, and then it is left
 * to the reader to do so.
 */
export async function whenFetchable(): Promise<void> {
  await connected();
  const wasAway = Date.now() - backAt < settledAfterMs;
  await fetchSheets();
  const isFirst = Date.now() - triedAt > againAfterMs;
  triedAt = Date.now();
  if (wasAway || isFirst) return;
  if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < againAfterMs)
    throw new Error('The server answers, and the code does not come');
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  window.location.reload();
}

/** Fetches the style sheets again that did not come: code that is imported again does not ask for them. */
async function fetchSheets(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    failed.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      again.nonce = link.nonce;
      return new Promise<void>((resolve) => {
        again.addEventListener('load', () => resolve());
        again.addEventListener('error', () => resolve());
        link.replaceWith(again);
      });
    }),
  );
}
