import type { ReactNode } from 'react';
import parts from './CardGrid.module.css';

type Props = { cards: readonly { key: string; card: ReactNode }[] };

/** So many documents a section of the home screen shows; the rest is elsewhere. */
const mostCards = 6;

/** Cards three to a row, with hairlines between them. */
export function CardGrid({ cards }: Props) {
  return (
    <ul className={parts.grid}>
      {cards.slice(0, mostCards).map(({ key, card }) => (
        <li className={parts.cell} key={key}>
          {card}
        </li>
      ))}
    </ul>
  );
}
