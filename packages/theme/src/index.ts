export { contrast } from './colour.ts';
export { figuresOf, type Figure } from './figures.ts';
export { dark, inkOnFill, papers, type Paper } from './papers.ts';
export { rampOf, rolesOf, type Roles } from './roles.ts';
export { themeCss, themeProperties, type Choice } from './themeCss.ts';
