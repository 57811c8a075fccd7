import type { TenantConfiguration } from '@norma/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../session/index.ts';
import type { SearchKind } from '../address.ts';
import type { SectionList } from '../picks.ts';

/** A section of the panel, as the tenant has it. */
export type Section = TenantConfiguration['refinementSections'][number];

/** The sections that a kind of search can be narrowed by, in the tenant's order; meaning knows publishers alone. */
export function useSections(kind: SearchKind): Section[] {
  return useTenant().refinementSections.filter(
    (section) => section['display-flag'] && (kind !== 'semantic' || section.code === 'publisherList'),
  );
}

/** The name of a facet in this library. */
export function useSectionName(): (list: SectionList) => string {
  const { refinementSections } = useTenant();
  const { t } = useTranslation();
  return useCallback(
    (list) => {
      const key = refinementSections.find(({ code }) => code === list)?.['label-i18n-key'];
      const usual = t(`search.section.${list}`);
      // The tenant names the key; one that no one has words for is no name.
      return key ? t(key as 'search.section.publisherList', { defaultValue: usual }) : usual;
    },
    [refinementSections, t],
  );
}
