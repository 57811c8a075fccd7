import { languageOfWire, wireOfLanguage, type Language } from '@norma/contracts/fields';
import { i18n, loadFailures } from './i18n.ts';

const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/** Speaks another language from now on, and remembers it for thirty days. */
export async function changeLanguage(language: Language): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // Before anybody hears of it: who does may ask what was chosen.
  document.cookie = `locale=${wireOfLanguage(language)}; max-age=${thirtyDaysInSeconds}; path=/; samesite=lax${secure}`;
  await i18n.changeLanguage(language);
  loadFailures(language);
  document.documentElement.lang = language;
  document.documentElement.dir = i18n.dir(language);
}

/** The language that was chosen on this device within the last thirty days; null where none was. */
export function chosenLanguage(): Language | null {
  const chosen = /(?:^|;\s*)locale=([^;]+)/.exec(document.cookie)?.[1];
  return chosen ? languageOfWire(chosen) : null;
}
