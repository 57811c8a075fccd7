import { isolate } from '../../i18n/isolate.ts';

const maxQuoted = 500;

/** A query as a sentence quotes it: cut to 500 characters with an ellipsis, and in its own direction. */
export function quoted(query: string): string {
  const characters = Array.from(query);
  return isolate(characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join('')}…` : query);
}
