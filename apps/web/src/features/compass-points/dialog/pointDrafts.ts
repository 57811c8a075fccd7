import type { CompassPoint, SelectionMetadata } from '@norma/contracts';
import { markColors, type MarkColor } from '@norma/reader/marks';
import { draftStorage } from '../../../client/draftStorage.ts';
import type { Tagged } from '../queries.ts';
import { colorOf, defaultColor } from './colors.ts';
import { textsOf, type Attribute, type Texts } from './texts.ts';

/** The fields of a compass point that the form edits. */
type Content = { readonly texts: Texts; readonly colour: MarkColor };

/** A compass point as a user writes it, before the library has it. */
export type PointDraft = Content & {
  /** Of a new one the name of its annotation, so that one that is sent twice is made once; else its number. */
  readonly id: string;
  /** Which one is changed; null for a new one. */
  readonly pointId: number | null;
  /** The state that is changed, by its tag. */
  readonly etag: string | null;
  /** The texts of that state; empty for a new one. */
  readonly before: Content;
  /** What is marked. */
  readonly metadata: SelectionMetadata;
};

/** Drafts of compass points, stored on this device. */
export const pointDrafts = draftStorage<PointDraft>({
  kind: 'compass-points',
  isDraft,
  idOf: ({ id }) => id,
});

const nothing: Content = { texts: { name: '', description: '', overlayDetails: '' }, colour: defaultColor };

/** A new compass point, before anything is written. */
export const newDraft = (id: string, metadata: SelectionMetadata): PointDraft => ({
  ...nothing,
  id,
  pointId: null,
  etag: null,
  before: nothing,
  metadata,
});

/** A compass point as it is, before anything is changed. */
export function draftOf({ point, etag }: Tagged): PointDraft {
  const before = contentOf(point);
  const { compassPointID: pointId, selectionMetadata: metadata } = point;
  return { ...before, id: idOfDraft(pointId), pointId, etag, before, metadata };
}

/** The id of the draft of a compass point. */
export const idOfDraft = (pointId: number): string => `point-${pointId}`;

/** Whether something was written that the library does not have. */
export const isWritten = ({ texts, colour, before }: PointDraft): boolean =>
  JSON.stringify([texts, colour]) !== JSON.stringify([before.texts, before.colour]);

/** The draft rebased on another user's change: fields that were not edited become theirs. */
export function rebased(draft: PointDraft, theirs: Tagged): PointDraft {
  const { texts, colour, before } = draft;
  const now = draftOf(theirs);
  const text = (attribute: Attribute): string =>
    texts[attribute] === before.texts[attribute] ? now.texts[attribute] : texts[attribute];
  return {
    ...now,
    texts: {
      name: text('name'),
      description: text('description'),
      overlayDetails: text('overlayDetails'),
    },
    colour: colour === before.colour ? now.colour : colour,
  };
}

const contentOf = (point: CompassPoint): Content => ({
  texts: textsOf(point),
  colour: colorOf(point.selectionMetadata),
});

function isDraft(value: unknown): value is PointDraft {
  if (!isRecord(value)) return false;
  const { id, pointId, etag, before, metadata } = value;
  return (
    typeof id === 'string' &&
    (pointId === null || typeof pointId === 'number') &&
    (etag === null || typeof etag === 'string') &&
    isContent(value) &&
    isContent(before) &&
    isRecord(metadata) &&
    typeof metadata['selectionText'] === 'string'
  );
}

const isContent = (value: unknown): boolean => {
  if (!isRecord(value) || !isRecord(value['texts'])) return false;
  const { name, description, overlayDetails } = value['texts'];
  const isText = [name, description, overlayDetails].every((text) => typeof text === 'string');
  return isText && markColors.some((color) => color === value['colour']);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
