/** The publisher of a document: what stands before the bar of its content code. */
export const publisherOf = (contentCode: string): string => contentCode.split('|')[0] ?? '';
