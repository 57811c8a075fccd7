import type { ComparisonLook, Enlarged, HtmlView } from '@norma/reader';
import { IconList } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import {
  EnlargedDialog,
  Opening,
  textRoom as room,
  useAddress,
  useHtmlView,
  useTextLook,
  useVisibleTop,
} from '../documents/forDocumentPage.ts';
import { byClause, ChangeList } from './ChangeList.tsx';
import { ChangeSteps } from './ChangeSteps.tsx';
import { movedNote, sentenceOfChange } from './changeWords.ts';
import { ComparisonStrip } from './ComparisonStrip.tsx';
import { EditorialChanges } from './EditorialChanges.tsx';
import { inRequirements, ofKind, type Shown } from './kinds.ts';
import { ListHead } from './ListHead.tsx';
import type { Pair } from './pair.ts';
import type { ComparedHtml } from './queries.ts';
import { TypeLegend } from './TypeLine.tsx';
import { useRequirementsOnly } from './useRequirementsOnly.ts';
import { useStepping } from './useStepping.ts';
import { isTaken } from '../../ui/keys/isTaken.ts';
import { isSwitchedOff } from '../../ui/keys/singleKeys.ts';
import { useShortcuts } from '../../ui/keys/offered.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import styles from './ComparedText.module.css';

type Props = {
  compared: ComparedHtml;
  pair: Pair;
  title: string;
  /** On a narrow screen there is one column. */
  look: ComparisonLook;
  onView: (view: HtmlView | null) => void;
  onFailure: () => void;
};

