/** Where a link of a document leads: a place of the document itself, out of it in a new tab, or nowhere we allow. */
export type Way =
  | { to: 'top' }
  | { to: 'bottom' }
  | { to: 'place'; name: string }
  | { to: 'outside'; address: string }
  | { to: 'nowhere' };

const allowedOutside = /^(https?|mailto):/i;

/** Reads the `href` of a link as it is written in a document. */
export function wayOf(href: string): Way {
  const written = href.trim();
  if (!written.startsWith('#')) {
    return allowedOutside.test(written) ? { to: 'outside', address: written } : { to: 'nowhere' };
  }
  const name = decoded(written.slice(1));
  if (name === '' || name.toLowerCase() === 'top') return { to: 'top' };
  if (name.toLowerCase() === 'bottom') return { to: 'bottom' };
  return { to: 'place', name };
}

/** The element a name leads to; names of the publisher's own text may lack the `s-` that our ids begin with. */
export const placeNamed = (page: Document, name: string): HTMLElement | null =>
  page.getElementById(name) ?? page.getElementById(`s-${name}`) ?? page.getElementsByName(name)[0] ?? null;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // A lone % is part of the name.
  }
}
