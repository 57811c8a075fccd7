import type { CompassPoint } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallRefused, client } from '../../../client/client.ts';
import { useChange, useCreation, useReactivation, type Change, type NewCompassPoint } from '../changes.ts';
import { settingsQuery, type Tagged } from '../queries.ts';
import { colorOf } from './colors.ts';
import type { PointDraft } from './pointDrafts.ts';
import type { Field, Texts } from './texts.ts';

/** The document that a compass point is on. */
export type Marked = Pick<CompassPoint, 'contentID' | 'contentCode'>;

/** The result of saving: saved, changed by another user first, or failed. */
export type Outcome =
  | { readonly saved: CompassPoint }
  | { readonly overtakenBy: Tagged }
  | { readonly failure: unknown };

/** Saves a compass point without overwriting changes of others. */
export function useSaving(marked: Marked, fields: readonly Field[]) {
  const queries = useQueryClient();
  const creation = useCreation();
  const change = useChange();
  const reactivation = useReactivation();
  const [isSaving, setSaving] = useState(false);
  const inFlight = useRef(false); // A second press may come before React has drawn the first.

  const create = async (draft: PointDraft): Promise<Tagged> => {
    const body = newOf(draft, marked, fields);
    try {
      return await creation.mutateAsync(body);
    } catch (error) {
      const made = isAnnounced(error, 'compass-point-exists') ? await madeBefore(draft, marked) : null;
      if (!made) throw error;
      // Its answer was lost, and something was written since: it is the same one.
      const { modifiedDate, compassPointID: id } = made;
      return change.mutateAsync({ id, body: { ...body, modifiedDate } });
    }
  };
  const send = (draft: PointDraft): Promise<Tagged> =>
    draft.pointId === null ? create(draft) : change.mutateAsync(changeOf(draft, draft.pointId, fields));
  const reactivateAndSend = async (draft: PointDraft): Promise<Tagged> => {
    if (draft.pointId === null) return create(draft);
    const { modifiedDate } = await reactivation.mutateAsync(draft.pointId);
    const { id, body } = changeOf(draft, draft.pointId, fields);
    return change.mutateAsync({ id, body: { ...body, modifiedDate } });
  };
  const attempt = async (draft: PointDraft, work: typeof send): Promise<Outcome | null> => {
    if (inFlight.current) return null;
    inFlight.current = true;
    setSaving(true);
    try {
      return { saved: (await work(draft)).point };
    } catch (failure) {
      // The settings may have changed while the form was open.
      void queries.invalidateQueries({ queryKey: settingsQuery(marked.contentID).queryKey });
      const isOvertaken = draft.pointId !== null && isAnnounced(failure, 'compass-point-changed');
      const theirs = isOvertaken ? await stateOf(draft.pointId).catch(() => null) : null;
      return theirs ? { overtakenBy: theirs } : { failure };
    } finally {
      inFlight.current = false;
      setSaving(false);
    }
  };
  return {
    isSaving,
    save: (draft: PointDraft) => attempt(draft, send),
    reactivateAndSave: (draft: PointDraft) => attempt(draft, reactivateAndSend),
  };
}

/** Whether a call was refused for one of these reasons. */
export const isAnnounced = (failure: unknown, ...codes: string[]): boolean =>
  failure instanceof CallRefused && codes.includes(failure.code);

/** A compass point as it is now. */
async function stateOf(id: number): Promise<Tagged> {
  const { answer, headers } = await client.compassPoints.compassPoint.withHeaders({ params: { id } });
  return { point: answer, etag: headers.etag };
}

/** One's own compass point of an annotation that the library has already. */
async function madeBefore({ id }: PointDraft, { contentCode }: Marked): Promise<CompassPoint | undefined> {
  const { content } = await client.compassPoints.compassPoints({ query: { contentCode } });
  return content.find(({ isOwn, selectionMetadata }) => isOwn && selectionMetadata.annotationID === id);
}

const newOf = (draft: PointDraft, { contentID }: Marked, fields: readonly Field[]): NewCompassPoint => ({
  ...shownOf(draft.texts, fields),
  contentID,
  selectionMetadata: { ...draft.metadata, annotationID: draft.id, colour: draft.colour },
});

/** Sends only the fields of the form, and the selectors only if the color has changed. */
const changeOf = (
  { texts, colour, metadata, etag }: PointDraft,
  id: number,
  fields: readonly Field[],
): Change => ({
  id,
  etag: etag ?? undefined,
  body: {
    ...shownOf(texts, fields),
    ...(colour !== colorOf(metadata) && { selectionMetadata: { ...metadata, colour } }),
  },
});

const shownOf = (texts: Texts, fields: readonly Field[]): Partial<Texts> =>
  Object.fromEntries(fields.map(({ attribute }) => [attribute, texts[attribute]]));
