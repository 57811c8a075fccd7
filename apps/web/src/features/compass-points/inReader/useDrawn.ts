import type { CompassPoint } from '@norma/contracts';
import type { Marks, MarksState } from '@norma/reader/marks';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { colorOf } from '../dialog/colors.ts';
import type { IsRich } from '../isRich.ts';
import { plainText } from '../isRich.ts';
import { shownMark } from './shownMark.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

const nothing: MarksState = { placed: new Map(), unplaced: [], pending: 0, chosen: null };
const getNothing = (): MarksState => nothing;
const neverChanges = () => () => {};

type Drawing = {
  marks: Marks | null;
  points: readonly CompassPoint[];
  /** The one that is framed, by its uuid. */
  chosen: string | null;
  isRich: IsRich;
};

/** Draws compass points in a text, and brings the one that is chosen elsewhere before the reader's eyes. */
export function useDrawn({ marks, points, chosen, isRich }: Drawing) {
  const t = useMessages('compass-points-in-text');
  const nameInput = isRich.name;
  const state = useSyncExternalStore(marks?.subscribe ?? neverChanges, marks?.state ?? getNothing);
  const shown = useMemo(
    () =>
      points.map((point) =>
        shownMark(
          point,
          t('label', {
            name: plainText(point.name, nameInput) || t('nameless'),
            colour: t(`colour.${colorOf(point.selectionMetadata)}`),
            author: point.author,
          }),
        ),
      ),
    [points, nameInput, t],
  );
  useEffect(() => marks?.show(shown), [marks, shown]);

  // A mark that was clicked in the text is in view already.
  const seen = useRef<string | null>(null);
  const isPlaced = chosen !== null && state.placed.has(chosen);
  useEffect(() => {
    if (chosen === null) {
      seen.current = null;
      marks?.choose(null);
      return;
    }
    if (!isPlaced || seen.current === chosen) return;
    seen.current = chosen;
    marks?.jumpTo(chosen);
  }, [marks, chosen, isPlaced]);
  const isSeen = useCallback((id: string) => void (seen.current = id), []);
  return { state, isSeen };
}
