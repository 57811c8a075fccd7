import { connected } from '../client/connection.ts';

const reloadedAt = 'norma.reloaded-at';
const againAfterMs = 60_000;

/** Whether code could not be fetched, as opposed to code that breaks; each browser says it in words of its own. */
export const isUnfetched = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);

/**
 * Waits until code that could not be fetched may be there, and answers whether to try again. Where the server answers and
 * the code still does not come, it is of a build that is gone: the page is loaded again, though not over and over.
 */
export async function whenFetchable(): Promise<boolean> {
  const wasAway = await connected();
  await fetchSheets();
  if (wasAway) return true;
  const isRecent = Date.now() - Number(sessionStorage.getItem(reloadedAt)) < againAfterMs;
  if (isRecent) return false;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  window.location.reload();
  return false;
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
