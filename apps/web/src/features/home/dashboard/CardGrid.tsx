import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type Props = { cards: readonly { key: string; card: ReactNode }[] };

/** So many documents a section of the home screen shows; the rest is elsewhere. */
const maxCards = 6;

/** Cards three to a row, with hairlines between them. */
export function CardGrid({ cards }: Props) {
  return (
    <ul className={styles.grid}>
      {cards.slice(0, maxCards).map(({ key, card }) => (
        <li className={styles.cell} key={key}>
          {card}
        </li>
      ))}
    </ul>
  );
}