/** Both editions as one text between the list of changes and the overview ruler; on a narrow screen below what opens them. */
export function ComparedText({ compared, pair, title, look: chosen, onView, onFailure }: Props) {
  const t = useMessages('comparison');
  const { i18n } = useTranslation();
  const isNarrow = useIsNarrow('comparison');
  const reader = useVisibleTop<HTMLDivElement>();
  const look = isNarrow ? 'inline' : chosen;
  const [isListOpen, setListOpen] = useState(false);
  const [announced, setAnnounced] = useState('');
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const [textLook] = useTextLook();
  const { changes, editorial, article, remarks } = compared;
  const [isRequirementsOnly, narrow] = useRequirementsOnly();
  const noted = useMemo(
    () => changes.map((change) => ({ ...change, note: movedNote(change, t) })),
    [changes, t],
  );
  const comparison = useMemo(
    () => ({
      changes: noted,
      look: 'inline' as const,
      language: i18n.language,
      words: {
        insertion: t('insertion'),
        insertionEnd: t('insertionEnd'),
        deletion: t('deletion'),
        deletionEnd: t('deletionEnd'),
      },
    }),
    [noted, t, i18n.language],
  );
  const { clause } = useAddress();
  const { container, covering, view, state } = useHtmlView({
    article,
    title,
    look: textLook,
    place: clause,
    comparison,
    events: { onLink: (name) => view?.goTo(name), onCopyLink: () => {}, onEnlarge: setEnlarged },
  });
  const ready = state.status === 'ready' ? state : undefined;
  const stepping = useStepping(changes, {
    isRequirementsOnly,
    onGo: (change, { at, count }) => {
      view?.changes()?.goTo(change.id);
      setAnnounced(t('said', { at: at + 1, count, sentence: sentenceOfChange(change, t) }));
    },
  });
  const announceLeft = (shown: Shown, isOnly: boolean): void =>
    setAnnounced(t('left', { count: inRequirements(ofKind(changes, shown), isOnly).length }));
  useChangeKeys(view, stepping.step);
  useShortcuts({
    title: t('comparison'),
    lines: [
      { word: t('nextChange'), keys: ['J'] },
      { word: t('previousChange'), keys: ['K'] },
    ],
  });
  const isReady = ready !== undefined;
  useEffect(() => {
    if (isReady) view?.lay(look);
  }, [view, isReady, look]);
  useEffect(() => {
    onView(isReady && view ? view : null);
    return () => onView(null);
  }, [onView, view, isReady]);
  useEffect(() => {
    if (state.status === 'failed') onFailure();
  }, [state.status, onFailure]);

  const goToEditorial = (id: string): void => {
    view?.changes()?.goTo(id);
    const change = editorial.find((each) => each.id === id);
    if (change) setAnnounced(sentenceOfChange(change, t));
  };
  const hasNone = changes.length + editorial.length === 0;
  const list = (onGone: () => void) => (
    <>
      <ListHead
        changes={changes}
        shown={stepping.shown}
        onShow={(shown) => {
          stepping.show(shown);
          announceLeft(shown, isRequirementsOnly);
        }}
        isRequirementsOnly={isRequirementsOnly}
        onRequirementsOnly={(isOnly) => {
          narrow(isOnly);
          announceLeft(stepping.shown, isOnly);
        }}
        areVerbalFormsTyped={compared.areVerbalFormsTyped}
      />
      {stepping.changes.length > 0 ? (
        <ChangeList
          label={t('changes')}
          groups={byClause(stepping.changes, t)}
          current={stepping.current}
          language={compared.new.language}
          onChange={(id) => {
            onGone();
            stepping.goTo(id);
          }}
        />
      ) : (
        <p className={styles.none}>
          {t(hasNone ? 'none' : isRequirementsOnly ? 'noRequirements' : 'noneOfKind')}
        </p>
      )}
      {!isRequirementsOnly && (
        <EditorialChanges
          changes={editorial}
          language={compared.new.language}
          onChange={(id) => {
            onGone();
            goToEditorial(id);
          }}
        />
      )}
    </>
  );
  const places = ready && view?.changes();
  const strip = view && places && (
    <ComparisonStrip
      view={view}
      places={places}
      clauses={ready.clauses}
      changes={stepping.changes}
      isUpright={!isNarrow}
    />
  );
  return (
    <div className={styles.reader} ref={reader}>
      {!isNarrow && (
        <div className={styles.side}>
          {list(() => {})}
          <div className={styles.foot}>
            <TypeLegend />
            <ChangeSteps stepping={stepping} hasKeys />
          </div>
        </div>
      )}
      <div className={styles.middle}>
        <div className={styles.bar} ref={covering}>
          {isNarrow ? (
            <div className={styles.narrowBar}>
              <Button
                kind="bare"
                icon={<IconList size={16} stroke={1.6} aria-hidden />}
                aria-haspopup="dialog"
                aria-label={t('showChanges')}
                onClick={() => setListOpen(true)}
              >
                {t('changes')}
              </Button>
              <ChangeSteps stepping={stepping} hasKeys={false} />
            </div>
          ) : (
            look === 'side-by-side' && (
              <div className={styles.columns} dir="ltr">
                <Designation value={pair.base.designationNo} size="table" />
                <Designation value={pair.target.designationNo} size="table" />
              </div>
            )
          )}
          {isNarrow && strip}
        </div>
        {remarks.map((remark) => (
          <p className={styles.remark} key={remark} role="status">
            {t(`remark.${remark}`)}
          </p>
        ))}
        <section className={room.text} aria-label={t('text')}>
          <div ref={container} />
          {!ready && <Opening>{t('opening')}</Opening>}
        </section>
      </div>
      {!isNarrow && <div className={room.strip}>{strip}</div>}
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
      {isNarrow && (
        <Drawer isOpen={isListOpen} title={t('changes')} onClose={() => setListOpen(false)}>
          {list(() => setListOpen(false))}
        </Drawer>
      )}
      {enlarged && <EnlargedDialog enlarged={enlarged} onClose={() => setEnlarged(null)} />}
    </div>
  );
}

/** Lets J and K go to the next change and the one before, from anywhere on the page and from within the text. */
function useChangeKeys(view: HtmlView | undefined, step: (by: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isSwitchedOff(event) || isTaken(event)) return;
      const by = steps.get(event.key.toLowerCase());
      if (by === undefined) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', onKey);
    const end = view?.listenToKeys(onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      end?.();
    };
  }, [view]);
}

const steps = new Map<string, 1 | -1>([
  ['j', 1],
  ['k', -1],
]);
