/** What all that the library knows of a document is kept under. */
export const documentKey = (contentCode: string) => ['documents', 'metadata', contentCode] as const;
