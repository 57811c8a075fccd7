import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../ui/text/languageName.ts';
import type { SectionList } from '../picks.ts';

type Named = { list: SectionList; key: string; name: string };

/** The name of a value: statuses in the user's language, languages in their own, ICS with their codes. */
export function useValueName(): (value: Named) => string {
  const { t } = useTranslation('search');
  return useCallback(
    ({ list, key, name }) => {
      // A standing that no one has words for shows as it is.
      if (list === 'statusList') return t(`standing.${key}` as 'standing.current', { defaultValue: name });
      if (list === 'languageList') return languageName(key);
      if (list === 'icsCodeList' && !name.startsWith(key)) return `${key} ${name}`;
      return name;
    },
    [t],
  );
}
