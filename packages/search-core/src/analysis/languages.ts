/**
 * Languages whose words are inflected in their own way, so that they are terms of their own; '' stands for English,
 * for Arabic and Russian, which their letters tell, and for everything that is not inflected.
 */
export const LANGUAGES = ['', 'de', 'es', 'fr', 'it', 'pt', 'tr'] as const;

export type Language = (typeof LANGUAGES)[number];
