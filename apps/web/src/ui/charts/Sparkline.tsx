import { useDirection } from '@mantine/core';
import type { Quantity } from './quantity.ts';
import { linePieces, pathOf } from './shapes.ts';
import styles from './Sparkline.module.css';

type Props = {
  /** What it shows, in words and figures: "Last hour, between 3 and 9 a minute". */
  label: string;
  values: readonly (Quantity | null)[];
  /** Above the limit; the text next to it says so, too. */
  isWarning?: boolean;
};

const plot = { start: 1, width: 110, top: 2, height: 16 };

/** The run of a quantity, small enough to be in a row of a table. */
export function Sparkline({ label, values, isWarning = false }: Props) {
  const { dir } = useDirection();
  const max = Math.max(0, ...values.filter((value) => value !== null)) || 1;
  const along = values.map((_, place) => (values.length === 1 ? 0.5 : place / (values.length - 1)));
  const places = dir === 'rtl' ? along.map((place) => 1 - place) : along;
  const pieces = linePieces({ places, values, plot, max });
  return (
    <svg
      className={styles.spark}
      viewBox="0 0 112 22"
      width="112"
      height="22"
      role="img"
      aria-label={label}
      data-warning={isWarning || undefined}
    >
      <path className={styles.ground} d="M0 20.500h112" />
      {pieces.map((piece) =>
        piece.length === 1 ? (
          <circle className={styles.dot} key={piece[0]?.x} cx={piece[0]?.x} cy={piece[0]?.y} r="2" />
        ) : (
          <path className={styles.line} key={piece[0]?.x} d={pathOf(piece)} />
        ),
      )}
    </svg>
  );
}
