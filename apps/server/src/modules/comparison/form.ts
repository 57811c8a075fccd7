/** Another number for each change in what comparisons and lineages say: what was made before is made anew. */
export const form = 4;
