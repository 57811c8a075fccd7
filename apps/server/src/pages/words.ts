import { speak } from '../words/speak.ts';

type PageWord = Parameters<typeof speak<'pages'>>[2];

/** The words of a page that the server draws itself, before the web app is there. */
export const say = (language: string, key: PageWord, values: Record<string, string | number> = {}): string =>
  speak('pages', language, key, values);
