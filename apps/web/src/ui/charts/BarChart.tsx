import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from './ChartFigure.tsx';
import { Cursor, Reading, type Stop } from './Cursor.tsx';
import type { Quantity } from './quantity.ts';
import { columnShapes, heldWithin, labelsShown, type Plot } from './shapes.ts';
import { fillOf, Hatch } from './Swatch.tsx';
import { letter, usePlot } from './usePlot.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import styles from './charts.module.css';

export { quantity } from './quantity.ts';

type Bar = { key: string; label: string; values: readonly Quantity[] };
type Props = {
  title: string;
  /** What the bars stand for, such as "Day". */
  axis: string;
  /** The stacked series, from the bottom; at most four fill styles are distinguishable. */
  series:
    | readonly [string]
    | readonly [string, string]
    | readonly [string, string, string]
    | readonly [string, string, string, string];
  bars: readonly Bar[];
  format?: Intl.NumberFormatOptions;
  /** What to say where there are no bars. */
  empty: string;
  /** Stands for the usual table, where one can tell more than bars. */
  table?: ReactNode;
};

/** Quantities side by side, whole or in parts, with the same as a table. */
export function BarChart({ title, axis, series, bars, format, empty, table }: Props) {
  return (
    <ChartFigure
      title={title}
      series={series}
      empty={bars.length === 0 ? empty : undefined}
      table={table ?? <BarTable {...{ title, axis, series, bars, format, empty }} />}
    >
      {(width) => <Drawing {...{ title, series, bars, format, width }} />}
    </ChartFigure>
  );
}

type DrawingProps = Pick<Props, 'title' | 'series' | 'bars'> & {
  format: Props['format'];
  width: number;
};

function Drawing({ title, series, bars, format, width }: DrawingProps) {
  const { t } = useTranslation();
  const id = useId();
  const [at, setAt] = useState<number>();
  const laidOut = usePlot({ values: bars.map(totalOf), format, width, minWidth: bars.length * 3 });
  const { plot, ticks, max, write, isMirrored, size } = laidOut;
  const columns = columnShapes({ values: bars.map(({ values }) => values), plot, max });
  if (isMirrored) mirror(columns, plot.width);

  const totals = bars.map((bar) => write(totalOf(bar)));
  const widest = (words: readonly string[]): number =>
    Math.max(...words.map(({ length }) => length)) * letter;
  const hasTotals = widest(totals) <= plot.width / bars.length;
  const room = widest(bars.map(({ label }) => label)) + 4;
  const held = heldWithin(
    columns.map(({ middle }) => middle),
    room,
    size.width,
  );
  const shown = labelsShown(held, room);
  const stops = bars.map(({ label, values }, place): Stop => {
    const figures = series.map((name, order) => ({ name, value: write(values[order] ?? 0) }));
    const total = { name: t('ui.chart.total'), value: totals[place] ?? '' };
    return {
      label,
      middle: columns[place]?.middle ?? 0,
      figures: series.length > 1 ? [...figures, total] : figures,
    };
  });
  return (
    <>
      <div className={styles.plot} style={{ width: size.width }}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden>
          <Hatch id={id} />
          <Axes
            {...{ plot, ticks, isMirrored }}
            labels={stops.flatMap(({ label }, place) =>
              shown[place] ? [{ words: label, middle: held[place] ?? 0 }] : [],
            )}
          />
          {columns.map(({ x, width: across, middle, top, pieces }, place) => (
            <g key={bars[place]?.key} data-here={place === at || undefined}>
              {pieces.map(({ y, height }, order) => (
                <rect
                  className={styles.piece}
                  key={series[order]}
                  {...{ x, y, height }}
                  width={across}
                  {...fillOf(order, id)}
                />
              ))}
              {hasTotals && (
                <text className={styles.total} x={middle} y={top - 6} textAnchor="middle">
                  {totals[place]}
                </text>
              )}
            </g>
          ))}
        </svg>
        <Cursor {...{ title, plot, stops, at }} onMove={setAt} />
      </div>
      <Reading stop={at === undefined ? undefined : stops[at]} />
    </>
  );
}

const totalOf = ({ values }: Bar): number => values.reduce((sum: number, value) => sum + value, 0);

/** Where the language reads from the right, the first bar is there. */
function mirror(columns: { x: number; middle: number; width: number }[], across: number): void {
  for (const column of columns) {
    column.middle = across - column.middle;
    column.x = column.middle - column.width / 2;
  }
}

type TableProps = Pick<Props, 'title' | 'axis' | 'series' | 'bars' | 'empty'> & { format: Props['format'] };

function BarTable({ title, axis, series, bars, format, empty }: TableProps) {
  const { t } = useTranslation();
  const write = useNumberFormat(format);
  const figures = series.map((name, order) => ({
    key: `series-${order}`,
    head: name,
    cell: ({ values }: Bar) => write(values[order] ?? 0),
    isFigure: true,
  }));
  const total = {
    key: 'total',
    head: t('ui.chart.total'),
    cell: (bar: Bar) => write(totalOf(bar)),
    isFigure: true,
  };
  return (
    <DataTable
      caption={title}
      columns={[
        { key: 'label', head: axis, cell: ({ label }: Bar) => label },
        ...figures,
        ...(series.length > 1 ? [total] : []),
      ]}
      rows={bars}
      keyOf={({ key }) => key}
      nameOf={({ label }) => label}
      empty={empty}
    />
  );
}

type AxesProps = {
  plot: Plot;
  ticks: readonly { value: number; words: string }[];
  labels: readonly { words: string; middle: number }[];
  isMirrored: boolean;
};

/** The lines that a chart is measured by, and what they mean. */
function Axes({ plot, ticks, labels, isMirrored }: AxesProps) {
  const max = ticks.at(-1)?.value ?? 1;
  const ground = plot.top + plot.height;
  return (
    <g>
      {ticks.map(({ value, words }) => {
        const y = ground - (value / max) * plot.height;
        return (
          <g key={value}>
            <path
              className={value === 0 ? styles.ground : styles.rule}
              d={`M${plot.start} ${Math.round(y) + 0.5}h${plot.width}`}
            />
            <text
              className={styles.tick}
              x={isMirrored ? plot.start + plot.width + 8 : plot.start - 8}
              y={y + 3.5}
              textAnchor={isMirrored ? 'start' : 'end'}
            >
              {words}
            </text>
          </g>
        );
      })}
      {labels.map(({ words, middle }) => (
        <text className={styles.label} key={middle} x={middle} y={ground + 18} textAnchor="middle">
          {words}
        </text>
      ))}
    </g>
  );
}
