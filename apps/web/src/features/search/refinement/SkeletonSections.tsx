import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import styles from './SkeletonSections.module.css';

/** Sections that are on their way, on the grid of the real ones; not shown where that takes a moment only. */
export function SkeletonSections({ count }: { count: number }) {
  return Array.from({ length: count }, (_, section) => (
    <div className={styles.section} key={section}>
      {section === 0 && <SkeletonValues />}
    </div>
  ));
}

/** Values of a section that are on their way. */
export function SkeletonValues() {
  const isSlow = useDelayed(true);
  return (
    <div className={styles.values} data-shown={isSlow || undefined} aria-busy>
      <div className={styles.value} />
      <div className={styles.value} />
      <div className={styles.value} />
    </div>
  );
}
