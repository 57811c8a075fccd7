import type { ReportFilters } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { AllLink } from '../parts/AllLink.tsx';
import { DocumentName } from '../parts/DocumentName.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Ranking } from '../parts/Ranking.tsx';
import { Section } from '../parts/Section.tsx';
import type { usePlace } from '../place.ts';
import { openedQuery, shortList } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** The documents that were opened most, and the way to all of them. */
export function MostOpened({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(openedQuery(filters, 0, shortList));
  const title = words('mostOpened');
  return (
    <Section
      title={title}
      action={
        <AllLink
          to={way.addressOf({ list: 'documents', page: 0 })}
          total={list.data?.total ?? 0}
          list={title}
        />
      }
    >
      <Loaded list={list}>
        {({ most, documents }) => (
          <Ranking
            caption={title}
            heads={{ name: words('document'), count: words('opened') }}
            rows={documents.map((document) => ({
              key: document.contentCode,
              name: <DocumentName document={document} />,
              count: document.opened,
            }))}
            most={most}
            look="bar"
            empty={words('nothingOpened')}
          />
        )}
      </Loaded>
    </Section>
  );
}
