import { folderLimits } from '@norma/contracts';

/** How many folders of favorites there may be, how long their names, and how many favorites are filed at once. */
export const limits = { ...folderLimits };
