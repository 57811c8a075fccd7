import type { Group } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused } from '../../../client/client.ts';
import { laterClient } from '../../../client/laterClient.ts';
import { groupQuery } from '../queries.ts';
import { useGroupChange } from '../useGroupChange.ts';
import { documentChange, draftOf, type Draft, type Existing, type Step } from './draft.ts';

/** What happened to a group while it was being edited. */
export type Meanwhile = { readonly what: 'changed'; readonly name: string } | { readonly what: 'gone' };

type Begun = { readonly existing: Existing | null; readonly accountId: string; readonly key: string };
type Base = { readonly detail: Existing['detail'] | null; readonly saved: Draft };

/** Saves an existing group step by step, and a new one at once; tracks the saved state. */
export function useSaving({ existing, accountId, key: creationKey }: Begun) {
  const queries = useQueryClient();
  const [base, setBase] = useState<Base>({ detail: existing?.detail ?? null, saved: draftOf(existing) });
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const { detail, saved } = base;

  const creation = useGroupChange({
    success: null,
    change: ({ name, longDesc, members, documents }: Draft) =>
      laterClient.groups.createGroup({
        body: {
          accountID: accountId,
          name,
          longDesc,
          memberIds: members.map(({ userId }) => userId),
          contentCodes: documents.map(({ contentCode }) => contentCode),
          creationKey,
        },
      }),
  });
  const texts = useGroupChange({
    success: 'group',
    change: ({ name, longDesc }: Draft) =>
      laterClient.groups.renameGroup({ body: { ...of(), name, longDesc } }),
  });
  const members = useGroupChange({
    success: 'members',
    change: (draft: Draft) =>
      laterClient.groups.changeMembers({
        body: { ...of(), memberIds: draft.members.map(({ userId }) => userId) },
      }),
  });
  const documents = useGroupChange({
    success: 'documents',
    change: (draft: Draft) =>
      laterClient.groups.changeDocuments({
        body: { sharedWithGroupID: of().groupID, ...documentChange(draft, saved) },
      }),
  });
  const byStep = { texts, members, documents };

  /** The state of the group that is being changed. */
  function of() {
    if (!detail) throw new Error('There is no group to change yet');
    return { groupID: detail.groupID, modifiedDate: detail.modifiedDate };
  }

  const update = async (step: Step, draft: Draft): Promise<void> => {
    setMeanwhile(null);
    try {
      const group: Group = await byStep[step].mutateAsync(draft);
      setBase((before) => ({
        detail: before.detail && { ...before.detail, ...group },
        saved: { ...before.saved, ...savedOf(step, draft, group) },
      }));
    } catch (error) {
      await seeWhy(error);
    }
  };
  const seeWhy = async (refused: unknown): Promise<void> => {
    if (!(refused instanceof CallRefused) || !detail) return;
    if (refused.code === 'group-not-found') setMeanwhile({ what: 'gone' });
    if (refused.code !== 'group-changed') return;
    // The current state is known from here on: saving again replaces it on purpose.
    const now = await queries.fetchQuery(groupQuery(detail.groupID)).catch(() => null);
    if (!now) return setMeanwhile({ what: 'gone' });
    const { name, longDesc, rosters } = now;
    setBase((before) => ({ detail: now, saved: { ...before.saved, name, longDesc, members: rosters } }));
    setMeanwhile({ what: 'changed', name });
  };
  return {
    isNew: detail === null,
    name: detail?.name ?? '',
    saved,
    meanwhile,
    isSaving: [creation, texts, members, documents].some(({ isPending }) => isPending),
    update,
    /** The group that was made, or null where it could not be. */
    create: (draft: Draft): Promise<Group | null> => creation.mutateAsync(draft).catch(() => null),
    /** Continues with the draft as a new group. */
    restart: (): void => {
      setBase({ detail: null, saved: draftOf(null) });
      setMeanwhile(null);
    },
  };
}

/** The saved state after a step; texts as the server saved them. */
function savedOf(step: Step, draft: Draft, { name, longDesc }: Group): Partial<Draft> {
  if (step === 'texts') return { name, longDesc };
  return step === 'members' ? { members: draft.members } : { documents: draft.documents };
}
