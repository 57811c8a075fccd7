import { languageNearest, languageOfWire, type Language } from '@norma/contracts/fields';
import { translatedLanguages } from '../i18n/translate.ts';

const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];

// Browsers name a handful; anyone who names hundreds wants us busy.
const maxPreferences = 20;

/** What a browser wishes for, the dearest first. */
function preferences(acceptLanguage: string): Language[] {
  const preferred = acceptLanguage
    .slice(0, 1_000)
    .split(',', maxPreferences)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0);
  return preferred
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap(({ tag }) => languageNearest(tag) ?? []);
}

/** The language of a page: the `locale` cookie, else the browser's dearest wish that is spoken here, else English. */
export function languageOfRequest(headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): Language {
  const isSpoken = (language: Language): boolean => translatedLanguages.includes(language);
  const chosen = cookieValue(headers.cookie, 'locale');
  if (!chosen) return preferences(headers['accept-language'] ?? '').find(isSpoken) ?? 'en';
  const language = languageOfWire(chosen);
  return isSpoken(language) ? language : 'en';
}
