import type { IndexState } from '../indexWriter.ts';

type Parts = {
  readonly save: (state: IndexState) => Promise<void>;
  /** How long changes are gathered before they are saved. */
  readonly restMs: number;
  readonly onError: (what: string, cause: unknown) => void;
};

/** Saves an index some time after it has changed, one save at a time, and what is unsaved at the end. */
export function snapshotKeeper({ save, restMs, onError }: Parts): {
  changed: (state: IndexState) => void;
  close: () => Promise<void>;
} {
  let unsaved: IndexState | null = null;
  let timer: NodeJS.Timeout | null = null;
  let saving: Promise<void> = Promise.resolve();

  const saveAfter = async (before: Promise<void>): Promise<void> => {
    await before;
    const state = unsaved;
    unsaved = null;
    if (!state) return;
    // What could not be saved is still in memory and in the database: the next change tries again.
    await save(state).catch((cause: unknown) => onError('the search index could not be saved', cause));
  };

  const saveNow = (): void => {
    timer = null;
    saving = saveAfter(saving);
  };

  return {
    changed: (state) => {
      unsaved = state;
      timer ??= setTimeout(saveNow, restMs);
    },
    close: async () => {
      if (timer) clearTimeout(timer);
      saveNow();
      await saving;
    },
  };
}
