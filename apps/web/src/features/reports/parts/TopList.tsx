import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AllLink } from './AllLink.tsx';
import { Loaded } from './Loaded.tsx';
import { Ranking } from './Ranking.tsx';
import { Section } from './Section.tsx';

type Ranked = { readonly key: string; readonly name: ReactNode; readonly count: number };

type Props<Data> = {
  title: string;
  list: UseQueryResult<Data>;
  /** The address of the whole list. */
  all?: string;
  heads: { readonly name: string; readonly count: string };
  rowsOf: (data: Data) => readonly Ranked[];
  /** The count of the longest bar; the highest one unless given. */
  maxOf?: (data: Data) => number;
  empty: string;
};

/** A section of a report: the rows with the highest counts, and a link to all of them. */
export function TopList<Data>(props: Props<Data>) {
  const { title, list, all, heads, rowsOf, maxOf, empty } = props;
  const total = list.data instanceof Object && 'total' in list.data ? Number(list.data.total) : 0;
  return (
    <Section title={title} action={all !== undefined && <AllLink to={all} total={total} list={title} />}>
      <Loaded list={list}>
        {(data) => {
          const rows = rowsOf(data);
          const max = maxOf ? maxOf(data) : Math.max(0, ...rows.map(({ count }) => count));
          return <Ranking caption={title} heads={heads} rows={rows} most={max} empty={empty} />;
        }}
      </Loaded>
    </Section>
  );
}
