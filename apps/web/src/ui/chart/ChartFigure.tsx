import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Swatch } from './Swatch.tsx';
import { useWidth } from './useWidth.ts';
import parts from './ChartFigure.module.css';

type Props = {
  title: string;
  series: readonly string[];
  look: 'fill' | 'line';
  /** What to say where there is nothing to draw. */
  empty: string | undefined;
  table: ReactNode;
  children: (width: number) => ReactNode;
};

/** A chart with its name, the meaning of its looks, and the same as a table. */
export function ChartFigure({ title, series, look, empty, table, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { place, width } = useWidth();
  const [isTable, setTable] = useState(false);
  return (
    <figure className={parts.figure} aria-labelledby={id}>
      <figcaption className={parts.head}>
        <span className={parts.title} id={id}>
          {title}
        </span>
        {series.length > 1 && !isTable && (
          <span className={parts.legend}>
            {series.map((name, order) => (
              <span className={parts.series} key={name}>
                <Swatch look={look} place={order} />
                {name}
              </span>
            ))}
          </span>
        )}
        {empty === undefined && (
          <button className={parts.toggle} type="button" onClick={() => setTable(!isTable)}>
            {isTable ? t('ui.chart.asChart') : t('ui.chart.asTable')}
          </button>
        )}
      </figcaption>
      {empty !== undefined && <p className={parts.empty}>{empty}</p>}
      {empty === undefined && isTable && table}
      {empty === undefined && !isTable && (
        <div className={parts.drawing} ref={place}>
          {width > 0 && children(width)}
        </div>
      )}
    </figure>
  );
}
