const mostQuoted = 500;

/** A query as a sentence quotes it: cut to 500 characters with an ellipsis, and in its own direction. */
export function quoted(query: string): string {
  const characters = Array.from(query);
  return isolated(characters.length > mostQuoted ? `${characters.slice(0, mostQuoted).join('')}…` : query);
}

/** Keeps a text of any language from turning the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
