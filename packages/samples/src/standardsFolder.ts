/** Folder of the demo standards: one folder per publisher, one STS file per edition and language. */
export const standardsFolder: URL = new URL('../standards/', import.meta.url);
