import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { CheckMark } from '../../../ui/forms/CheckMark.tsx';
import { useRowsInView } from '../../../ui/hooks/useRowsInView.ts';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import styles from './CheckList.module.css';

/** What stands in a list, as it is seen and found by. */
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
  const { from, to } = useRowsInView(box, rowHeight);
  const [at, setAt] = useState(0);
  const here = Math.min(at, entries.length - 1);
  const wanted = useRef<number | null>(null);

  // What the keys go to may not have been in view before: it is drawn first, and then gets the focus.
  useLayoutEffect(() => {
    if (wanted.current === null || !box.current) return;
    const row = box.current.querySelector<HTMLInputElement>(`[data-at="${wanted.current}"]`);
    row?.focus({ preventScroll: true });
    bringIntoView(box.current, wanted.current * rowHeight, rowHeight);
    wanted.current = null;
  });
  const goTo = (place: number): void => {
    const next = Math.max(0, Math.min(place, entries.length - 1));
    wanted.current = next;
    setAt(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const place = placeAfter(event.key, { here, last: entries.length - 1, page });
    if (place === null) return;
    event.preventDefault();
    goTo(place);
  };
  const isDrawn = (place: number): boolean => (place >= from && place < to) || place === here;

  return (
    <div className={styles.box} ref={box} style={{ '--row': `${rowHeight}px` } as CSSProperties}>
      <ul className={styles.list} aria-label={label} style={{ blockSize: `${entries.length * rowHeight}px` }}>
        {entries.map(({ key, ...entry }, place) =>
          isDrawn(place) ? (
            <li
              className={styles.row}
              key={key}
              aria-posinset={place + 1}
              aria-setsize={entries.length}
              style={{ insetBlockStart: `${place * rowHeight}px` }}
            >
              <label className={styles.entry} title={entry.tip}>
                <input
                  className={styles.input}
                  type="checkbox"
                  data-at={place}
                  tabIndex={place === here ? 0 : -1}
                  checked={ticked.has(key)}
                  onFocus={() => setAt(place)}
                  onKeyDown={onKeyDown}
                  onChange={({ currentTarget }) => onTick(key, currentTarget.checked)}
                />
                <CheckMark state={ticked.has(key) ? 'on' : 'off'} />
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
          ) : null,
        )}
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

function bringIntoView(box: HTMLElement, top: number, height: number): void {
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + box.clientHeight) box.scrollTop = top + height - box.clientHeight;
}
