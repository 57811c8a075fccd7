import { synonymLanguages } from '@norma/contracts';

/** Languages that have a list of synonyms. */
export const languages = synonymLanguages;
