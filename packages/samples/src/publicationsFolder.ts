/** Folder of the demo's publications that are no standards, as STS: a book of a symposium, and its papers one by one. */
export const publicationsFolder: URL = new URL('../publications/', import.meta.url);
