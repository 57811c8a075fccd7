import { placeHere } from '@norma/contracts/fields';

const ofSignIn = /^\/(implicit|login|oidc)\b/;

/** The place within the library from which a visitor came, as far as it is one to return to. */
export function cameFrom(referrer: string, origin: string): string | null {
  const place = referrer && placeHere(referrer, origin);
  return place && !ofSignIn.test(place) ? place : null;
}
