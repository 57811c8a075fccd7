import { useDirection } from '@mantine/core';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFormat } from '../text/useListFormat.ts';
import type { Plot } from './shapes.ts';
import styles from './charts.module.css';

/** The values at one position of the axis. */
export type Stop = { middle: number; label: string; figures: readonly { name: string; value: string }[] };

type Props = {
  title: string;
  plot: Plot;
  stops: readonly Stop[];
  at: number | undefined;
  onMove: (at: number | undefined) => void;
};

/** The cursor of a chart, moved by arrow keys or the pointer; announces the values at its position. */
export function Cursor({ title, plot, stops, at, onMove }: Props) {
  const { t } = useTranslation();
  const { dir } = useDirection();
  const mark = useRef<HTMLSpanElement>(null);
  const here = at === undefined ? undefined : stops[at];
  const last = stops.length - 1;

  const onKeyDown = (event: KeyboardEvent): void => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const now = at ?? 0;
    const goals: Record<string, number> = {
      [forward]: now + 1,
      ArrowUp: now + 1,
      [backward]: now - 1,
      ArrowDown: now - 1,
      PageUp: now + 7,
      PageDown: now - 7,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    onMove(Math.min(last, Math.max(0, goal)));
    mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent): void => {
    const x = plot.start + clientX - currentTarget.getBoundingClientRect().left;
    onMove(nearest(stops, x));
  };
  const list = useListFormat();
  const { label, figures } = here ?? stops[0] ?? { label: '', figures: [] };
  const value = list(figures.map((figure) => t('ui.chart.value', figure)));
  return (
    <div
      className={styles.cursor}
      role="slider"
      tabIndex={0}
      aria-label={t('ui.chart.cursor', { title })}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? 0}
      aria-valuetext={t('ui.chart.value', { name: label, value })}
      style={{ left: plot.start, width: plot.width, top: plot.top, height: plot.height }}
      onFocus={() => onMove(at ?? 0)}
      onBlur={() => onMove(undefined)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) onMove(undefined);
      }}
    >
      {here && <span className={styles.mark} ref={mark} style={{ left: here.middle - plot.start }} />}
    </div>
  );
}

/** What is read off at the cursor, in a line below the chart that is there from the start. */
export function Reading({ stop }: { stop: Stop | undefined }) {
  return (
    <p className={styles.reading} aria-hidden>
      {stop && (
        <>
          <b>{stop.label}</b>
          {stop.figures.map(({ name, value }) => (
            <span key={name}>
              {name} <bdi className={styles.quantity}>{value}</bdi>
            </span>
          ))}
        </>
      )}
    </p>
  );
}

/** The stop that is nearest to a place; stops lie in order, in whichever direction. */
function nearest(stops: readonly Stop[], x: number): number {
  const away = stops.map(({ middle }) => Math.abs(middle - x));
  return away.reduce((best, distance, place) => (distance < (away[best] ?? Infinity) ? place : best), 0);
}
