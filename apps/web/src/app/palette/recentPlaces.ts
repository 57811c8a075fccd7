/** A page that a reader has been at. */
export type Place = { readonly address: string; readonly title: string };

const most = 12;

/** The places with another one at their head, each address and each title once. */
export const listed = (places: readonly Place[], latest: Place): Place[] =>
  [
    latest,
    ...places.filter(({ address, title }) => address !== latest.address && title !== latest.title),
  ].slice(0, most);

/** The places that were stored for a person; none of another person's, and nothing that cannot be read. */
export function placesIn(stored: string | null, who: string): Place[] {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    if (typeof read !== 'object' || read === null || !('who' in read) || read.who !== who) return [];
    return 'places' in read && Array.isArray(read.places) ? read.places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (given: unknown): given is Place =>
  typeof given === 'object' &&
  given !== null &&
  'address' in given &&
  typeof given.address === 'string' &&
  /^\/(?![/\\])/.test(given.address) &&
  'title' in given &&
  typeof given.title === 'string';
