import type { ChangePlace, Changes, Clause, HtmlView } from '@norma/reader';
import { useMemo, useSyncExternalStore } from 'react';
import { HeatStrip, type Mark } from '../../../ui/HeatStrip.tsx';
import { stripKinds, type Change } from './kinds.ts';
import { useWords } from './useWords.ts';

type Props = {
  view: HtmlView;
  places: Changes;
  clauses: readonly Clause[];
  changes: readonly Change[];
  isUpright: boolean;
};

/** The whole comparison at its edge: what went on the one side, what came on the other. */
export function ComparisonStrip({ view, places, clauses, changes, isUpright }: Props) {
  const words = useWords();
  const extent = useSyncExternalStore(view.extent.subscribe, view.extent.state);
  const known = useSyncExternalStore(places.subscribe, places.state);
  const marks = useMemo(() => marksOf(changes, known), [changes, known]);
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

function marksOf(changes: readonly Change[], places: readonly ChangePlace[]): Mark[] {
  const known = new Map(places.map((place) => [place.id, place]));
  return changes.flatMap(({ id, kind }) => {
    const place = known.get(id);
    if (!place) return [];
    return stripKinds[kind].map((mark): Mark => ({ kind: mark, start: place.start, end: place.end }));
  });
}
