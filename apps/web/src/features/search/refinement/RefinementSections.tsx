import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { keysIn } from '../picks.ts';
import { picksOf } from '../refinements.ts';
import { useOtherCounts, usePublisherCounts } from './counts.ts';
import { Failure } from './Failure.tsx';
import { RefinementSection } from './RefinementSection.tsx';
import { SkeletonSections } from './SkeletonSections.tsx';
import { useIsSteady } from './useIsSteady.ts';
import { useOpenSections } from './useOpenSections.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSections } from './useSections.ts';

type Props = { search: SearchAddress; onChange: Change };

/** Every section that a search can be narrowed by, with what each of its values would leave. */
export function RefinementSections({ search, onChange }: Props) {
  const words = useMessages('search-facets');
  const sections = useSections(search.kind);
  const picks = picksOf(search);
  const { open, toggle } = useOpenSections(picks);
  const isCounted = search.kind !== 'semantic'; // No call counts by meaning.
  const hasPublishers = sections.some(({ code }) => code === 'publisherList');
  const isOtherOpen = sections.some(({ code }) => code !== 'publisherList' && open.has(code));
  const publishers = usePublisherCounts(search, isCounted && hasPublishers);
  const others = useOtherCounts(search, isCounted && isOtherOpen);
  const failed = [publishers, others].filter(({ error }) => error !== null);
  const isSteady = useIsSteady({ sections, open, counts: [publishers, others] });

  if (!isSteady) return <SkeletonSections count={sections.length} />;
  return (
    <>
      {failed[0] && (
        <Failure
          title={words('countsFailed')}
          error={failed[0].error}
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      )}
      {sections.map((section) => {
        const list = section.code;
        const counts = list === 'publisherList' ? publishers : others;
        return (
          <RefinementSection
            key={list}
            section={section}
            isOpen={open.has(list)}
            onToggle={() => toggle(list)}
            pickCount={keysIn(picks, list).length}
            counts={list === 'publisherList' ? publishers.of : others.of && (others.of[list] ?? {})}
            isCounting={counts.state === 'loading'}
            search={search}
            onChange={onChange}
          />
        );
      })}
    </>
  );
}
