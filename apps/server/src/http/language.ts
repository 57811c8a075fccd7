import { languageOfWire, languages, type Language } from '@norma/contracts/fields';

/** The languages whose words are complete; another wish is answered in English. */
const spoken: readonly Language[] = ['en', 'ar'];

const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];

const wished = (acceptLanguage: string | undefined): Language | undefined => {
  const tags = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  return tags
    .map(
      (tag) =>
        languages.find((each) => each.tag.toLowerCase() === tag || each.tag === tag.split('-')[0])?.tag,
    )
    .find((tag) => tag !== undefined && spoken.includes(tag));
};

/** The language of a page: the `locale` cookie, else the browser's first wish that is spoken here, else English. */
export function languageOfRequest(headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): Language {
  const chosen = cookieValue(headers.cookie, 'locale');
  if (chosen) {
    const language = languageOfWire(chosen);
    return spoken.includes(language) ? language : 'en';
  }
  return wished(headers['accept-language']) ?? 'en';
}

/** The direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
