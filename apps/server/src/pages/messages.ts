import { translate } from '../i18n/translate.ts';

type PageWord = Parameters<typeof translate<'pages'>>[2];

/** The words of a page that the server draws itself, before the web app is there. */
export const pageMessage = (
  language: string,
  key: PageWord,
  values: Record<string, string | number> = {},
): string => translate('pages', language, key, values);
