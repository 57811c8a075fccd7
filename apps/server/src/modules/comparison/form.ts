/** Another number for each change in what comparisons and lineages say: what was made before is rebuilt. */
export const form = 4;
