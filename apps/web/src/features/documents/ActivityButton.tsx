import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import type { Activity } from './activity.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import styles from './ActivityBar.module.css';

/** One act on a document: an icon with its word; where there is less room, the icon alone and its word on demand. */
export function ActivityButton({ activity }: { activity: Activity }) {
  const { label, icon, count, isOn, isOpen, onAct } = activity;
  const isBare = useIsNarrow('lg');
  const button = (
    <button
      className={styles.act}
      type="button"
      aria-expanded={isOpen}
      data-on={isOn || isOpen || undefined}
      onClick={onAct}
    >
      {icon}
      <span className={styles.word}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
  return isBare ? <Tooltip label={label}>{button}</Tooltip> : button;
}
