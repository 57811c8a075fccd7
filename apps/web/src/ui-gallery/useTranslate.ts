import { useTranslation } from 'react-i18next';

/** Says the words of a sample in English or, where the page speaks it, in Arabic. */
export function useTranslate(): (english: string, arabic: string) => string {
  const { i18n } = useTranslation();
  return (english, arabic) => (i18n.language === 'ar' ? arabic : english);
}
