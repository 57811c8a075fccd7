import type { Clause, Extent, HtmlView } from '@norma/reader';
import { useMemo, useSyncExternalStore } from 'react';
import { OverviewRuler, type Mark } from '../../../ui/overview-ruler/OverviewRuler.tsx';

type Props = {
  label: string;
  view: HtmlView;
  clauses: readonly Clause[];
  marks: readonly Mark[];
  isUpright: boolean;
};

/** The overview ruler of the text: marks, clauses, and the part in view. */
export function Strip({ label, view, clauses, marks, isUpright }: Props) {
  const extent: Extent = useSyncExternalStore(view.extent.subscribe, view.extent.state);
  const numbered = useMemo(() => {
    const starts = new Map(extent.clauses.map(({ id, at }) => [id, at]));
    return clauses.flatMap(({ id, number, level }) => {
      const at = starts.get(id);
      return level === 1 && number !== '' && at !== undefined ? [{ number, at }] : [];
    });
  }, [clauses, extent.clauses]);
  return (
    <OverviewRuler
      label={label}
      marks={marks}
      clauses={numbered}
      view={extent}
      onMove={view.scrollTo}
      isUpright={isUpright}
      isSlim={!isUpright}
    />
  );
}
