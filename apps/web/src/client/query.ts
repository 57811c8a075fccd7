/** What an address may carry behind its question mark; a name with an undefined value is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Every parameter of an address by name, in the order of the address; a name may occur several times. */
export type Parameters = Record<string, string[]>;

/**
 * Writes a query as RFC 3986 does, so that reading it gives back every character: a space is `%20`, a plus `%2B`, a
 * comma `%2C`. URLSearchParams writes spaces as plus signs, and readers of addresses disagree about those.
 */
export function encodeQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values = Array.isArray(value) ? value : [value];
    return values.map((one) => `${encoded(name)}=${encoded(String(one))}`);
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Reads the query of an address, known parameters and others alike; a plus is a plus. */
export function decodeQuery(search: string): Parameters {
  // Without a prototype, so that a parameter called `constructor` is only a name.
  const parameters: Parameters = Object.create(null);
  for (const pair of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    (parameters[name] ??= []).push(at < 0 ? '' : decoded(pair.slice(at + 1)));
  }
  return parameters;
}

// A lone surrogate is no character; encodeURIComponent would throw on it.
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // A lone % is text, not an encoding.
  }
}
