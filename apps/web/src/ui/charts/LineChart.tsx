import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Axes } from './Axes.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { Cursor, Reading, type Stop } from './Cursor.tsx';
import type { Quantity } from './quantity.ts';
import { heldWithin, labelsShown, linePieces, pathOf, placesOf } from './shapes.ts';
import { strokes } from './Swatch.tsx';
import { letter, usePlot } from './usePlot.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import styles from './LineChart.module.css';

export { quantity } from './quantity.ts';

type Moment = {
  at: Date;
  /** One for each series; null where nothing was measured. */
  values: readonly (Quantity | null)[];
};
type Props = {
  title: string;
  /** What the moments are, such as "Time". */
  axis: string;
  /** What is measured; three lines can be told apart, more cannot. */
  series: readonly [string] | readonly [string, string] | readonly [string, string, string];
  /** In the order of time. */
  moments: readonly Moment[];
  wordsFor: (at: Date) => string;
  format?: Intl.NumberFormatOptions;
  /** What to say where nothing was measured. */
  empty: string;
};

/** Quantities over time, at true distances, with the same as a table. */
export function LineChart({ title, axis, series, moments, wordsFor, format, empty }: Props) {
  return (
    <ChartFigure
      title={title}
      series={series}
      look="line"
      empty={moments.some(isMeasured) ? undefined : empty}
      table={<LineTable {...{ title, axis, series, moments, wordsFor, format, empty }} />}
    >
      {(width) => <Drawing {...{ title, series, moments, wordsFor, format, width }} />}
    </ChartFigure>
  );
}

const isMeasured = ({ values }: Moment): boolean => values.some((value) => value !== null);

type DrawingProps = Pick<Props, 'title' | 'series' | 'moments' | 'wordsFor'> & {
  format: Props['format'];
  width: number;
};

function Drawing({ title, series, moments, wordsFor, format, width }: DrawingProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number>();
  const values = moments.flatMap((moment) => moment.values);
  const { plot, ticks, max, write, isMirrored, size } = usePlot({ values, format, width, minWidth: 200 });
  const along = placesOf(moments.map((moment) => moment.at));
  const places = isMirrored ? along.map((place) => 1 - place) : along;

  const words = moments.map((moment) => wordsFor(moment.at));
  const room = Math.max(...words.map(({ length }) => length)) * letter + 8;
  const middles = places.map((place) => plot.start + place * plot.width);
  const held = heldWithin(middles, room, size.width);
  const shown = labelsShown(held, room);
  const stops = moments.map((moment, place): Stop => {
    const figures = series.map((name, order) => {
      const value = moment.values[order] ?? null;
      return { name, value: value === null ? t('ui.chart.unknown') : write(value) };
    });
    return { label: words[place] ?? '', middle: middles[place] ?? 0, figures };
  });
  return (
    <>
      <div className={styles.drawing} style={{ width: size.width }}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden>
          <Axes
            {...{ plot, ticks, isMirrored }}
            labels={words.flatMap((label, place) =>
              shown[place] ? [{ words: label, middle: held[place] ?? 0 }] : [],
            )}
          />
          {series.map((name, order) => {
            const line = moments.map((moment) => moment.values[order] ?? null);
            return linePieces({ places, values: line, plot, max }).map((piece) =>
              piece.length === 1 ? (
                <circle
                  className={styles.dot}
                  key={`${name} ${piece[0]?.x}`}
                  cx={piece[0]?.x}
                  cy={piece[0]?.y}
                  r="3"
                />
              ) : (
                <path
                  className={styles.line}
                  key={`${name} ${piece[0]?.x}`}
                  d={pathOf(piece)}
                  strokeDasharray={strokes[order]}
                />
              ),
            );
          })}
        </svg>
        <Cursor {...{ title, plot, stops, at }} onMove={setAt} />
      </div>
      <Reading stop={at === undefined ? undefined : stops[at]} />
    </>
  );
}

type TableProps = Omit<Props, 'format'> & { format: Props['format'] };

function LineTable({ title, axis, series, moments, wordsFor, format, empty }: TableProps) {
  const { t } = useTranslation();
  const write = useNumberFormat(format);
  const figures = series.map((name, order) => ({
    key: `series-${order}`,
    head: name,
    isFigure: true,
    cell: ({ values }: Moment) => {
      const value = values[order] ?? null;
      return value === null ? t('ui.chart.unknown') : write(value);
    },
  }));
  return (
    <DataTable
      caption={title}
      columns={[{ key: 'at', head: axis, cell: (moment: Moment) => wordsFor(moment.at) }, ...figures]}
      rows={moments}
      keyOf={({ at }) => at.toISOString()}
      nameOf={({ at }) => wordsFor(at)}
      empty={empty}
    />
  );
}
