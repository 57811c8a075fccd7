import { useQuery } from '@tanstack/react-query';
import type { SearchAddress } from './address.ts';
import type { Change } from './ListControls.tsx';
import { sections } from './picks.ts';
import { countsQuery } from './queries.ts';
import { RefinementSection } from './RefinementSection.tsx';

type Props = { search: SearchAddress; onChange: Change };

/** Every section that a search can be narrowed by, with what each of its values would leave. */
export function RefinementSections({ search, onChange }: Props) {
  const { data, isPending, isPlaceholderData } = useQuery(countsQuery(search));
  return sections.map(({ list }) => (
    <RefinementSection
      key={list}
      list={list}
      counts={data?.[list]}
      isCounting={isPending || isPlaceholderData}
      picks={search.picks}
      onChange={(picks) => onChange({ picks })}
    />
  ));
}
