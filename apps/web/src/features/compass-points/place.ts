import type { CompassPoint } from '@norma/contracts';
import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { tabOf } from './shared.ts';

type Marking = Pick<CompassPoint, 'compassPointUUID' | 'selectionMetadata'>;
type Placed = Marking & Pick<CompassPoint, 'contentCode'>;

/** The id of a compass point in URLs: its annotation id, or its link id without one. */
export const annotationOf = ({ compassPointUUID, selectionMetadata: { annotationID } }: Marking): string =>
  annotationID || compassPointUUID;

/** The address of the document of a compass point, where it is chosen. */
export const pathTo = (point: Placed): string =>
  `/document/${encodeQuery({
    contentCode: point.contentCode,
    tab: tabOf(point),
    annotationid: annotationOf(point),
  })}`;

/** The address of the history of a compass point. */
export const pathToHistory = ({
  compassPointID,
  contentID,
  contentCode,
}: Pick<CompassPoint, 'compassPointID' | 'contentID' | 'contentCode'>): string =>
  `/compass-points-change-history/${compassPointID}/${contentID}/${encodeURIComponent(contentCode || '-')}`;

/** The link of a compass point that can be given away. */
export const linkTo = (
  { compassPointUUID }: Pick<CompassPoint, 'compassPointUUID'>,
  origin: string,
): string => `${origin}/compasspoint/${compassPointUUID}`;

/** Of the place in a text, and of another compass point, the address says nothing any more. */
const ofAnotherPlace = new Set(['page', 'clause', 'tab', 'annotationid', 'compasspointuuid']);

/** The query string of a document with a compass point selected in its tab; other parameters stay. */
export function queryTo(query: string, point: Marking): string {
  const others = Object.entries(decodeQuery(query)).filter(
    ([name]) => !ofAnotherPlace.has(name.toLowerCase()),
  );
  return encodeQuery({ ...Object.fromEntries(others), tab: tabOf(point), annotationid: annotationOf(point) });
}

/** Which compass point the address of a document chooses, by its annotation or by its link; null for none. */
export function chosenIn(query: string): string | null {
  const values = Object.entries(decodeQuery(query));
  const value = (name: string): string =>
    values.find(([written]) => written.toLowerCase() === name)?.[1][0] ?? '';
  return value('annotationid') || value('compasspointuuid') || null;
}

/** Whether a compass point is the one that an address names. */
export const isNamed = (point: Marking, name: string): boolean =>
  name === annotationOf(point) || name.toLowerCase() === point.compassPointUUID;
