import { arabicStem } from './arabicStem.ts';
import { englishStem } from './englishStem.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { lightStem } from './lightStems.ts';
import { russianStem } from './russianStem.ts';

const ARABIC = /^[\u0621-\u064a]+$/u;
const CYRILLIC = /^[\u0430-\u044f]+$/u;
const LATIN = /^[a-z]+$/;

/** The stem of a folded word: two words with one stem in a language are inflections of each other. */
export function stem(form: string, language: Language = ''): string {
  if (language !== '') return LATIN.test(form) ? lightStem(form, language) : form;
  if (ARABIC.test(form)) return arabicStem(form);
  return CYRILLIC.test(form) ? russianStem(form) : englishStem(form);
}

/** The language of a folded word in a text of a BCP 47 language: '' unless both are inflected in their own way. */
export function languageOf(form: string, tag: string): Language {
  const [primary] = tag.toLowerCase().split('-');
  const language = LANGUAGES.find((one) => one === primary);
  return language !== undefined && LATIN.test(form) ? language : '';
}
