import { useTranslation } from 'react-i18next';
import type { Entry } from './entries.ts';

/** Calls an entry of a menu by our word in the reader's language, or as the tenant calls it. */
export function useEntryName(): (entry: Pick<Entry, 'name'>) => string {
  const { t } = useTranslation();
  return ({ name }) => ('word' in name ? t(`menu.${name.word}`) : name.title);
}
