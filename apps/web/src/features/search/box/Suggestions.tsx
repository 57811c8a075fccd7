import { IconArrowRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { cellId, type Place } from './gridSteps.ts';
import { SuggestionCell } from './SuggestionCell.tsx';
import type { Row, RowGroup } from './suggestionRows.ts';
import styles from './Suggestions.module.css';
import { isolate } from '../../../i18n/isolate.ts';

export type SuggestionsProps = {
  /** Of the grid; each cell has it with its place behind. */
  id: string;
  groups: RowGroup[];
  typed: string;
  active: Place | null;
  onPoint: (place: Place) => void;
  onChoose: (place: Place) => void;
  onSearch: () => void;
};

/** Suggested documents by publisher. The focus stays in the box; the active cell is highlighted here. */
export function Suggestions({ onSearch, ...grid }: SuggestionsProps) {
  const t = useMessages('search');
  const { id, groups, typed, active } = grid;
  useEffect(() => {
    if (active) document.getElementById(cellId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <>
      <div className={styles.grid} id={id} role="grid" aria-label={t('suggestions')}>
        {groups.map(({ publisherCode, publisherName, rows }) => (
          <div className={styles.group} key={publisherCode} role="rowgroup" aria-label={publisherName}>
            <p className={styles.publisher} id={`${id}-${publisherCode}`} aria-hidden>
              <bdi>{publisherName}</bdi>
            </p>
            {rows.map((row, index) => (
              <SuggestionRow
                key={row.at}
                row={row}
                // Anyone who listens hears with the first entry of a publisher whose it is.
                describedBy={index === 0 ? `${id}-${publisherCode}` : undefined}
                {...grid}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <Keys />
        {typed.trim() !== '' && (
          <button className={styles.all} type="button" onClick={onSearch}>
            <span>{t('searchFor', { text: isolate(typed.trim()) })}</span>
            <IconArrowRight className={styles.arrow} size={14} stroke={1.6} aria-hidden />
          </button>
        )}
      </div>
    </>
  );
}

type RowProps = Omit<SuggestionsProps, 'groups' | 'onSearch'> & { row: Row; describedBy: string | undefined };

/** A line of the grid; the editions of a family are side by side on one. */
function SuggestionRow({ id, row: { at, cells }, describedBy, typed, active, onPoint, onChoose }: RowProps) {
  const isOfEditions = cells.some(({ kind }) => kind === 'edition');
  const isRemovable = cells.some(({ kind }) => kind === 'forget');
  return (
    <div className={isOfEditions ? styles.editions : isRemovable ? styles.removable : undefined} role="row">
      {cells.map((cell, index) => {
        const place = { row: at, cell: index };
        return (
          <SuggestionCell
            key={index}
            id={cellId(id, place)}
            describedBy={describedBy}
            cell={cell}
            typed={typed}
            isActive={active?.row === at && active.cell === index}
            onPoint={() => onPoint(place)}
            onChoose={() => onChoose(place)}
          />
        );
      })}
    </div>
  );
}

function Keys() {
  const t = useMessages('search');
  return (
    <span className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('key.choose')}
      </span>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> {t('key.edition')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('key.open')}
      </span>
      <span>
        <kbd>Tab</kbd> {t('key.publisher')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('key.close')}
      </span>
    </span>
  );
}
