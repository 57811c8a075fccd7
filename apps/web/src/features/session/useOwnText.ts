import { useTranslation } from 'react-i18next';
import { useTenant } from './tenant.ts';

/** Chooses a text of the tenant in the reader's language, else its first one; each with the `lang` that it needs. */
export function useOwnText() {
  const { i18n } = useTranslation();
  const { language } = useTenant();
  const tags = [i18n.language, i18n.language.slice(0, 2)];
  return <T>(first: T, others: Readonly<Record<string, T>> = {}): { own: T; lang: string } => {
    const lang = tags.find((tag) => others[tag] !== undefined);
    return { own: (lang && others[lang]) || first, lang: lang ?? language };
  };
}
