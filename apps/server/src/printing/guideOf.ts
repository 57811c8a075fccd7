import { languageNearest } from '@norma/contracts/fields';
import type { Guide } from '../ports/pdf-maker.ts';
import type { Tenant } from '../tenant/index.ts';
import { translate } from '../i18n/translate.ts';
import { blocksOf } from './blocks.ts';

type Written = {
  readonly title: string;
  /** The language of the title, where it is not that of the text. */
  readonly titleLanguage?: string;
  readonly language: string;
  readonly text: string;
};

/** A text that a library hands out, as it is to be printed: in its own language, with whom to ask at its end. */
export function guideOf({ title, titleLanguage, language, text }: Written, { settings }: Tenant): Guide {
  const spoken = languageNearest(language) ?? 'en';
  return {
    title,
    ...(titleLanguage !== undefined && titleLanguage !== language && { titleIn: written(titleLanguage) }),
    library: settings.title,
    brand: settings.theme.brand,
    ...written(language),
    blocks: blocksOf(text),
    help: {
      title: translate('help', spoken, 'questions'),
      lines: [settings.supportEmail, settings.supportPhone].filter((line) => line !== ''),
    },
    pageOf: translate('help', spoken, 'pageOf', { page: '{page}', pages: '{pages}' }),
  };
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** In which direction a language is written, whether or not the library speaks it. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** A file may name a language in words of its own; a PDF then says that it is undetermined (ISO 639-2). */
const written = (language: string) => ({
  language: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : 'und',
  direction: directionOf(language),
});
