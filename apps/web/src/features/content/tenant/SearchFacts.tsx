import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Lines } from './Lines.tsx';

/** What can be searched, and narrowed by. */
export function SearchFacts({ tenant }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const { searchTypes, sections, typeAhead, billboard } = tenant;
  const state = (enabled: boolean): string => words(enabled ? 'on' : 'off');
  return (
    <Section name={words('tenant.search')}>
      <FactList
        facts={[
          {
            label: words('tenant.searchTypes'),
            value: (
              <Lines
                lines={searchTypes.map(
                  ({ code, enabled }) => `${words(`tenant.searchType.${code}`)}: ${state(enabled)}`,
                )}
              />
            ),
          },
          {
            label: words('tenant.sections'),
            value: (
              <Lines
                lines={sections.map(
                  ({ code, enabled }) => `${words(`tenant.section.${code}`)}: ${state(enabled)}`,
                )}
              />
            ),
          },
          {
            label: words('tenant.typeAhead'),
            value: words('tenant.typeAheadValue', {
              count: typeAhead.minimumCharacters,
              ms: typeAhead.debounceMs,
            }),
          },
          { label: words('tenant.billboard'), value: billboard ? billboard.title : words('off') },
        ]}
      />
    </Section>
  );
}
