import { languageNearest, languageOfWire, type Language } from '@norma/contracts/fields';
import { translatedLanguages } from '../i18n/translate.ts';
import type { TenantSettings } from '../tenant/settings.ts';

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

type Speaking = { readonly settings: Pick<TenantSettings, 'defaultLanguage' | 'features'> };

/**
 * The language of a page: the `locale` cookie, else the browser's dearest wish that is spoken here, else the tenant's
 * default, else English. A tenant that offers no choice speaks its default to everyone.
 */
export function languageOfRequest(
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
  tenant: Speaking | null,
): Language {
  const isSpoken = (language: Language): boolean => translatedLanguages.includes(language);
  const { defaultLanguage, features = [] } = tenant?.settings ?? {};
  const usual = defaultLanguage && isSpoken(defaultLanguage) ? defaultLanguage : null;
  const mayChoose = features.some(({ code, enabled }) => code === 'language-selection' && enabled);
  if (usual && !mayChoose) return usual;
  const chosen = cookieValue(headers.cookie, 'locale');
  if (!chosen) return preferences(headers['accept-language'] ?? '').find(isSpoken) ?? usual ?? 'en';
  const language = languageOfWire(chosen);
  return isSpoken(language) ? language : 'en';
}
