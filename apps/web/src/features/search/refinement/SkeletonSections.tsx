import { useDelayed } from '../../../ui/useDelayed.ts';
import parts from './SkeletonSections.module.css';

/** Sections that are on their way, on the grid of the real ones; not shown where that takes a moment only. */
export function SkeletonSections({ count }: { count: number }) {
  return Array.from({ length: count }, (_, section) => (
    <div className={parts.section} key={section}>
      {section === 0 && <SkeletonValues />}
    </div>
  ));
}

/** Values of a section that are on their way. */
export function SkeletonValues() {
  const isSlow = useDelayed(true);
  return (
    <div className={parts.values} data-shown={isSlow || undefined} aria-busy>
      <div className={parts.value} />
      <div className={parts.value} />
      <div className={parts.value} />
    </div>
  );
}
