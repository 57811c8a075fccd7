import type { PdfState, PdfView } from '@norma/reader';
import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useRowsInView } from '../../../../ui/hooks/useRowsInView.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { pageAfterKey } from './pageAfterKey.ts';
import styles from './Thumbnails.module.css';

type Props = {
  view: PdfView;
  state: Extract<PdfState, { status: 'ready' }>;
  columns: number;
  onChosen: () => void;
};

/** All pages drawn small, in rows; only those in view are there, so that a thousand cost no more than ten. */
export function Thumbnails({ view, state, columns, onChosen }: Props) {
  const words = useMessages('pdf-viewer');
  const { dir } = useDirection();
  const { page, pageCount, labels, rotation } = state;
  const box = useRef<HTMLElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const cursor = active ?? page;
  const { from, to } = useRowsInView(box, rowHeight);
  const rowOf = (number: number): number => Math.floor((number - 1) / columns);
  useEffect(() => keepInSight(box.current, Math.floor((page - 1) / columns)), [page, columns]);

  const go = (number: number): void => {
    setActive(number);
    keepInSight(box.current, rowOf(number));
  };
  useEffect(() => {
    if (active !== null) box.current?.querySelector<HTMLElement>(`[data-page="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = pageAfterKey(event.key, { page: cursor, pageCount, columns, isMirrored: dir === 'rtl' });
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };

  const inView = Array.from({ length: pageCount }, (_, index) => index + 1).filter((number) => {
    const row = rowOf(number);
    return (row >= from && row < to) || number === cursor;
  });
  return (
    <nav className={styles.box} ref={box} aria-label={words('thumbnails')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are moved among by keys */}
      <ol
        className={styles.pages}
        style={{ blockSize: (rowOf(pageCount) + 1) * rowHeight }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && setActive(null)
        }
      >
        {inView.map((number) => {
          const label = labels?.[number - 1];
          return (
            <li
              className={styles.place}
              key={number}
              aria-posinset={number}
              aria-setsize={pageCount}
              style={{
                insetBlockStart: rowOf(number) * rowHeight,
                insetInlineStart: `${(((number - 1) % columns) / columns) * 100}%`,
                inlineSize: `${100 / columns}%`,
              }}
            >
              <Thumbnail
                key={rotation}
                view={view}
                page={number}
                label={label ?? String(number)}
                name={
                  label
                    ? words('labelledThumbnail', { label, page: number, count: pageCount })
                    : words('thumbnail', { page: number })
                }
                isCurrent={number === page}
                isFocusable={number === cursor}
                onChoose={() => {
                  view.goTo(number);
                  onChosen();
                }}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Scrolls the list alone, and only if a row is not wholly seen in it. */
function keepInSight(box: HTMLElement | null, row: number): void {
  if (!box) return;
  const top = row * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top + rowHeight - box.clientHeight;
  }
}

type ThumbnailProps = {
  view: PdfView;
  page: number;
  /** What stands below it. */
  label: string;
  name: string;
  isCurrent: boolean;
  isFocusable: boolean;
  onChoose: () => void;
};

const room = { width: 78, height: 104 };

/** How high a row of thumbnails is, with their labels. */
const rowHeight = 138;

/** A page drawn small, while it is seen. */
function Thumbnail({ view, page, label, name, isCurrent, isFocusable, onChoose }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawnOn = canvas.current;
    if (!drawnOn) return undefined;
    const wish = new AbortController();
    view
      .drawThumbnail({ page, canvas: drawnOn, room, signal: wish.signal })
      .then((isDrawn) => isDrawn && drawnOn.setAttribute('data-drawn', ''))
      .catch(() => {}); // A page that cannot be drawn small stays white; the reader tells what is wrong with it.
    return () => {
      wish.abort();
      drawnOn.width = 0; // Browsers free a canvas late otherwise.
      drawnOn.height = 0;
    };
  }, [view, page]);
  return (
    <button
      className={styles.thumbnail}
      type="button"
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isFocusable ? 0 : -1}
      data-page={page}
      onClick={onChoose}
    >
      <span className={styles.sheet}>
        <canvas className={styles.drawing} ref={canvas} aria-hidden />
      </span>
      <span className={styles.label} aria-hidden>
        <bdi>{label}</bdi>
      </span>
    </button>
  );
}
