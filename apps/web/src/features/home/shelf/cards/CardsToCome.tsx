import { useDelayed } from '../../../../ui/useDelayed.ts';
import { CardGrid } from './CardGrid.tsx';
import parts from './CardsToCome.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards that are being loaded, on the grid of the real ones; not shown where loading takes a moment only. */
export function CardsToCome() {
  const isSlow = useDelayed(true);
  return (
    <div className={parts.cards} data-shown={isSlow || undefined} aria-hidden>
      <CardGrid cards={places.map((key) => ({ key, card: <ToCome /> }))} />
    </div>
  );
}

function ToCome() {
  return (
    <div className={parts.card}>
      <div className={parts.designation} />
      <div className={parts.title} />
      <div className={parts.rest} />
    </div>
  );
}
