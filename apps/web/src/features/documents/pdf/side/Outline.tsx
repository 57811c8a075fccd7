import type { PdfState, PdfView } from '@norma/reader';
import { useDirection } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { actOf } from '../../../../ui/tree/treeKeys.ts';
import { useTypeAhead } from '../../../../ui/tree/useTypeAhead.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { OutlineLink } from './OutlineLink.tsx';
import { outlineRows, rowFor, type Opened } from './outlineRows.ts';
import styles from './Outline.module.css';

type Props = {
  contentCode: string;
  view: PdfView;
  state: Extract<PdfState, { status: 'ready' }>;
  onChosen: () => void;
};

const nothingOpened: Opened = new Map();

/** The outline that the document brings along; the heading being read is marked at the edge. */
export function Outline({ contentCode, view, state, onChosen }: Props) {
  const t = useMessages('pdf-viewer');
  const { dir: direction } = useDirection();
  const { outline, heading: current } = state;
  useEffect(() => view.readOutline(), [view]);
  const [opened, setOpened] = useState(nothingOpened);
  const [active, setActive] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => outlineRows(outline ?? [], opened, current), [outline, opened, current]);
  const currentAt = rowFor(rows, current);
  const activeAt = Math.max(0, active === null ? currentAt : rowFor(rows, active));
  useEffect(() => keepInSight(tree.current, rowAt(tree.current, currentAt)), [currentAt]);

  const open = (keys: readonly string[], isOpen: boolean): void =>
    setOpened(new Map([...opened, ...keys.map((key) => [key, isOpen] as const)]));
  const go = (at: number): void => {
    setActive(rows[at]?.node.key ?? null);
    rowAt(tree.current, at)?.focus();
  };
  const choose = (at: number): void => {
    const row = rows[at];
    if (!row) return;
    if (row.heading.goal === null && row.isOpen !== null) return open([row.node.key], !row.isOpen);
    void view.goToHeading(row.heading);
    onChosen();
  };
  const typeAhead = useTypeAhead(rows, activeAt, go);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actOf({ key: event.key, rows, at: activeAt, direction });
    if (!act && !typeAhead(event)) return;
    event.preventDefault();
    event.stopPropagation(); // Its letters are names here, not keys of the PDF.
    if (act?.kind === 'go') go(act.to);
    if (act?.kind === 'open') open(act.keys, true);
    if (act?.kind === 'close') open([act.key], false);
    if (act?.kind === 'pick') choose(activeAt);
  };

  if (!outline) return null;
  if (rows.length === 0) return <p className={styles.none}>{t('noOutline')}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows take the focus, one of them at a time */}
      <div className={styles.tree} ref={tree} role="tree" aria-label={t('outline')} onKeyDown={onKeyDown}>
        {rows.map(({ node, heading, place, among, isOpen }, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it takes the keys
          <div
            className={styles.row}
            key={node.key}
            role="treeitem"
            aria-level={heading.level}
            aria-posinset={place}
            aria-setsize={among}
            aria-expanded={isOpen ?? undefined}
            aria-current={at === currentAt ? 'location' : undefined}
            aria-selected={at === currentAt}
            tabIndex={at === activeAt ? 0 : -1}
            data-at={at}
            style={{ '--level': Math.min(heading.level, 6) } as CSSProperties}
            onFocus={() => setActive(node.key)}
            onClick={() => choose(at)}
          >
            <span
              className={styles.twisty}
              aria-hidden
              onClick={(event) => {
                if (isOpen === null) return;
                event.stopPropagation();
                open([node.key], !isOpen);
              }}
            >
              {isOpen !== null && <IconChevronDown size={14} stroke={1.6} />}
            </span>
            <bdi className={styles.title}>{node.name}</bdi>
          </div>
        ))}
      </div>
      <OutlineLink contentCode={contentCode} outline={outline} heading={rows[activeAt]?.heading} />
    </>
  );
}

const rowAt = (tree: HTMLElement | null, at: number): HTMLElement | null =>
  tree?.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? null;

/** Scrolls the tree alone, never the page. */
function keepInSight(tree: HTMLElement | null, row: HTMLElement | null): void {
  if (!tree || !row) return;
  const room = tree.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.top < room.top) tree.scrollTop -= room.top - place.top;
  if (place.bottom > room.bottom) tree.scrollTop += place.bottom - room.bottom;
}
