/** The languages whose verbal forms are recognized. */
const typedLanguages = ['en', 'fr', 'de', 'es'] as const;
export type TypedLanguage = (typeof typedLanguages)[number];

/** The language of a text among those; null for any other. */
export function typedLanguageOf(tag: string): TypedLanguage | null {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/);
  return typedLanguages.find((known) => known === primary) ?? null;
}

/** Whether verbal forms are recognized in a language, by its BCP 47 tag. */
export const hasVerbalForms = (tag: string): boolean => typedLanguageOf(tag) !== null;
