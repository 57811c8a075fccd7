import type { CompassPoint, CompassPointSettings } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAnnounced } from '../dialog/useSaving.ts';
import { isNamed } from '../place.ts';
import { drawnQuery, settingsQuery } from '../queries.ts';
import { sharedQuery } from '../shared.ts';

type PointsOptions = {
  document: { contentId: number; contentCode: string };
  isAnnotating: boolean;
  /** The compass point that the address names. */
  named: string | null;
};

/** The compass points of a document, as far as they are loaded. */
export type Points = {
  settings: CompassPointSettings | undefined;
  /** Whether the document has compass points; undefined until it is known. */
  isActive: boolean | undefined;
  points: readonly CompassPoint[];
  /** The one that the address names. */
  chosen: CompassPoint | null;
  /** Why the one that the address names is not there. */
  missing: 'deactivated' | 'unknown' | null;
  error: unknown;
  refetch: () => void;
};

const none: readonly CompassPoint[] = [];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The compass points that a reader sees in a document, and the one that the address names, anyone who made it. */
export function usePoints({
  document: { contentId, contentCode },
  isAnnotating,
  named,
}: PointsOptions): Points {
  const settings = useQuery(settingsQuery(contentId));
  const active = settings.data?.compassPointSettings.activate;
  // Without settings, anyone who may have compass points has them.
  const isActive = active ?? (settings.error ? !isAnnounced(settings.error, ...closed) : undefined);
  const drawn = useQuery({ ...drawnQuery(contentCode), enabled: isActive === true && isAnnotating });
  const own = drawn.data?.content ?? none;
  const found = named === null ? undefined : own.find((point) => isNamed(point, named));
  // A link may lead to one of another account.
  const isElsewhere = named !== null && uuid.test(named) && drawn.data !== undefined && !found;
  const shared = useQuery({
    ...sharedQuery(named ?? ''),
    enabled: isElsewhere,
    staleTime: 60_000,
    retry: false,
  });
  const guest = isElsewhere && shared.data?.contentID === contentId ? shared.data : undefined;
  const points = useMemo(() => (guest && !guest.isDeleted ? [...own, guest] : own), [own, guest]);
  const isKnown = drawn.data !== undefined && !drawn.isFetching && !shared.isFetching;
  const isMissing = named !== null && isKnown && !found && !(guest && !guest.isDeleted);
  return {
    settings: settings.data,
    isActive,
    points,
    chosen: found ?? (guest && !guest.isDeleted ? guest : null),
    missing: isMissing ? (guest?.isDeleted ? 'deactivated' : 'unknown') : null,
    error: drawn.error,
    refetch: () => void drawn.refetch(),
  };
}

const closed = ['compass-points-personal', 'compass-points-not-enabled', 'document-not-found'];
