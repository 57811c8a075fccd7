import { wireOfLanguage, type Language } from '@norma/contracts/fields';
import { i18n } from './words.ts';

const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/** Speaks another language from now on, and remembers it for thirty days. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `locale=${wireOfLanguage(language)}; max-age=${thirtyDaysInSeconds}; path=/; samesite=lax${secure}`;
  document.documentElement.lang = language;
  document.documentElement.dir = i18n.dir(language);
}
