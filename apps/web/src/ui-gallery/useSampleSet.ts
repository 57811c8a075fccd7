import { useTranslation } from 'react-i18next';

/** What a part is shown with, in the language of the page. */
export function useSampleSet<English, Arabic>(samples: { en: English; ar: Arabic }): English | Arabic {
  const { i18n } = useTranslation();
  return i18n.language.startsWith('ar') ? samples.ar : samples.en;
}
