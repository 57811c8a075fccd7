/** Each language of the interface: the wire's code and its BCP 47 tag. */
export const languages = [
  { wire: 'EN', tag: 'en' },
  { wire: 'AR', tag: 'ar' },
  { wire: 'CF', tag: 'fr-CA' },
  { wire: 'zh-Hans', tag: 'zh-Hans' },
  { wire: 'FR', tag: 'fr' },
  { wire: 'IT', tag: 'it' },
  { wire: 'JA', tag: 'ja' },
  { wire: 'KO', tag: 'ko' },
  { wire: 'PT', tag: 'pt' },
  { wire: 'RU', tag: 'ru' },
  { wire: 'es-ES', tag: 'es-ES' },
  { wire: 'ES', tag: 'es-419' },
  { wire: 'TR', tag: 'tr' },
  { wire: 'DE', tag: 'de' },
] as const;
export type WireLanguage = (typeof languages)[number]['wire'];
export type Language = (typeof languages)[number]['tag'];

/** The language that a wire code names in any letter case; any other code chooses English. */
export const languageOfWire = (code: string): Language =>
  languages.find(({ wire }) => wire.toLowerCase() === code.toLowerCase())?.tag ?? 'en';

/** The wire code of a language. */
export const wireOfLanguage = (language: Language): WireLanguage =>
  languages.find(({ tag }) => tag === language)?.wire ?? 'EN';
