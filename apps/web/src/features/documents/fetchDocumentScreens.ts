let load = (): Promise<unknown> => Promise.resolve();

/** Says how the screens of a document are fetched: they know the features that link to documents, not the other way round. */
export function setDocumentScreens(loadScreens: () => Promise<unknown>): void {
  load = loadScreens;
}

/** Fetches the screens of a document for a reader who is about to open one; if that fails, opening it tries again. */
export const fetchDocumentScreens = (): void => void load().catch(() => {});
