/**
 * The place on this site that an address names, as path, query and fragment; null for every other address, however it is
 * disguised: `//host`, `/\host`, `/.//host`, with tabs in between, or as a script.
 */
export function placeHere(address: string, origin: string): string | null {
  const url = parsed(address, origin);
  // A blob has the origin of its page, and a whole address for a path.
  if (!url || url.origin !== origin || !/^\/(?!\/)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** An address of another site to which a browser may be sent: a web address without a name and a password in it. */
export function siteElsewhere(address: string): string | null {
  const url = parsed(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !url.password ? url.href : null;
}

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
