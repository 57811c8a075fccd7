import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { FilterTree } from '../../../ui/tree/FilterTree.tsx';
import { useFeature } from '../../session/index.ts';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { keysIn, maxOfOneList } from '../picks.ts';
import { narrowedTo, picksOf } from '../refinements.ts';
import type { ListCounts } from './counts.ts';
import { Failure } from './Failure.tsx';
import { nodesOf } from './nodes.ts';
import { picksWith } from './sectionPicks.ts';
import { SectionFilter } from './SectionFilter.tsx';
import { SkeletonValues } from './SkeletonSections.tsx';
import { treeQuery } from './trees.ts';
import { useNotEntitled } from './useNotEntitled.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSectionName, type Section } from './useSections.ts';
import { useValueName } from './useValueName.ts';
import { inOrderOfNames, keysOf, type Value } from './values.ts';
import styles from './SectionValues.module.css';

/** A section of more values than these can be filtered. */
const maxWithoutFilter = 15;
const shownAtFirst = 8;
const publishersAtFirst = 2;

export type ValuesProps = {
  section: Section;
  /** Null until they are counted. */
  counts: ListCounts | null;
  isCounting: boolean;
  search: SearchAddress;
  onChange: Change;
};

const none: readonly Value[] = [];

/** The values of an open section: loading, as a tree, or why they are not there. */
export function SectionValues({ section, counts, isCounting, search, onChange }: ValuesProps) {
  const words = useMessages('search-facets');
  const { i18n } = useTranslation();
  const name = useSectionName()(section.code);
  const nameOfValue = useValueName();
  const { code: list, passLanguage } = section;
  const tree = useQuery(treeQuery({ list, passLanguage, language: i18n.language }));
  const offered = useOffered(tree.data ?? none, search);
  const values = useMemo(
    () => inOrderOfNames(offered, { list, nameOf: nameOfValue, language: i18n.language }),
    [offered, list, nameOfValue, i18n.language],
  );
  const isNotEntitled = useNotEntitled(section, search.kind);
  const isPublisherShort = useFeature('publisher-see-more') && list === 'publisherList';
  const [filter, setFilter] = useState('');
  const filteredBy = useDeferredValue(filter);

  const nodes = useMemo(
    () =>
      nodesOf(values, {
        counts,
        isCounting,
        nameOf: (value) => nameOfValue({ list, ...value }),
        reasonOf: (value) => (isNotEntitled(value) ? words('notEntitled') : undefined),
        tipOf: (value, parent) => {
          if (!section.showToolTip) return undefined;
          const own = nameOfValue({ list, ...value });
          return parent ? words('tip', { name: own, parent: nameOfValue({ list, ...parent }) }) : own;
        },
      }),
    [values, counts, isCounting, list, nameOfValue, isNotEntitled, words, section.showToolTip],
  );
  const offeredCount = useMemo(
    () => keysOf(values).filter((key) => !counts || !section.hiddenZeroCount || counts[key]).length,
    [values, counts, section.hiddenZeroCount],
  );

  const picks = picksOf(search);
  const change = (keys: string[]): void => {
    if (keys.length > maxOfOneList)
      showToast({ kind: 'error', message: words('tooMany', { count: maxOfOneList }) });
    else if (list === 'publisherList') onChange(narrowedTo(picksWith({ picks, list, keys, values })));
    else onChange({ picks: picksWith({ picks: search.picks, list, keys, values }) });
  };

  if (tree.isPending) return <SkeletonValues />;
  if (tree.isError) {
    return (
      <Failure
        title={words('valuesFailed', { section: name })}
        error={tree.error}
        onRetry={() => void tree.refetch()}
      />
    );
  }
  const hasFilter = offeredCount > maxWithoutFilter || filter !== '';
  return (
    <>
      {hasFilter && <SectionFilter section={name} text={filter} onChange={setFilter} />}
      <FilterTree
        label={name}
        nodes={nodes}
        picks={keysIn(picks, list)}
        onChange={change}
        hidesZero={section.hiddenZeroCount}
        shownAtFirst={isPublisherShort ? publishersAtFirst : shownAtFirst}
        filter={hasFilter ? filteredBy : ''}
        empty={
          <p className={styles.none}>
            {filter.trim() ? words('noMatch', { text: filter.trim() }) : words('noValues')}
          </p>
        }
      />
    </>
  );
}

/** The values that a kind of search knows: meaning is searched with those publishers alone who allow it. */
function useOffered(values: readonly Value[], { kind }: SearchAddress): readonly Value[] {
  return useMemo(
    () => (kind === 'semantic' ? values.filter((each) => each.semanticSearchenabled) : values),
    [values, kind],
  );
}
