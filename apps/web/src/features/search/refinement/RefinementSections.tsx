import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { keysIn, type Pick as FilterPick, type SectionList } from '../picks.ts';
import { picksOf } from '../refinements.ts';
import { type Counts, type ListCounts, useOtherCounts, usePublisherCounts } from './counts.ts';
import { Failure } from './Failure.tsx';
import { SkeletonSections } from './SkeletonSections.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { type Section, useSectionName, useSections } from './useSections.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { SectionValues, type ValuesProps } from './SectionValues.tsx';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { treeQuery } from './trees.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { useTenant } from '../../session/index.ts';
import styles from './RefinementSections.module.css';

type Props = { search: SearchAddress; onChange: Change };

/** The facets of a search, with the counts of their values. */
export function RefinementSections({ search, onChange }: Props) {
  const t = useMessages('search-facets');
  const sections = useSections(search.kind);
  const picks = picksOf(search);
  const { open, toggled, toggle } = useOpenSections(picks);
  const isCounted = search.kind !== 'semantic'; // No call counts by meaning.
  const hasPublishers = sections.some(({ code }) => code === 'publisherList');
  const isOtherOpen = sections.some(({ code }) => code !== 'publisherList' && open.has(code));
  const publishers = usePublisherCounts(search, isCounted && hasPublishers);
  const others = useOtherCounts(search, isCounted && isOtherOpen);
  const failed = [publishers, others].filter(({ error }) => error !== null);
  const isSteady = useIsSteady({ sections, open, counts: [publishers, others] });

  const nameOfSection = useSectionName();
  const listed = useListFormat();
  const countsOf = (list: SectionList): ListCounts | null =>
    list === 'publisherList' ? publishers.of : others.of && (others.of[list] ?? {});
  // What the reader has opened or picked from stays where it is, and where a section lists values without documents it has some.
  const empty = sections.filter(({ code, hiddenZeroCount }) => {
    const isAsItWas = !toggled.has(code) && keysIn(picks, code).length === 0;
    const counts = isCounted && hiddenZeroCount && isAsItWas ? countsOf(code) : null;
    return counts !== null && Object.keys(counts).length === 0;
  });

  if (!isSteady) return <SkeletonSections count={sections.length} />;
  return (
    <>
      {failed[0] && (
        <Failure
          title={t('countsFailed')}
          error={failed[0].error}
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      )}
      {sections
        .filter((section) => !empty.includes(section))
        .map((section) => {
          const list = section.code;
          const counts = list === 'publisherList' ? publishers : others;
          return (
            <RefinementSection
              key={list}
              section={section}
              isOpen={open.has(list)}
              onToggle={() => toggle(list)}
              pickCount={keysIn(picks, list).length}
              counts={countsOf(list)}
              isCounting={counts.state === 'loading'}
              search={search}
              onChange={onChange}
            />
          );
        })}
      {empty.length > 0 && (
        <p className={styles.empty}>
          {t('emptySections', { sections: listed(empty.map(({ code }) => nameOfSection(code))) })}
        </p>
      )}
    </>
  );
}

type RefinementSectionProps = ValuesProps & {
  isOpen: boolean;
  onToggle: () => void;
  /** The number of picked values, shown while the facet is closed. */
  pickCount: number;
};

/** A facet that can be opened and closed; a closed one loads nothing. */
function RefinementSection({ isOpen, onToggle, pickCount, ...rest }: RefinementSectionProps) {
  const t = useMessages('search-facets');
  const name = useSectionName()(rest.section.code);
  const id = useId();
  return (
    <section className={styles.section}>
      <h3>
        <button
          className={styles.opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {name}
          {pickCount > 0 && !isOpen && (
            <>
              <span className={styles.picked} aria-hidden>
                {pickCount}
              </span>
              <VisuallyHidden>, {t('picked', { count: pickCount })}</VisuallyHidden>
            </>
          )}
          <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && <SectionValues {...rest} />}
      </div>
    </section>
  );
}

/** After this time the facets are shown, even if some are still loading. */
const patienceMs = 1_000;

type Panel = {
  sections: readonly Section[];
  open: ReadonlySet<string>;
  counts: readonly Pick<Counts<unknown>, 'state' | 'of'>[];
};

/**
 * Whether all that the panel opens with has come, or failed: shown piece by piece, each piece would push away those
 * below it. Once it is there it stays, and what loads later does so in its own section.
 */
function useIsSteady({ sections, open, counts }: Panel): boolean {
  const { i18n } = useTranslation();
  const [wasSteady, setSteady] = useState(false);
  const isTreeMissing = useQueries({
    queries: sections
      .filter(({ code }) => open.has(code))
      .map(({ code: list, passLanguage }) => treeQuery({ list, passLanguage, language: i18n.language })),
    combine: (trees) => trees.some(({ isPending }) => isPending),
  });
  const isCountMissing = counts.some(({ state, of }) => state === 'loading' && of === null);
  const isLate = useDelayed(!wasSteady, patienceMs);
  const isSteady = wasSteady || isLate || (!isTreeMissing && !isCountMissing);
  if (isSteady && !wasSteady) setSteady(true);
  return isSteady;
}

const storageKey = 'norma.refinements';

type OpenSections = {
  open: ReadonlySet<string>;
  /** Those that the reader has opened or closed here. */
  toggled: ReadonlySet<string>;
  toggle: (list: SectionList) => void;
};

/**
 * Which sections are open: those that are loaded at once and those that hold a pick, until the reader opens and closes
 * them otherwise, which is remembered while the window is there.
 */
function useOpenSections(picks: readonly FilterPick[]): OpenSections {
  const { refinementSections } = useTenant();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const chosen = readChosen();
    const isOpen = ({ code, load }: Section): boolean =>
      chosen.get(code) ?? (load === 'EAGER' || keysIn(picks, code).length > 0);
    return new Set(refinementSections.filter(isOpen).map(({ code }) => code));
  });
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = (list: SectionList): void => {
    setToggled(new Set([...toggled, list]));
    const isOpen = !open.has(list);
    setOpen(new Set(isOpen ? [...open, list] : [...open].filter((each) => each !== list)));
    keepChosen(new Map([...readChosen(), [list, isOpen]]));
  };
  return { open, toggled, toggle };
}

// A browser that forbids storage forgets the choice, and nothing else.
function readChosen(): Map<string, boolean> {
  try {
    const written: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof written !== 'object' || written === null) return new Map();
    return new Map(Object.entries(written).map(([list, isOpen]) => [list, isOpen === true]));
  } catch {
    return new Map();
  }
}

function keepChosen(chosen: ReadonlyMap<string, boolean>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // See above.
  }
}
