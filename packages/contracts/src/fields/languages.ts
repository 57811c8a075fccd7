/** Each language of the interface: the wire's code, its BCP 47 tag and the direction in which it is written. */
export const languages = [
  { wire: 'EN', tag: 'en', direction: 'ltr' },
  { wire: 'AR', tag: 'ar', direction: 'rtl' },
  { wire: 'CF', tag: 'fr-CA', direction: 'ltr' },
  { wire: 'zh-Hans', tag: 'zh-Hans', direction: 'ltr' },
  { wire: 'FR', tag: 'fr', direction: 'ltr' },
  { wire: 'IT', tag: 'it', direction: 'ltr' },
  { wire: 'JA', tag: 'ja', direction: 'ltr' },
  { wire: 'KO', tag: 'ko', direction: 'ltr' },
  { wire: 'PT', tag: 'pt-BR', direction: 'ltr' },
  { wire: 'RU', tag: 'ru', direction: 'ltr' },
  { wire: 'es-ES', tag: 'es-ES', direction: 'ltr' },
  { wire: 'ES', tag: 'es-419', direction: 'ltr' },
  { wire: 'TR', tag: 'tr', direction: 'ltr' },
  { wire: 'DE', tag: 'de', direction: 'ltr' },
] as const;
export type WireLanguage = (typeof languages)[number]['wire'];
export type Language = (typeof languages)[number]['tag'];

/** The language that a wire code names in any letter case; any other code chooses English. */
export const languageOfWire = (code: string): Language =>
  languages.find(({ wire }) => wire.toLowerCase() === code.toLowerCase())?.tag ?? 'en';

/** The wire code of a language. */
export const wireOfLanguage = (language: Language): WireLanguage =>
  languages.find(({ tag }) => tag === language)?.wire ?? 'EN';

/** The direction in which a language of the interface is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  languages.find(({ tag }) => tag === language)?.direction ?? 'ltr';

/** The language of the interface that comes nearest to a BCP 47 tag, such as es-419 to es-MX; null for none. */
export function languageNearest(tag: string): Language | null {
  const wanted = likely(tag);
  if (!wanted) return null;
  locales ??= languages.map(({ tag: own }) => ({
    tag: own,
    own: new Intl.Locale(own),
    whole: new Intl.Locale(own).maximize(),
  }));
  const same = locales.filter(
    ({ whole }) => whole.language === wanted.language && whole.script === wanted.script,
  );
  const inRegion = same.find(({ own }) => own.region === wanted.region);
  return (inRegion ?? same.find((each) => isForOtherRegions(each.tag)) ?? same[0])?.tag ?? null;
}

// Every request of a browser asks: they are taken apart once.
let locales: { tag: Language; own: Intl.Locale; whole: Intl.Locale }[] | undefined;

// Of several for one language, the one that names no country is for all the countries that have none of their own.
const isForOtherRegions = (tag: string): boolean => !/-[A-Z]{2}$/.test(tag);

function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag.slice(0, 100)).maximize();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
