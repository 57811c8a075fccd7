/** Another number for each change in what comparisons say: what was made before is rebuilt. */
export const form = 6;
