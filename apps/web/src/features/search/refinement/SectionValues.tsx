import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '@tabler/icons-react';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { FilterTree } from '../../../ui/tree/FilterTree.tsx';
import { useFeature } from '../../session/index.ts';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { keysIn, maxOfOneList } from '../picks.ts';
import { narrowedTo, picksOf } from '../refinements.ts';
import type { ListCounts } from './counts.ts';
import { Failure } from './Failure.tsx';
import { picksWith } from './sectionPicks.ts';
import { SkeletonValues } from './SkeletonSections.tsx';
import { treeQuery } from './trees.ts';
import { useNotEntitled } from './useNotEntitled.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSectionName, type Section } from './useSections.ts';
import { useValueName } from './useValueName.ts';
import { inOrderOfNames, keysOf, type Value } from './values.ts';
import type { FilterNode } from '../../../ui/tree/filterNode.ts';
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
  const t = useMessages('search-facets');
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
        reasonOf: (value) => (isNotEntitled(value) ? t('notEntitled') : undefined),
        tipOf: (value, parent) => {
          if (!section.showToolTip) return undefined;
          const own = nameOfValue({ list, ...value });
          return parent ? t('tip', { name: own, parent: nameOfValue({ list, ...parent }) }) : own;
        },
      }),
    [values, counts, isCounting, list, nameOfValue, isNotEntitled, t, section.showToolTip],
  );
  const offeredCount = useMemo(
    () => keysOf(values).filter((key) => !counts || !section.hiddenZeroCount || counts[key]).length,
    [values, counts, section.hiddenZeroCount],
  );

  const picks = picksOf(search);
  const change = (keys: string[]): void => {
    if (keys.length > maxOfOneList)
      showToast({ kind: 'error', message: t('tooMany', { count: maxOfOneList }) });
    else if (list === 'publisherList') onChange(narrowedTo(picksWith({ picks, list, keys, values })));
    else onChange({ picks: picksWith({ picks: search.picks, list, keys, values }) });
  };

  if (tree.isPending) return <SkeletonValues />;
  if (tree.isError) {
    return (
      <Failure
        title={t('valuesFailed', { section: name })}
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
            {filter.trim() ? t('noMatch', { text: filter.trim() }) : t('noValues')}
          </p>
        }
      />
    </>
  );
}

/** The values available in a type of search: semantic search has only the publishers that allow it. */
function useOffered(values: readonly Value[], { kind }: SearchAddress): readonly Value[] {
  return useMemo(
    () => (kind === 'semantic' ? values.filter((each) => each.semanticSearchenabled) : values),
    [values, kind],
  );
}

type Props = { section: string; text: string; onChange: (text: string) => void };

/** Finds values of a long section by their names. */
function SectionFilter({ section, text, onChange }: Props) {
  const t = useMessages('search-facets');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation(); // The sheet around it stays open.
    onChange('');
  };
  return (
    <span className={styles.field}>
      <IconSearch size={14} stroke={1.6} aria-hidden />
      <input
        className={styles.input}
        type="search"
        value={text}
        maxLength={100}
        placeholder={t('filter')}
        aria-label={t('filterIn', { section })}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}

type View = {
  /** Null until they are counted. */
  counts: ListCounts | null;
  isCounting: boolean;
  nameOf: (value: Value) => string;
  /** Why a value cannot be picked; undefined for one that can. */
  reasonOf: (value: Value) => string | undefined;
  /** Said of a value under the pointer; undefined where nothing is. */
  tipOf: (value: Value, parent: Value | null) => string | undefined;
};

/** The values of a facet with their counts. */
function nodesOf(values: readonly Value[], view: View, parent: Value | null = null): FilterNode[] {
  const { counts, isCounting, nameOf, reasonOf, tipOf } = view;
  return values.map((value) => {
    const reason = reasonOf(value);
    const tip = tipOf(value, parent);
    return {
      key: value.key,
      name: nameOf(value),
      ...(value.language !== undefined && { lang: value.language }),
      count: counts ? (counts[value.key] ?? 0) : null,
      isCounting,
      ...(reason !== undefined && { reason }),
      ...(tip !== undefined && { tip }),
      children: nodesOf(value.child, view, value),
    };
  });
}
