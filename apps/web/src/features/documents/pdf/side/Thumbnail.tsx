import type { PdfView } from '@norma/reader';
import { useEffect, useRef } from 'react';
import styles from './Thumbnails.module.css';

type Props = {
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
export const rowHeight = 138;

/** A page drawn small, while it is seen. */
export function Thumbnail({ view, page, label, name, isCurrent, isFocusable, onChoose }: Props) {
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
