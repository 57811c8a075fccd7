import type { ReportFilters } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../parts/Loaded.tsx';
import { Ranking } from '../parts/Ranking.tsx';
import { Section } from '../parts/Section.tsx';
import { documentTypesQuery, publishersQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { filters: ReportFilters };
type Opened = { readonly opened: number };

const mostOf = (rows: readonly Opened[]): number => Math.max(0, ...rows.map(({ opened }) => opened));
const wasOpened = ({ opened }: Opened): boolean => opened > 0;

/** How much was opened of each publisher. */
export function PublishersRead({ filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(publishersQuery(filters));
  return (
    <Section title={words('byPublisher')}>
      <Loaded list={list}>
        {(publishers) => (
          <Ranking
            caption={words('byPublisher')}
            heads={{ name: words('publisher'), count: words('opened') }}
            rows={publishers
              .filter(wasOpened)
              .map(({ code, name, opened }) => ({ key: code, name: <bdi>{name}</bdi>, count: opened }))}
            most={mostOf(publishers)}
            look="dot"
            empty={words('nothingHere')}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** How much was opened of each type of document. */
export function TypesRead({ filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(documentTypesQuery(filters));
  return (
    <Section title={words('byType')}>
      <Loaded list={list}>
        {(types) => (
          <Ranking
            caption={words('byType')}
            heads={{ name: words('documentType'), count: words('opened') }}
            rows={types.filter(wasOpened).map(({ documentType, opened }) => ({
              key: documentType,
              name: <bdi>{documentType}</bdi>,
              count: opened,
            }))}
            most={mostOf(types)}
            look="dot"
            empty={words('nothingHere')}
          />
        )}
      </Loaded>
    </Section>
  );
}
