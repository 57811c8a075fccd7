/**
 * Folder of what the demo library takes in besides its STS files: a catalog of a publisher that hosts its documents
 * elsewhere, and HTML files with their manifest.
 */
export const deliveredFolder: URL = new URL('../delivered/', import.meta.url);
