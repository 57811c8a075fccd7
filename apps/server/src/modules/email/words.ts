import { translate } from '../../i18n/translate.ts';

type Say = (
  ...said: Parameters<typeof translate<'email'>> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => string;

/** Says what stands around every letter in a language. */
export const mailWords =
  (language: string): Say =>
  (...said) =>
    translate('email', language, ...said);
