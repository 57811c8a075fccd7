import type { Activity } from './activity.ts';
import parts from './ActivityBar.module.css';

/** One act on a document: an icon with its word, the icon alone where there is less room. */
export function ActivityButton({ activity: { label, icon, count, isOn, onAct } }: { activity: Activity }) {
  return (
    <button className={parts.act} type="button" data-on={isOn || undefined} onClick={onAct}>
      {icon}
      <span className={parts.word}>{label}</span>
      {count !== undefined && <span className={parts.count}>{count}</span>}
    </button>
  );
}
