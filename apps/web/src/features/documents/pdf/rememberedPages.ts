/** The last page read of each document, the latest read last. */
export type RememberedPages = readonly (readonly [contentCode: string, page: number])[];

const max = 200;

/** Reads what a browser kept; whatever else stands there is nothing. */
export function readPages(kept: string | null): RememberedPages {
  const found = parsed(kept);
  return Array.isArray(found) ? found.filter(isRemembered).slice(-max) : [];
}

/** The pages with one more, those that were read longest ago left out. */
export const withPage = (pages: RememberedPages, contentCode: string, page: number): RememberedPages =>
  [...pages.filter(([code]) => code !== contentCode), [contentCode, page] as const].slice(-max);

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? '');
  } catch {
    return null;
  }
}

const isRemembered = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Number.isSafeInteger(entry[1]) &&
  Number(entry[1]) > 0;
