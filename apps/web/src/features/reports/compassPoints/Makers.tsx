import type { ReportFilters } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { AllLink } from '../parts/AllLink.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Ranking } from '../parts/Ranking.tsx';
import { Section } from '../parts/Section.tsx';
import type { usePlace } from '../place.ts';
import { makersQuery, shortList } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** Who has made most of what is marked, and the way to all of them. */
export function Makers({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(makersQuery(filters, 0, shortList));
  const title = words('byMaker');
  return (
    <Section
      title={title}
      action={
        <AllLink to={way.addressOf({ list: 'makers', page: 0 })} total={list.data?.total ?? 0} list={title} />
      }
    >
      <Loaded list={list}>
        {({ makers }) => (
          <Ranking
            caption={title}
            heads={{ name: words('name'), count: words('active') }}
            rows={makers.map(({ personId, name, active }) => ({
              key: personId,
              name: <bdi>{name}</bdi>,
              count: active,
            }))}
            most={makers[0]?.active ?? 0}
            look="bar"
            empty={words('nothingMarked')}
          />
        )}
      </Loaded>
    </Section>
  );
}
