/** Whose drafts, on which document; a device may be shared. */
export type DraftScope = { readonly personId: string; readonly contentId: number };

/** What this device keeps of one kind of writing until the library has it. */
export type KeptDrafts<Draft> = {
  on: (desk: DraftScope) => Draft[];
  /** False where the browser keeps nothing. Each has a place of its own, so that windows do not overwrite each other. */
  keep: (desk: DraftScope, draft: Draft) => boolean;
  forget: (desk: DraftScope, id: string) => void;
  /** Calls back when a draft was stored or removed on this page; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Another number after each change. */
  changes: () => number;
};

type Kind<Draft> = {
  /** Begins the names of their places. */
  kind: string;
  isDraft: (value: unknown) => value is Draft;
  idOf: (draft: Draft) => string;
};

/** The drafts of one kind: they outlive the page and the sign-in. */
export function draftStorage<Draft>({ kind, isDraft, idOf }: Kind<Draft>): KeptDrafts<Draft> {
  const beginning = ({ personId, contentId }: DraftScope): string =>
    `norma.${kind}.${personId}.${contentId}.`;
  const listeners = new Set<() => void>();
  let changes = 0;
  const tell = (): void => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  const draftIn = (text: string | null): Draft[] => {
    try {
      const draft: unknown = JSON.parse(text ?? '');
      return isDraft(draft) ? [draft] : [];
    } catch {
      return [];
    }
  };
  return {
    on: (desk) => {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(beginning(desk)))
          .toSorted()
          .flatMap((key) => draftIn(localStorage.getItem(key)));
      } catch {
        return [];
      }
    },
    keep: (desk, draft) => {
      try {
        localStorage.setItem(beginning(desk) + idOf(draft), JSON.stringify(draft));
        tell();
        return true;
      } catch {
        return false;
      }
    },
    forget: (desk, id) => {
      try {
        localStorage.removeItem(beginning(desk) + id);
        tell();
      } catch {
        // Nothing was stored.
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changes: () => changes,
  };
}
