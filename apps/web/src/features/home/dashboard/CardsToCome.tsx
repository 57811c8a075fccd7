import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { CardGrid } from './CardGrid.tsx';
import styles from './CardsToCome.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards that are being loaded, on the grid of the real ones; not shown where loading takes a moment only. */
export function CardsToCome() {
  const isSlow = useDelayed(true);
  return (
    <div className={styles.cards} data-shown={isSlow || undefined} aria-hidden>
      <CardGrid cards={places.map((key) => ({ key, card: <ToCome /> }))} />
    </div>
  );
}

function ToCome() {
  return (
    <div className={styles.card}>
      <div className={styles.designation} />
      <div className={styles.title} />
      <div className={styles.rest} />
    </div>
  );
}
