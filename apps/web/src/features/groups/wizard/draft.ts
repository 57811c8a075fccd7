import type { AccountPerson, FoundDocument, GroupDetail, GroupDocument } from '@norma/contracts';

/** The draft of a group. */
export type Draft = {
  readonly name: string;
  readonly longDesc: string;
  readonly members: readonly AccountPerson[];
  readonly documents: readonly FoundDocument[];
};

export const steps = ['texts', 'members', 'documents'] as const;
export type Step = (typeof steps)[number];

/** A group that is there already, as it is edited. */
export type Existing = { readonly detail: GroupDetail; readonly documents: readonly GroupDocument[] };

const nothing: Draft = { name: '', longDesc: '', members: [], documents: [] };

/** Where a draft begins: at nothing, or at the group as it is. */
export const draftOf = (existing: Existing | null): Draft =>
  existing
    ? {
        name: existing.detail.name,
        longDesc: existing.detail.longDesc,
        members: existing.detail.rosters,
        documents: existing.documents,
      }
    : nothing;

const isFilled = (text: string): boolean => text.trim() !== '';

/** Whether a step has all that it asks for. */
export function isWhole(step: Step, { name, longDesc, members, documents }: Draft): boolean {
  if (step === 'texts') return isFilled(name) && isFilled(longDesc);
  return step === 'members' ? members.length > 0 : documents.length > 0;
}

/** Whether a step differs from the saved state. */
export function isTouched(step: Step, draft: Draft, saved: Draft): boolean {
  if (step === 'texts') return draft.name !== saved.name || draft.longDesc !== saved.longDesc;
  return step === 'members'
    ? !isSame(draft.members, saved.members, ({ userId }) => userId)
    : !isSame(draft.documents, saved.documents, ({ contentID }) => contentID);
}

/** Whether anything would be lost. */
export const isUnsaved = (draft: Draft, saved: Draft): boolean =>
  steps.some((step) => isTouched(step, draft, saved));

function isSame<Item>(
  these: readonly Item[],
  those: readonly Item[],
  keyOf: (item: Item) => unknown,
): boolean {
  const keys = new Set(those.map(keyOf));
  return these.length === those.length && these.every((item) => keys.has(keyOf(item)));
}

/** The documents added to a list, and those removed. */
export function documentChange(draft: Draft, saved: Draft) {
  const before = new Set(saved.documents.map(({ contentID }) => contentID));
  const after = new Set(draft.documents.map(({ contentID }) => contentID));
  return {
    addContentCodes: draft.documents
      .filter(({ contentID }) => !before.has(contentID))
      .map(({ contentCode }) => contentCode),
    removeContentIds: [...before].filter((id) => !after.has(id)),
  };
}
