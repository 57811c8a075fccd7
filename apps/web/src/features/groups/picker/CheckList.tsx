import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { CheckMark } from '../../../ui/forms/CheckMark.tsx';
import { useVirtualRows } from '../../../ui/hooks/useVirtualRows.ts';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import styles from './CheckList.module.css';

/** An entry of a list. */
export type Entry = {
  readonly key: string;
  readonly label: ReactNode;
  /** A second line below it. */
  readonly note?: ReactNode;
  /** Shown by the pointer. */
  readonly tip?: string;
};

type Props = {
  label: string;
  entries: readonly Entry[];
  ticked: ReadonlySet<string>;
  onTick: (key: string, isOn: boolean) => void;
};

/**
 * Checkboxes below one another, as many as may be: only those in view are drawn. One stop for the Tab key; arrows, Home,
 * End and the page keys go through it, Space ticks.
 */
export function CheckList({ label, entries, ticked, onTick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const hasNotes = entries.some(({ note }) => note !== undefined);
  const isTouch = useIsNarrow('sm');
  const rowHeight = hasNotes ? 52 : isTouch ? 44 : 36;
  const [at, setAt] = useState(0);
  const here = Math.min(at, entries.length - 1);
  const rows = useVirtualRows(box, { count: entries.length, rowHeight, always: here });
  const toFocus = useRef<number | null>(null);

  // The target of a key may be out of view: it is rendered first, and then focused.
  useLayoutEffect(() => {
    if (toFocus.current === null || !box.current) return;
    const row = box.current.querySelector<HTMLInputElement>(`[data-at="${toFocus.current}"]`);
    row?.focus({ preventScroll: true });
    rows.scrollToIndex(toFocus.current);
    toFocus.current = null;
  });
  const goTo = (place: number): void => {
    const next = Math.max(0, Math.min(place, entries.length - 1));
    toFocus.current = next;
    setAt(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const place = placeAfter(event.key, { here, last: entries.length - 1, page });
    if (place === null) return;
    event.preventDefault();
    goTo(place);
  };

  return (
    <div className={styles.box} ref={box} style={{ '--row': `${rowHeight}px` } as CSSProperties}>
      <ul className={styles.list} aria-label={label} style={{ blockSize: `${rows.getTotalSize()}px` }}>
        {rows.getVirtualItems().map(({ index: place, start }) => {
          const entry = entries[place];
          return (
            entry && (
              <li
                className={styles.row}
                key={entry.key}
                aria-posinset={place + 1}
                aria-setsize={entries.length}
                style={{ insetBlockStart: `${start}px` }}
              >
                <label className={styles.entry} title={entry.tip}>
                  <input
                    className={styles.input}
                    type="checkbox"
                    data-at={place}
                    tabIndex={place === here ? 0 : -1}
                    checked={ticked.has(entry.key)}
                    onFocus={() => setAt(place)}
                    onKeyDown={onKeyDown}
                    onChange={({ currentTarget }) => onTick(entry.key, currentTarget.checked)}
                  />
                  <CheckMark state={ticked.has(entry.key) ? 'on' : 'off'} />
                  <span className={styles.words}>
                    <span className={styles.label} dir="auto">
                      {entry.label}
                    </span>
                    {entry.note && (
                      <span className={styles.note} dir="auto">
                        {entry.note}
                      </span>
                    )}
                  </span>
                </label>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Where a key leads from a place in a list; null for keys that lead nowhere. */
function placeAfter(
  key: string,
  { here, last, page }: { here: number; last: number; page: number },
): number | null {
  const places: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    PageDown: here + page,
    PageUp: here - page,
    Home: 0,
    End: last,
  };
  return places[key] ?? null;
}
