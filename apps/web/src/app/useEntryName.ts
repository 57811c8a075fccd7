import { useTranslation } from 'react-i18next';
import type { Entry } from './entries.ts';

/** Calls an entry of a menu by our word in the reader's language, or as the tenant calls it. */
export function useEntryName(): (entry: Pick<Entry, 'name'>) => string {
  const { t, i18n } = useTranslation();
  const [base = ''] = i18n.language.split('-');
  return ({ name }) => {
    if ('word' in name) return t(`menu.${name.word}`);
    const own = name.titles?.[i18n.language] ?? name.titles?.[base];
    const word = `guide.${name.guide ?? ''}` as const;
    return own ?? (base !== 'en' && i18n.exists(word) ? t(word) : name.title);
  };
}
