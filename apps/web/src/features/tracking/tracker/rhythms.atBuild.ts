import { mailRhythms as all } from '@norma/contracts';

/** How often readers can have mail, as the contract says. */
export const mailRhythms = all;
