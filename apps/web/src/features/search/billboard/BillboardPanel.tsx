import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { Failure } from '../refinement/Failure.tsx';
import { useNotEntitled } from '../refinement/useNotEntitled.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { narrowedTo, picksOf } from '../refinements.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { stepsOf } from './steps.ts';
import { TileButton } from './TileButton.tsx';
import { picksAt, tilesOf, type Library } from './tiles.ts';
import { useColumns } from './useColumns.ts';
import { useLibrary } from './useLibrary.ts';
import { useTileCounts } from './useTileCounts.ts';
import styles from './BillboardPanel.module.css';

type Props = {
  title: string;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  search: SearchAddress;
  onChange: Change;
};

const nothing: Library = { publishers: [], categories: [] };

/** Tiles of publishers, then of categories within categories, and the way back: one row until more are asked for. */
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
  // A category that leads nowhere is no way in; in the own search it stands there, and says why.
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
