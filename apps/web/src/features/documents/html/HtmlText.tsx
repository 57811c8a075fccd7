import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { pathTo, type HtmlView } from '@norma/reader';
import { IconBookmark, IconX } from '@tabler/icons-react';
import type { Mark } from '../../../ui/overview-ruler/OverviewRuler.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { mayMark } from '../mayMark.ts';
import type { TextPlace } from '../mayMark.ts';
import { Opening } from '../Opening.tsx';
import { useLine, useReported } from '../readingLine.ts';
import { useLibrary } from '../useLibrary.ts';
import { ClauseBar, FoundBar } from './ClauseBar.tsx';
import { Clauses, type Outline } from './Clauses.tsx';
import { EnlargedDialog } from './EnlargedDialog.tsx';
import { FindField } from './FindField.tsx';
import { useReadingShortcuts } from './useReadingShortcuts.ts';
import { ReadingTools } from './ReadingTools.tsx';
import { Strip } from './Strip.tsx';
import { useReading, type Text } from './useReading.ts';
import { useVisibleTop } from './useVisibleTop.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import { readingAct, type ReadingAct } from './readingKeys.ts';
import { isTaken } from '../../../ui/keys/isTaken.ts';
import { isSwitchedOff } from '../../../ui/keys/singleKeys.ts';
import { showShortcuts } from '../../../ui/keys/layer.ts';
import type { Finding } from './useFind.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { Stopped } from './stoppedPlaces.ts';
import styles from './HtmlText.module.css';
import room from './TextRoom.module.css';

type Props = Text & {
  onFailure: () => void;
  /** Whether the text has compass points for those who may have some. */
  hasMarks: boolean;
  /** The compass points of the text. */
  renderMarking: (place: TextPlace) => ReactNode;
  /** The links to what it cites. */
  renderReferences: (view: HtmlView) => ReactNode;
};

/** The text of a document between its clauses and its overview ruler; on a narrow screen below what opens them. */
export function HtmlText({ onFailure, hasMarks, renderMarking, renderReferences, ...text }: Props) {
  const t = useMessages('html-viewer');
  const library = useLibrary();
  const isNarrow = useIsNarrow('lg');
  const [sheet, setSheet] = useState<'clauses' | 'find' | null>(null);
  const [markingTools, setMarkingTools] = useState<HTMLElement | null>(null);
  const [markingBar, setMarkingBar] = useState<HTMLElement | null>(null);
  const reader = useVisibleTop<HTMLDivElement>();
  const reading = useReading(text);
  const { container, covering, view, outline, finding, look, stopped, jump } = reading;
  const {
    field,
    open: openFind,
    end: endFind,
  } = useFindField({ finding, view, isNarrow, openSheet: () => setSheet('find') });
  const step = (by: 1 | -1): void => {
    const { clauses = [], current = null } = outline ?? {};
    const next = clauses[clauses.findIndex(({ id }) => id === current) + by];
    if (next) outline?.onClause(next.id);
  };
  useReadingKeys(view, {
    next: () => step(1),
    previous: () => step(-1),
    copy: () => {
      const clause = outline?.current ?? outline?.clauses[0]?.id;
      if (clause !== undefined) outline?.onCopyLink(clause);
    },
    find: openFind,
    'find-next': () => finding.query !== '' && finding.step(1),
    'find-previous': () => finding.query !== '' && finding.step(-1),
    escape: () => finding.query !== '' && endFind(),
  });
  useEffect(() => {
    if (reading.status === 'failed') onFailure();
  }, [reading.status, onFailure]);

  const { isStuck } = useLine();
  const current = outline?.clauses.find(({ id }) => id === outline.current);
  useReported(
    outline
      ? {
          number: current?.number ?? '',
          title: current?.title ?? (isNarrow ? t('clauses') : ''),
          ...(current && { language: outline.language, direction: outline.direction }),
          clauses: pathTo(outline.clauses, outline.current)
            .toReversed()
            .map(({ id }) => id),
        }
      : null,
    { onFind: openFind, onOpen: isNarrow ? () => setSheet('clauses') : undefined },
  );

  const closeSheet = (): void => setSheet(null);
  const leaveSheet = outline && {
    ...outline,
    onClause: (id: string) => {
      closeSheet();
      outline.onClause(id);
    },
  };
  const findField = <FindField ref={field} finding={finding} onEnter={closeSheet} onEscape={endFind} />;
  const tools = <ReadingTools look={look[0]} onLook={look[1]} onKeys={showShortcuts} />;
  const isMarked = hasMarks && mayMark(library);
  useReadingShortcuts({ hasMarks: isMarked });
  const markingSlot = (
    <div className={styles.marking} data-awaited={isMarked || undefined} ref={setMarkingTools} />
  );
  const found = finding.found.marks;
  const hits = useMemo((): Mark[] => found.map((start) => ({ kind: 'hit', start })), [found]);
  const strip = outline && view && (
    <Strip label={t('strip')} view={view} clauses={outline.clauses} marks={hits} isUpright={!isNarrow} />
  );

  return (
    <div className={styles.reader} ref={reader}>
      {isNarrow && (
        <div className={styles.clause}>
          {outline && !isStuck && (
            <ClauseBar outline={outline} onOpen={() => setSheet('clauses')} onFind={() => setSheet('find')} />
          )}
        </div>
      )}
      <div className={styles.bar} ref={covering}>
        {isNarrow && outline && <FoundBar finding={finding} />}
        {isNarrow && strip}
      </div>
      {!isNarrow && (
        <div className={styles.side}>
          <div className={styles.find}>{findField}</div>
          {markingSlot}
          {outline && <Clauses outline={outline} />}
          {tools}
        </div>
      )}
      <section className={room.text} aria-label={t('text')}>
        <div className={styles.markingBar} ref={setMarkingBar} />
        <div ref={container} />
        {stopped.place && outline && (
          <StoppedHere
            stopped={stopped.place}
            outline={outline}
            onContinue={jump}
            onClose={stopped.dismiss}
          />
        )}
        {!outline && <Opening>{t('opening')}</Opening>}
      </section>
      {!isNarrow && <div className={room.strip}>{strip}</div>}
      {renderMarking({
        format: 'html',
        marks: outline ? (view?.marks() ?? null) : null,
        tools: markingTools,
        bar: markingBar,
        ...(view && { listenToKeys: view.listenToKeys }),
      })}
      {outline && view && renderReferences(view)}
      <VisuallyHidden>
        <output>{reading.announced}</output>
      </VisuallyHidden>
      {isNarrow && leaveSheet && (
        <Drawer
          isOpen={sheet !== null}
          title={t('clauses')}
          onClose={closeSheet}
          isContentFirst={sheet === 'find'}
        >
          {findField}
          {markingSlot}
          <Clauses outline={leaveSheet} />
          {tools}
        </Drawer>
      )}
      {reading.enlarged && (
        <EnlargedDialog enlarged={reading.enlarged} onClose={() => reading.setEnlarged(null)} />
      )}
    </div>
  );
}

