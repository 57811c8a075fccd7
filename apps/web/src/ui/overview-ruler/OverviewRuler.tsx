import { useDirection } from '@mantine/core';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from './rulerMarks.ts';
import { Marks } from './Marks.tsx';
import { useLength } from './useLength.ts';
import {
  clauseAt,
  clausesWithRoom,
  progressOf,
  startAfterKey,
  startAround,
  startWithin,
  type ClauseMark,
  type View,
} from './view.ts';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import { useIsWide } from '../layout/useBreakpoint.ts';
import styles from './OverviewRuler.module.css';

export type { Mark, MarkKind } from './rulerMarks.ts';
export type { ClauseMark, View } from './view.ts';

type Props = {
  /** What is moved along the strip, such as "Place in the document". */
  label: string;
  /** Compared by identity: the same array is not laid out again. */
  marks: readonly Mark[];
  /** In the order of the text. */
  clauses: readonly ClauseMark[];
  view: View;
  /** Asks for a window that begins at a place between 0 and 1. */
  onMove: (start: number) => void;
  /** Vertical next to a text, and horizontal above it below 576 px, by default. */
  isUpright?: boolean;
  /** Thin, and without the numbers of clauses, where it lies above a text. */
  isSlim?: boolean;
};

const percents: Intl.NumberFormatOptions = { style: 'percent' };
const letter = 7.2;

/** An overview ruler: the marks of a text, its clauses, and the part that is in view. */
export function OverviewRuler({ label, marks, clauses, view, onMove, isSlim = false, ...described }: Props) {
  const isWide = useIsWide('sm');
  const isUpright = described.isUpright ?? isWide;
  const { t } = useTranslation();
  const { dir } = useDirection();
  const percent = useNumberFormat(percents);
  const { place, length } = useLength(isUpright);
  const grabbedAt = useRef<number>(undefined); // Where in the window it was taken, while it is dragged.
  const isMirrored = dir === 'rtl';

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): number => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const along = isUpright ? clientY - top : clientX - left;
    return isMirrored && !isUpright ? 1 - along / length : along / length;
  };
  const take = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = placeOf(event);
    const isInside = at >= view.start && at <= view.end;
    const start = isInside ? view.start : startAround(at, view);
    grabbedAt.current = at - start;
    if (!isInside) onMove(start);
  };
  const drag = (event: PointerEvent): void => {
    if (grabbedAt.current !== undefined) onMove(startWithin(placeOf(event) - grabbedAt.current, view));
  };
  const release = (): void => {
    grabbedAt.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const onward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const sideways: Record<string, string> = {
      ArrowLeft: 'ArrowUp',
      ArrowRight: 'ArrowUp',
      [onward]: 'ArrowDown',
    };
    const start = startAfterKey(sideways[event.key] ?? event.key, view);
    if (start === undefined) return;
    event.preventDefault();
    onMove(start);
  };

  const progress = progressOf(view);
  const clause = clauseAt(clauses, view)?.number;
  const words = percent(progress);
  const shown = clausesWithRoom(clauses, {
    length,
    roomFor: (number) => (isUpright ? 16 : number.length * letter + 8),
  });
  const here = clauseAt(shown, view);
  const along = (start: number, size?: number) => ({
    [isUpright ? 'insetBlockStart' : 'insetInlineStart']: `${start * 100}%`,
    ...(size !== undefined && { [isUpright ? 'blockSize' : 'inlineSize']: `${Math.min(1, size) * 100}%` }),
  });
  return (
    <div className={styles.whole} data-upright={isUpright || undefined} data-slim={isSlim || undefined}>
      <div
        className={styles.strip}
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation={isUpright ? 'vertical' : 'horizontal'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={clause === undefined ? words : t('ui.strip.inClause', { clause, percent: words })}
        onKeyDown={onKeyDown}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <Marks {...{ marks, length, isUpright }} />
        <span className={styles.window} style={along(view.start, view.end - view.start)} />
      </div>
      <div className={styles.clauses} aria-hidden>
        {shown.map(({ number, at }) => (
          <span
            className={styles.clause}
            key={`${number} ${at}`}
            dir="ltr"
            data-here={number === here?.number || undefined}
            style={along(at)}
          >
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}
