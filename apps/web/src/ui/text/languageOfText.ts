const scripts = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['zh-Hans', /\p{sc=Han}/u],
  ['ar', /\p{sc=Arabic}/u],
  ['ru', /\p{sc=Cyrillic}/u],
] as const;

/** What a language is written in, where its letters tell it from others. */
const scriptOf: Readonly<Record<string, RegExp>> = {
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  zh: /\p{sc=Han}/u,
  ko: /\p{sc=Hangul}/u,
  ar: /\p{sc=Arabic}/u,
  ru: /\p{sc=Cyrillic}/u,
};

/**
 * The language of one text of a document, as far as its letters tell: catalogs give a Japanese standard an English
 * title, and an English one a Japanese abstract. It decides the face in which the text is set and how it is read out.
 */
export function languageOfText(text: string, documentLanguage: string): string {
  const own = scriptOf[documentLanguage.split('-')[0] ?? ''];
  if (own?.test(text)) return documentLanguage;
  const written = scripts.find(([, script]) => script.test(text));
  if (written) return written[0];
  return own ? 'en' : documentLanguage;
}
