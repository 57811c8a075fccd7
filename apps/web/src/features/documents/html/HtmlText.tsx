import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Mark } from '../../../ui/overview-ruler/OverviewRuler.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { mayMark } from '../mayMark.ts';
import type { TextPlace } from '../mayMark.ts';
import { Opening } from '../Opening.tsx';
import { useLibrary } from '../useLibrary.ts';
import { ClauseBar } from './ClauseBar.tsx';
import { Clauses } from './Clauses.tsx';
import { EnlargedDialog } from './EnlargedDialog.tsx';
import { FindField } from './FindField.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { ReadingTools } from './ReadingTools.tsx';
import { StoppedHere } from './StoppedHere.tsx';
import { Strip } from './Strip.tsx';
import { useFindField } from './useFindField.ts';
import { useReading, type Text } from './useReading.ts';
import { useReadingKeys } from './useReadingKeys.ts';
import { useVisibleTop } from './useVisibleTop.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import styles from './HtmlText.module.css';
import room from './TextRoom.module.css';

type Props = Text & {
  onFailure: () => void;
  /** Whether the text has compass points for those who may have some. */
  hasMarks: boolean;
  /** The compass points of the text. */
  renderMarking: (place: TextPlace) => ReactNode;
};

/** The text of a document between its clauses and its heat strip; on a narrow screen below what opens them. */
export function HtmlText({ onFailure, hasMarks, renderMarking, ...text }: Props) {
  const words = useMessages('html-viewer');
  const library = useLibrary();
  const isNarrow = useIsNarrow('lg');
  const [sheet, setSheet] = useState<'clauses' | 'find' | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
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
    help: () => setHelpOpen(true),
    find: openFind,
    'find-next': () => finding.query !== '' && finding.step(1),
    'find-previous': () => finding.query !== '' && finding.step(-1),
    escape: () => finding.query !== '' && endFind(),
  });
  useEffect(() => {
    if (reading.status === 'failed') onFailure();
  }, [reading.status, onFailure]);

  const closeSheet = (): void => setSheet(null);
  const leaveSheet = outline && {
    ...outline,
    onClause: (id: string) => {
      closeSheet();
      outline.onClause(id);
    },
  };
  const findField = <FindField ref={field} finding={finding} onEnter={closeSheet} onEscape={endFind} />;
  const tools = <ReadingTools look={look[0]} onLook={look[1]} onKeys={() => setHelpOpen(true)} />;
  const isMarked = hasMarks && mayMark(library);
  const markingSlot = (
    <div className={styles.marking} data-awaited={isMarked || undefined} ref={setMarkingTools} />
  );
  const found = finding.found.marks;
  const hits = useMemo((): Mark[] => found.map((start) => ({ kind: 'hit', start })), [found]);
  const strip = outline && view && (
    <Strip label={words('strip')} view={view} clauses={outline.clauses} marks={hits} isUpright={!isNarrow} />
  );

  return (
    <div className={styles.reader} ref={reader}>
      <div className={styles.bar} ref={covering}>
        {isNarrow && outline && (
          <ClauseBar
            outline={outline}
            finding={finding}
            onOpen={() => setSheet('clauses')}
            onFind={() => setSheet('find')}
          />
        )}
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
      <section className={room.text} aria-label={words('text')}>
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
        {!outline && <Opening>{words('opening')}</Opening>}
      </section>
      {!isNarrow && <div className={room.strip}>{strip}</div>}
      {renderMarking({
        format: 'html',
        marks: outline ? (view?.marks() ?? null) : null,
        tools: markingTools,
        bar: markingBar,
        ...(view && { listenToKeys: view.listenToKeys }),
      })}
      <VisuallyHidden>
        <output>{reading.announced}</output>
      </VisuallyHidden>
      {isNarrow && leaveSheet && (
        <Drawer
          isOpen={sheet !== null}
          title={words('clauses')}
          onClose={closeSheet}
          isContentFirst={sheet === 'find'}
        >
          {findField}
          {markingSlot}
          <Clauses outline={leaveSheet} />
          {tools}
        </Drawer>
      )}
      <KeysHelp isOpen={isHelpOpen} hasMarks={isMarked} onClose={() => setHelpOpen(false)} />
      {reading.enlarged && (
        <EnlargedDialog enlarged={reading.enlarged} onClose={() => reading.setEnlarged(null)} />
      )}
    </div>
  );
}
