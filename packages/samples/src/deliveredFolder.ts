/**
 * Folder of what the demo library takes in beside its STS files: a catalogue of a publisher that hosts its documents
 * elsewhere, and HTML files with their manifest.
 */
export const deliveredFolder: URL = new URL('../delivered/', import.meta.url);
