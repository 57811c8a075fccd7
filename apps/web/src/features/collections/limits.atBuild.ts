import { longestOfCollection, maxAtOnce } from '@norma/contracts';

/** Characters that the texts of a collection may have. */
export const longest: { name: number; description: number } = longestOfCollection;

/** Documents that can be put in or taken out at once. */
export const maxDocuments: number = maxAtOnce;
