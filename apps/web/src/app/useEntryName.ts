import { useTranslation } from 'react-i18next';
import { useOwnText } from '../features/session/index.ts';
import type { Entry } from './entries.ts';

/** Calls an entry of a menu by our word in the reader's language, or as the tenant calls it. */
export function useEntryName(): (entry: Pick<Entry, 'name'>) => string {
  const { t, i18n } = useTranslation();
  const ownText = useOwnText();
  return ({ name }) => {
    if ('word' in name) return t(`menu.${name.word}`);
    const word = `guide.${name.guide ?? ''}` as const;
    const { own } = ownText('', name.titles);
    return own || (i18n.language !== 'en' && i18n.exists(word) ? t(word) : name.title);
  };
}
