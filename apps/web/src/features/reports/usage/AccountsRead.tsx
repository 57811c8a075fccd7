import type { ReportFilters } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AllLink } from '../parts/AllLink.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Ranking } from '../parts/Ranking.tsx';
import { Section } from '../parts/Section.tsx';
import type { usePlace } from '../place.ts';
import { accountsQuery, shortList } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** Through which accounts most was opened; each leads to its own report. */
export function AccountsRead({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(accountsQuery(filters, 0, shortList));
  const title = words('byAccount');
  return (
    <Section
      title={title}
      action={
        <AllLink
          to={way.addressOf({ list: 'accounts', page: 0 })}
          total={list.data?.total ?? 0}
          list={title}
        />
      }
    >
      <Loaded list={list}>
        {({ accounts }) => (
          <Ranking
            caption={title}
            heads={{ name: words('account'), count: words('opened') }}
            rows={accounts
              .filter(({ opened }) => opened > 0)
              .map(({ id, name, opened }) => ({
                key: id,
                name: (
                  <Link to={way.addressOf({ account: id })}>
                    <bdi>{name}</bdi>
                  </Link>
                ),
                count: opened,
              }))}
            most={Math.max(0, ...accounts.map(({ opened }) => opened))}
            look="bar"
            empty={words('nothingHere')}
          />
        )}
      </Loaded>
    </Section>
  );
}
