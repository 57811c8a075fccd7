import type { PdfState, PdfView } from '@norma/reader';
import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useVirtualRows } from '../../../../ui/hooks/useVirtualRows.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { pageAfterKey } from './pageAfterKey.ts';
import styles from './Thumbnails.module.css';

type Props = {
  view: PdfView;
  state: Extract<PdfState, { status: 'ready' }>;
  columns: number;
  onChosen: () => void;
};

/** Thumbnails of all pages in rows; only those in view are rendered. */
export function Thumbnails({ view, state, columns, onChosen }: Props) {
  const t = useMessages('pdf-viewer');
  const { dir } = useDirection();
  const { page, pageCount, labels, rotation } = state;
  const box = useRef<HTMLElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const cursor = active ?? page;
  const rowOf = (number: number): number => Math.floor((number - 1) / columns);
  const rows = useVirtualRows(box, { count: rowOf(pageCount) + 1, rowHeight, always: rowOf(cursor) });
  useEffect(() => rows.scrollToIndex(Math.floor((page - 1) / columns)), [rows, page, columns]);

  const go = (number: number): void => {
    setActive(number);
    rows.scrollToIndex(rowOf(number));
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

  const inView = rows
    .getVirtualIndexes()
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column + 1))
    .filter((number) => number <= pageCount);
  return (
    <nav className={styles.box} ref={box} aria-label={t('thumbnails')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are moved among by keys */}
      <ol
        className={styles.pages}
        style={{ blockSize: rows.getTotalSize() }}
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
                    ? t('labelledThumbnail', { label, page: number, count: pageCount })
                    : t('thumbnail', { page: number })
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
type ThumbnailProps = {
  view: PdfView;
  page: number;
  /** The text below it. */
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
    const request = new AbortController();
    view
      .drawThumbnail({ page, canvas: drawnOn, room, signal: request.signal })
      .then((isDrawn) => isDrawn && drawnOn.setAttribute('data-drawn', ''))
      .catch(() => {}); // A page that cannot be drawn small stays white; the reader tells what is wrong with it.
    return () => {
      request.abort();
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
