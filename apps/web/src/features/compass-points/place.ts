import type { CompassPoint } from '@norma/contracts';
import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { tabOf } from './shared.ts';

type Marking = Pick<CompassPoint, 'compassPointUUID' | 'selectionMetadata'>;
type Placed = Marking & Pick<CompassPoint, 'contentCode'>;

/** What addresses call a compass point: as its annotation is called, or as its link where that has no name. */
export const annotationOf = ({ compassPointUUID, selectionMetadata: { annotationID } }: Marking): string =>
  annotationID || compassPointUUID;

/** The address of the document of a compass point, where it is chosen. */
export const pathTo = (point: Placed): string =>
  `/document/${encodeQuery({
    contentCode: point.contentCode,
    tab: tabOf(point),
    annotationid: annotationOf(point),
  })}`;

/** The address of what has become of a compass point. */
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

/** The query of a document's address with a compass point chosen in its tab; what else stands there stays. */
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
