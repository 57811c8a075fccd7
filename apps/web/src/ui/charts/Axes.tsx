import type { Plot } from './shapes.ts';
import styles from './charts.module.css';

type Props = {
  plot: Plot;
  ticks: readonly { value: number; words: string }[];
  labels: readonly { words: string; middle: number }[];
  isMirrored: boolean;
};

/** The lines that a chart is measured by, and what they mean. */
export function Axes({ plot, ticks, labels, isMirrored }: Props) {
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
