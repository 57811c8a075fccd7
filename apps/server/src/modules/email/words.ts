import { speak } from '../../words/speak.ts';

type Say = (
  ...said: Parameters<typeof speak<'mails'>> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => string;

/** Says what stands around every letter in a language. */
export const mailWords =
  (language: string): Say =>
  (...said) =>
    speak('mails', language, ...said);
