import type { CompassPoint } from '@norma/contracts';
import type { Marks, Selected } from '@norma/reader/marks';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useCopyLink } from '../details/useCopyLink.ts';
import { newDraft } from '../dialog/pointDrafts.ts';
import { mayMake, mayManage } from '../dialog/rights.ts';
import { annotationOf } from '../place.ts';
import { tabOf } from '../shared.ts';
import { plainText, useIsRich } from '../isRich.ts';
import { AnnotateTools } from '../toolbar/AnnotateTools.tsx';
import { PointTools, type PointAction } from '../toolbar/PointTools.tsx';
import { SelectionTools } from '../toolbar/SelectionTools.tsx';
import { EndNotes } from './EndNotes.tsx';
import { Moving, NotLoaded } from './MarkingBars.tsx';
import type { MarkingPlace } from './place.ts';
import { PointFacts, PointPanel, type ShownPoint } from './PointPanel.tsx';
import { metadataOf } from './shownMark.ts';
import type { Task } from './Tasks.tsx';
import { UnplacedSheet } from './UnplacedSheet.tsx';
import { useDrawn } from './useDrawn.ts';
import { useMarkingKeys } from './useMarkingKeys.ts';
import type { Points } from './usePoints.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useIsWide } from '../../../ui/layout/useBreakpoint.ts';

type Props = {
  place: MarkingPlace;
  known: Points;
  task: Task | null;
  onTask: (task: Task) => void;
};

