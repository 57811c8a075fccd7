import { useCallback, useId, useState, type ReactNode, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Swatch } from './Swatch.tsx';
import styles from './charts.module.css';

type Props = {
  title: string;
  series: readonly string[];
  /** What to say where there is nothing to draw. */
  empty: string | undefined;
  table: ReactNode;
  children: (width: number) => ReactNode;
};

/** A chart with its name, the meaning of its looks, and the same as a table. */
export function ChartFigure({ title, series, empty, table, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { place, width } = useWidth();
  const [isTable, setTable] = useState(false);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <span className={styles.title} id={id}>
          {title}
        </span>
        {series.length > 1 && !isTable && (
          <span className={styles.legend}>
            {series.map((name, order) => (
              <span className={styles.series} key={name}>
                <Swatch place={order} />
                {name}
              </span>
            ))}
          </span>
        )}
        {empty === undefined && (
          <button className={styles.toggle} type="button" onClick={() => setTable(!isTable)}>
            {isTable ? t('ui.chart.asChart') : t('ui.chart.asTable')}
          </button>
        )}
      </figcaption>
      {empty !== undefined && <p className={styles.empty}>{empty}</p>}
      {empty === undefined && isTable && table}
      {empty === undefined && !isTable && (
        <div className={styles.drawing} ref={place}>
          {width > 0 && children(width)}
        </div>
      )}
    </figure>
  );
}

/** How wide an element is, in px, from its first drawing on. */
function useWidth(): { place: RefCallback<HTMLElement>; width: number } {
  const [width, setWidth] = useState(0);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
