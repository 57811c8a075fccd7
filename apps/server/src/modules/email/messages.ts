import { translate } from '../../i18n/translate.ts';

type Translate = (
  ...args: Parameters<typeof translate<'email'>> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => string;

/** The messages around every email, in a language. */
export const emailMessages =
  (language: string): Translate =>
  (...args) =>
    translate('email', language, ...args);
