import { speak } from '../../words/speak.ts';

type Said = Parameters<typeof speak<'invitations'>>;

/** Says what invitations, and links to a password, are told with. */
export const wordsIn =
  (language: string) =>
  (key: Said[2], values: Said[3] = {}): string =>
    speak('invitations', language, key, values);

/** Keeps a name from turning the sentence around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
