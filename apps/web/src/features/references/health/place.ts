/** Whose citations are checked, in the words of the API; null where the address names nothing that can be. */
export type HealthPlace = { readonly contentCode: string } | { readonly scope: string };

const scopes = /^(?:favorites|tracked|(?:collection|group):[1-9]\d{0,14})$/;

/** What the address of the screen is about. */
export function placeIn(search: string): HealthPlace | null {
  const given = new URLSearchParams(search);
  const contentCode = given.get('contentCode');
  if (contentCode) return { contentCode };
  const scope = given.get('scope') ?? '';
  return scopes.test(scope) ? { scope } : null;
}

/** The address of the screen for a document or for what the reader has. */
export const healthPath = (place: HealthPlace): string => `/references/health?${new URLSearchParams(place)}`;