/** The handlers of the shortcuts; one that returns false leaves the key to the browser. */
type ReadingActs = Record<ReadingAct, () => boolean | void>;

/** Lets keys move through the text, from anywhere on the page and from within the text. */
function useReadingKeys(view: HtmlView | undefined, acts: ReadingActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = readingAct(event);
      // A search is opened and continued from anywhere, also from its own field.
      if (!act || isSwitchedOff(event) || (isTaken(event) && !act.startsWith('find'))) return;
      if (latest.current[act]() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    const end = view?.listenToKeys(onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      end?.();
    };
  }, [view]);
}

type Options = { finding: Finding; view: HtmlView | undefined; isNarrow: boolean; openSheet: () => void };

type Field = {
  field: RefObject<HTMLInputElement | null>;
  /** Goes to the field, wherever it is; false where the focus is there already. */
  open: () => boolean;
  /** Takes the search away, and gives the focus back to where it was. */
  end: () => void;
};

/** Moves the focus to the find field, and back. */
function useFindField({ finding, view, isNarrow, openSheet }: Options): Field {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const open = (): boolean => {
    if (field.current !== null && document.activeElement === field.current) return false;
    before.current = document.activeElement;
    if (isNarrow) openSheet();
    else field.current?.select();
    return true;
  };
  const end = (): void => {
    finding.end();
    if (isNarrow) return; // The sheet stays, and so does the focus.
    const opener = before.current;
    const isControl = opener instanceof HTMLElement && !opener.matches('body, iframe') && opener.isConnected;
    if (isControl) opener.focus({ preventScroll: true });
    else view?.focus();
  };
  return { field, open, end };
}

type StoppedHereProps = {
  stopped: Stopped;
  outline: Outline;
  onContinue: (clause: string) => void;
  onClose: () => void;
};

/** Offers to go on where the reader stopped: no one is taken anywhere unasked. */
function StoppedHere({ stopped, outline, onContinue, onClose }: StoppedHereProps) {
  const t = useMessages('html-viewer');
  return (
    <section className={styles.offer} aria-label={t('stopped')}>
      <IconBookmark className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <p className={styles.words}>
        <span>{t('stoppedAt')}</span>{' '}
        <bdi className={styles.place} lang={outline.language} dir={outline.direction}>
          {stopped.title}
        </bdi>
      </p>
      <button className={styles.go} type="button" onClick={() => onContinue(stopped.clause)}>
        {t('continue')}
      </button>
      <IconButton label={t('close')} onClick={onClose}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </section>
  );
}
