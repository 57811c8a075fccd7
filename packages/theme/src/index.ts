export { contrast } from './colour.ts';
export { figuresOf, type Figure } from './figures.ts';
export { dark, papers, type Paper } from './papers.ts';
export { rampOf, rolesOf, type Roles } from './roles.ts';
export { themeCss, type Choice } from './themeCss.ts';
