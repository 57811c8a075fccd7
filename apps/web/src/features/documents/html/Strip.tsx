import type { Clause, Extent, HtmlView } from '@norma/reader';
import { useMemo, useSyncExternalStore } from 'react';
import { HeatStrip, type Mark } from '../../../ui/HeatStrip.tsx';
import { useWords } from './useWords.ts';

type Props = {
  view: HtmlView;
  clauses: readonly Clause[];
  /** Where there are matches, between 0 and 1. */
  found: readonly number[];
  isUpright: boolean;
};

/** The whole text at its edge: what was found in it, its clauses, and what of it is in the window. */
export function Strip({ view, clauses, found, isUpright }: Props) {
  const words = useWords();
  const extent: Extent = useSyncExternalStore(view.extent.subscribe, view.extent.state);
  const marks = useMemo((): Mark[] => found.map((start) => ({ kind: 'hit', start })), [found]);
  const numbered = useMemo(() => {
    const starts = new Map(extent.clauses.map(({ id, at }) => [id, at]));
    return clauses.flatMap(({ id, number, level }) => {
      const at = starts.get(id);
      return level === 1 && number !== '' && at !== undefined ? [{ number, at }] : [];
    });
  }, [clauses, extent.clauses]);
  return (
    <HeatStrip
      label={words('strip')}
      marks={marks}
      clauses={numbered}
      view={extent}
      onMove={view.scrollTo}
      isUpright={isUpright}
      isSlim={!isUpright}
    />
  );
}
