import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOptions, useQuery, useQueries } from '@tanstack/react-query';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { Failure } from '../refinement/Failure.tsx';
import { useNotEntitled } from '../refinement/useNotEntitled.ts';
import { type Translate, useMessages } from '../../../i18n/useMessages.ts';
import { narrowedTo, picksOf } from '../refinements.ts';
import { type Step, stepsOf } from './steps.ts';
import { TileButton } from './TileButton.tsx';
import { type Library, picksAt, type Tile, tilesOf } from './tiles.ts';
import type { Pick } from '../picks.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { narrowing } from '../narrowing.ts';
import { useOtherCounts, type ListCounts } from '../refinement/counts.ts';
import styles from './BillboardPanel.module.css';
import { treeQuery } from '../refinement/trees.ts';
import { useSections } from '../refinement/useSections.ts';

type Props = {
  title: string;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  search: SearchAddress;
  onChange: Change;
};

const nothing: Library = { publishers: [], categories: [] };

/** Tiles of publishers, then of categories and subcategories, with breadcrumbs; one row until expanded. */
export function BillboardPanel({ title, isCollapsed, onCollapse, search, onChange }: Props) {
  const words = useMessages('search-facets');
  const { t } = useTranslation();
  const { library, error, retry } = useLibrary();
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns(list);
  const head = useRef<HTMLButtonElement>(null);
  const isOwnSearch = search.kind === 'subscription';
  const picks = picksOf(search);
  const all = library ? tilesOf(picks, library) : [];
  const steps = stepsOf(picks, library ?? nothing);
  const countOf = useTileCounts(search, all[0]);
  const isNotEntitled = useNotEntitled(
    { code: all[0]?.list ?? 'publisherList', forceEnable: false },
    search.kind,
  );
  // A category without results is left out; in the search of the subscription it is shown with the reason.
  const tiles = all.filter((tile) => tile.list === 'publisherList' || isOwnSearch || countOf(tile) !== 0);
  const shown = isExpanded ? tiles : tiles.slice(0, columns);
  const id = useId();

  const go = (to: SearchAddress['picks']): void => {
    head.current?.focus({ preventScroll: true }); // What was pressed goes, and others come.
    onChange(narrowedTo(to));
  };

  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2>
          <button
            className={styles.title}
            ref={head}
            type="button"
            aria-expanded={!isCollapsed}
            aria-controls={id}
            onClick={() => onCollapse(!isCollapsed)}
          >
            <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />
            {title}
          </button>
        </h2>
        {!isCollapsed && (tiles.length > columns || isExpanded) && (
          <button
            className={styles.more}
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? t('ui.seeLess') : t('ui.seeMore', { count: tiles.length - columns })}
          </button>
        )}
      </div>
      <div id={id} hidden={isCollapsed}>
        <Breadcrumbs steps={steps} onGo={go} />
        {error ? (
          <Failure title={words('billboardFailed')} error={error} onRetry={retry} />
        ) : (
          <ul className={styles.tiles} ref={list} aria-label={title} aria-busy={!library}>
            {shown.map((tile) => (
              <TileButton
                key={`${tile.list} ${tile.key}`}
                tile={tile}
                count={countOf(tile)}
                isClosed={isOwnSearch && countOf(tile) === 0}
                isNotEntitled={isNotEntitled(tile)}
                onTake={() => go(picksAt(picks, tile))}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type BreadcrumbsProps = { steps: readonly Step[]; onGo: (picks: readonly Pick[]) => void };

/** Breadcrumbs from all publishers to the current category. */
function Breadcrumbs({ steps, onGo }: BreadcrumbsProps) {
  const words = useMessages('search-facets');
  if (steps.length === 0) return null;
  return (
    <nav aria-label={words('way')}>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li className={styles.step} key={place}>
            {place > 0 && <IconChevronRight className={styles.arrow} size={12} stroke={1.6} aria-hidden />}
            {place === steps.length - 1 ? (
              <bdi aria-current="true">{nameOf(step, words)}</bdi>
            ) : (
              <button className={styles.back} type="button" onClick={() => onGo(step.picks)}>
                <bdi>{nameOf(step, words)}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function nameOf(step: Step, words: Translate<'search-facets'>): string {
  switch (step.kind) {
    case 'all':
      return words('allPublishers');
    case 'publishers':
      return words('publishers', { count: step.count });
    case 'categories':
      return words('categories', { count: step.count });
    default:
      return step.name;
  }
}

/** How many columns a grid has in the room that it has now. */
function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const look = (): void => {
      // A hidden grid has none.
      if (element.clientWidth > 0)
        setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    };
    const observer = new ResizeObserver(look);
    look();
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}

/** How many documents each publisher, or each category at the top, would leave. */
const topCountsQuery = (search: SearchAddress, section: 'Publisher' | 'Category') => {
  const body = { ...narrowing(search), section };
  const isEntitled = search.kind === 'subscription';
  return queryOptions({
    queryKey: queryKeys.facets('counts', 'top', isEntitled, body),
    queryFn: ({ signal }) =>
      isEntitled
        ? client.search.entitledTopLevelCount({ body }, { signal })
        : client.search.topLevelCount({ body }, { signal }),
    meta: { isHandled: true }, // Tiles without counts lead on all the same.
  });
};

/** Returns the number of documents of a tile, given its sibling tiles; null until it is counted. */
function useTileCounts(search: SearchAddress, first: Tile | undefined): (tile: Tile) => number | null {
  const isTop = first !== undefined && first.above.length === 0;
  const section = first?.list === 'publisherList' ? 'Publisher' : 'Category';
  const top = useQuery({ ...topCountsQuery(search, section), enabled: isTop });
  const within = useOtherCounts(search, first !== undefined && !isTop);
  const counts: ListCounts | null | undefined = isTop
    ? top.data
    : within.of && (within.of.categoryList ?? {});
  return ({ key }) => (counts ? (counts[key] ?? 0) : null);
}

type Loaded = {
  /** Null until all of it has come. */
  library: Library | null;
  error: Error | null;
  retry: () => void;
};

/** The data of the billboard: publishers, and the tree of categories. */
function useLibrary(): Loaded {
  const { i18n } = useTranslation();
  const sections = useSections('content');
  const asksInLanguage = (list: string): boolean =>
    sections.some(({ code, passLanguage }) => code === list && passLanguage);
  return useQueries({
    queries: (['publisherList', 'categoryList'] as const).map((list) =>
      treeQuery({ list, language: i18n.language, passLanguage: asksInLanguage(list) }),
    ),
    combine: ([publishers, categories]) => ({
      library:
        publishers?.data && categories?.data
          ? { publishers: publishers.data, categories: categories.data }
          : null,
      error: publishers?.error ?? categories?.error ?? null,
      retry: () => {
        for (const each of [publishers, categories]) if (each?.isError) void each.refetch();
      },
    }),
  });
}
