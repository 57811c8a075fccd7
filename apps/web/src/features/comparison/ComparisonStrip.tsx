import type { ChangePlace, Changes, Clause, HtmlView } from '@norma/reader';
import { useMemo, useSyncExternalStore } from 'react';
import type { Mark } from '../../ui/overview-ruler/OverviewRuler.tsx';
import { Strip } from '../documents/forDocumentPage.ts';
import { stripKinds, type Change } from './kinds.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = {
  view: HtmlView;
  places: Changes;
  clauses: readonly Clause[];
  changes: readonly Change[];
  isUpright: boolean;
};

/** The whole comparison at its edge: what went on the one side, what came on the other. */
export function ComparisonStrip({ view, places, clauses, changes, isUpright }: Props) {
  const t = useMessages('comparison');
  const known = useSyncExternalStore(places.subscribe, places.state);
  const marks = useMemo(() => marksOf(changes, known), [changes, known]);
  return <Strip label={t('strip')} view={view} clauses={clauses} marks={marks} isUpright={isUpright} />;
}

function marksOf(changes: readonly Change[], places: readonly ChangePlace[]): Mark[] {
  const known = new Map(places.map((place) => [place.id, place]));
  return changes.flatMap(({ id, kind }) => {
    const place = known.get(id);
    if (!place) return [];
    return stripKinds[kind].map((mark): Mark => ({ kind: mark, start: place.start, end: place.end }));
  });
}
