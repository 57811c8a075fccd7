import type { Language } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../i18n/language.ts';
import { offeredLanguages } from '../../i18n/offeredLanguages.atBuild.ts';
import { useFeature } from './tenant.ts';

type Languages = {
  /** Empty where the library offers no choice. */
  offered: Language[];
  chosen: string;
  choose: (tag: string) => void;
};

/** The languages in which the interface speaks, and the one it speaks now. */
export function useLanguages(): Languages {
  const { i18n } = useTranslation();
  const offered = useFeature('language-selection') ? offeredLanguages : [];
  const choose = (tag: string): void => {
    const language = offered.find((one) => one === tag);
    if (language) void changeLanguage(language);
  };
  return { offered, chosen: i18n.language, choose };
}
