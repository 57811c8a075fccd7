/** Whose drafts, on which document; a device may be shared. */
export type DraftScope = { readonly personId: string; readonly contentId: number };

/** Drafts of one kind, stored on this device until the server has saved them. */
export type DraftStorage<Draft> = {
  on: (scope: DraftScope) => Draft[];
  /** False if the browser cannot store it. Each draft has its own entry, so that windows do not overwrite each other. */
  keep: (scope: DraftScope, draft: Draft) => boolean;
  forget: (scope: DraftScope, id: string) => void;
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

/** Storage for drafts of one kind, which outlive the page and the sign-in. */
export function draftStorage<Draft>({ kind, isDraft, idOf }: Kind<Draft>): DraftStorage<Draft> {
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
    on: (scope) => {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(beginning(scope)))
          .toSorted()
          .flatMap((key) => draftIn(localStorage.getItem(key)));
      } catch {
        return [];
      }
    },
    keep: (scope, draft) => {
      try {
        localStorage.setItem(beginning(scope) + idOf(draft), JSON.stringify(draft));
        tell();
        return true;
      } catch {
        return false;
      }
    },
    forget: (scope, id) => {
      try {
        localStorage.removeItem(beginning(scope) + id);
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
