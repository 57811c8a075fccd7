import { longestOfCompassPoint as longest } from '@norma/contracts';

/** Characters that the texts of a compass point may have, as readers count them. */
export const limits: typeof longest = longest;
