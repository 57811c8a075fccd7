import { LANGUAGES, type Language } from '../analysis/languages.ts';

/**
 * Words of another language than English are terms of their own, so that they are inflected as their language
 * does: the form, a null character, the language. They sort right behind the form itself.
 */
const TAG = '\0';

/** The term of a form in a language; English and everything that is not inflected have none. */
export function taggedTerm(form: string, language: Language): string {
  return language === '' ? form : form + TAG + language;
}

/** The form without its language. */
export function formOfTerm(term: string): string {
  const tag = term.indexOf(TAG);
  return tag === -1 ? term : term.slice(0, tag);
}

/** The language of a term; '' for English and everything that is not inflected. */
export function languageOfTerm(term: string): Language {
  const tag = term.indexOf(TAG);
  const language = LANGUAGES.find((one) => tag !== -1 && one === term.slice(tag + TAG.length));
  return language ?? '';
}
