import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Section } from '../../../ui/admin/Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Lines } from './Lines.tsx';

/** The search types and facets of the tenant. */
export function SearchFacts({ tenant }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  const { searchTypes, sections, typeAhead, billboard } = tenant;
  const state = (enabled: boolean): string => t(enabled ? 'on' : 'off');
  return (
    <Section name={t('tenant.search')}>
      <FactList
        facts={[
          {
            label: t('tenant.searchTypes'),
            value: (
              <Lines
                lines={searchTypes.map(
                  ({ code, enabled }) => `${t(`tenant.searchType.${code}`)}: ${state(enabled)}`,
                )}
              />
            ),
          },
          {
            label: t('tenant.sections'),
            value: (
              <Lines
                lines={sections.map(
                  ({ code, enabled }) => `${t(`tenant.section.${code}`)}: ${state(enabled)}`,
                )}
              />
            ),
          },
          {
            label: t('tenant.typeAhead'),
            value: t('tenant.typeAheadValue', {
              count: typeAhead.minimumCharacters,
              ms: typeAhead.debounceMs,
            }),
          },
          { label: t('tenant.billboard'), value: billboard ? billboard.title : t('off') },
        ]}
      />
    </Section>
  );
}