/** Annotate mode: the compass points of a document drawn in its text, with their actions. */
export function Annotating({ place, known, task, onTask }: Props) {
  const t = useMessages('compass-points-in-text');
  const { document, format, marks, onName, isBesideTaken, tools, bar, noteOf } = place;
  const { points, settings, chosen } = known;
  const hasRoom = useIsWide('xl');
  const hasPanel = hasRoom && !isBesideTaken;
  const isRich = useIsRich({ contentID: document.contentId, contentCode: document.contentCode });
  const { state, isSeen } = useDrawn({ marks, points, chosen: chosen?.compassPointUUID ?? null, isRich });
  const { selected, selectByKeys, clear } = useSelecting(marks, true);
  const [moving, setMoving] = useState<CompassPoint | null>(null);
  const [isViewed, setViewed] = useState(false);
  const [views, setViews] = useState(0);
  const [isListOpen, setListOpen] = useState(false);
  const copyLink = useCopyLink();

  const nameOf = (point: CompassPoint): string => plainText(point.name, isRich.name) || t('nameless');
  const choose = (point: CompassPoint | null): void => {
    setViewed(false);
    onName(point && annotationOf(point));
  };
  useEffect(
    () =>
      marks?.listen({
        markChosen: (id) => {
          const point = points.find(({ compassPointUUID }) => compassPointUUID === id);
          if (!point) return;
          isSeen(id);
          setViewed(false);
          onName(annotationOf(point));
        },
      }),
    [marks, points, isSeen, onName],
  );

  const mayBegin = settings !== undefined && mayMake(settings);
  const useSelected = (made: Selected): void => {
    if (!('anchor' in made)) return;
    const { anchor } = made;
    if (moving) onTask({ do: 'move', point: moving, anchor });
    else if (mayBegin) onTask({ do: 'make', draft: newDraft(crypto.randomUUID(), metadataOf(anchor)) });
    setMoving(null);
  };
  const beginByKeys = (): void => selectByKeys(useSelected);
  const leaveMove = (): void => {
    clear();
    setMoving(null);
    if (moving) marks?.jumpTo(moving.compassPointUUID);
  };
  useMarkingKeys(place.listenToKeys, {
    mark: mayBegin || moving ? beginByKeys : null,
    leave: moving ? leaveMove : null,
  });

  const act = (point: CompassPoint, action: PointAction): void => {
    setViewed(action === 'view');
    if (action === 'view') setViews((count) => count + 1);
    if (action === 'edit') onTask({ do: 'edit', point });
    if (action === 'share') copyLink(point);
    if (action === 'deactivate') onTask({ do: 'deactivate', point });
    if (action !== 'move') return;
    clear();
    choose(null);
    setMoving(point);
  };
  const close = (): void => {
    choose(null);
    if (chosen) marks?.jumpTo(chosen.compassPointUUID);
  };
  const order = [...state.placed.keys()];
  const at = chosen ? order.indexOf(chosen.compassPointUUID) + 1 : 0;
  const step = (by: 1 | -1): void => {
    const next = points.find(({ compassPointUUID }) => compassPointUUID === order[at - 1 + by]);
    if (!next) return;
    // Anyone who goes from one to the next does not leave the buttons for that.
    isSeen(next.compassPointUUID);
    marks?.jumpTo(next.compassPointUUID, { isFocusLeft: true });
    choose(next);
  };
  const shown: ShownPoint | null = chosen && {
    point: chosen,
    name: nameOf(chosen),
    isRich,
    at,
    of: order.length,
    mayManage: mayManage(chosen, settings),
    onUse: (action) => act(chosen, action),
    onStep: step,
    onClose: close,
    note: noteOf({
      annotationId: annotationOf(chosen),
      page: tabOf(chosen) === 'pdf' ? pageOf(chosen) : undefined,
      clause: chosen.selectionMetadata.anchor?.clause,
      quote: chosen.selectionMetadata.selectionText,
    }),
  };
  const unplaced = state.unplaced.flatMap((mark) => {
    const point = points.find(({ compassPointUUID }) => compassPointUUID === mark.id);
    return point ? [{ point, mark, name: nameOf(point), mayManage: mayManage(point, settings) }] : [];
  });
  const isQuiet = task === null && !isListOpen;

  return (
    <>
      {tools &&
        createPortal(
          <AnnotateTools
            unplaced={unplaced.length}
            onUnplaced={() => setListOpen(true)}
            onByKeys={mayBegin ? beginByKeys : null}
          />,
          tools,
        )}
      {bar && known.error && points.length === 0 && createPortal(<NotLoaded onRetry={known.refetch} />, bar)}
      {bar &&
        moving &&
        createPortal(<Moving name={nameOf(moving)} onByKeys={beginByKeys} onLeave={leaveMove} />, bar)}
      {marks && selected && isQuiet && (mayBegin || moving) && (
        <SelectionTools
          selected={selected}
          isMoving={moving !== null}
          boxNow={marks.selectionBox}
          onUse={() => useSelected(selected)}
        />
      )}
      {/* Where there is room for the panel it has the same actions, and nothing covers the text. */}
      {shown && isQuiet && !selected && !hasPanel && !isViewed && (
        <PointTools
          key={shown.point.compassPointUUID}
          name={shown.name}
          mayManage={shown.mayManage}
          onUse={shown.onUse}
          onLeave={close}
        />
      )}
      {shown && hasPanel && <PointPanel {...shown} views={views} />}
      {shown && !hasPanel && isViewed && (
        <Drawer isOpen title={shown.name} onClose={() => setViewed(false)}>
          <PointFacts {...shown} />
        </Drawer>
      )}
      {isListOpen && (
        <UnplacedSheet
          unplaced={unplaced}
          format={format}
          onClose={() => setListOpen(false)}
          onView={(point) => {
            setListOpen(false);
            choose(point);
            setViewed(true);
          }}
          onLookAtNearest={(point) => {
            setListOpen(false);
            setMoving(point);
            void marks?.selectNearest(point.compassPointUUID);
          }}
        />
      )}
      <EndNotes points={points} placed={state.placed} isRich={isRich} />
      <VisuallyHidden>
        <output>{state.pending === 0 && t('drawn', { count: order.length })}</output>
      </VisuallyHidden>
    </>
  );
}

const pageOf = ({ selectionMetadata: { pageNumber, anchor } }: CompassPoint): number | undefined =>
  pageNumber ?? anchor?.pages?.[0]?.page;

/** The selection in a text from which compass points are created, by pointer, touch or keys. */
function useSelecting(marks: Marks | null, isOn: boolean) {
  const t = useMessages('compass-points-in-text');
  const [selected, setSelected] = useState<Selected | null>(null);
  const [isByKeys, setByKeys] = useState(false);
  useEffect(() => {
    if (!marks || !isOn) return undefined;
    const end = marks.listen({ selectionMade: setSelected });
    return () => {
      end();
      setSelected(null);
    };
  }, [marks, isOn]);

  /** Lets text be selected by keys; what was selected is used at once. */
  const selectByKeys = useCallback(
    (onSelected: (selected: Selected) => void) => {
      if (!marks) return;
      setByKeys(true);
      marks.selectByKeys(
        { label: t('selectByKeys'), selected: (text) => t('nowSelected', { text }) },
        (made) => {
          setByKeys(false);
          if (made) onSelected(made);
        },
      );
    },
    [marks, t],
  );
  const clear = useCallback(() => {
    setSelected(null);
    marks?.clearSelection();
  }, [marks]);
  return { selected: isByKeys ? null : selected, selectByKeys, clear };
}
