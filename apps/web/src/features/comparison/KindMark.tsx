import type { Kind } from './kinds.ts';
import { kindIcons } from './kinds.ts';
import styles from './KindMark.module.css';

/** The sign of a kind of change: a shape and a color; its word is next to it. */
export function KindMark({ kind }: { kind: Kind }) {
  const Sign = kindIcons[kind];
  return (
    <span className={styles.mark} data-kind={kind} aria-hidden>
      <Sign size={14} stroke={1.6} />
    </span>
  );
}
