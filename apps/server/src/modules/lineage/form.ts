/** Another number for each change in what lineages and clauses say: what was stored before is rebuilt. */
export const form = 5;
