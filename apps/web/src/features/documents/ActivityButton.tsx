import { Tip } from '../../ui/Tip.tsx';
import type { Activity } from './activity.ts';
import { useIsNarrow } from '../../ui/useBreakpoint.ts';
import parts from './ActivityBar.module.css';

/** One act on a document: an icon with its word; where there is less room, the icon alone and its word on demand. */
export function ActivityButton({ activity }: { activity: Activity }) {
  const { label, icon, count, isOn, isOpen, onAct } = activity;
  const isBare = useIsNarrow('lg');
  const button = (
    <button
      className={parts.act}
      type="button"
      aria-expanded={isOpen}
      data-on={isOn || isOpen || undefined}
      onClick={onAct}
    >
      {icon}
      <span className={parts.word}>{label}</span>
      {count !== undefined && <span className={parts.count}>{count}</span>}
    </button>
  );
  return isBare ? <Tip label={label}>{button}</Tip> : button;
}
