import { translate } from '../../i18n/translate.ts';

type Said = Parameters<typeof translate<'invitations'>>;

/** Says what invitations, and links to a password, are told with. */
export const wordsIn =
  (language: string) =>
  (key: Said[2], values: Said[3] = {}): string =>
    translate('invitations', language, key, values);

/** Keeps a name from turning the sentence around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
