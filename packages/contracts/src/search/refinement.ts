import { z } from 'zod';
import { languages } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { RefinementNode } from './result.ts';

const nodes = z.array(RefinementNode);

const TreeLanguage = z
  .string()
  .max(35)
  .optional()
  .transform((given) => given?.toLowerCase() ?? '')
  .transform(
    (code) =>
      languages.find(({ wire, tag }) => [wire, tag].some((each) => each.toLowerCase() === code))?.tag ?? null,
  )
  .describe('Names in this language where there are any; the original ones otherwise');

/** The trees of values by which documents are classified. */
export const taxonomies = ['category', 'industry', 'topic'] as const;
export type Taxonomy = (typeof taxonomies)[number];

/** What there is to narrow a search by: trees of values, the key of each being what a search is sent. */
export const refinement = contract({
  committees: {
    method: 'GET',
    path: '/api/refinement/committee',
    summary: 'The committees below their publishers',
    who: 'reader',
    query: z.object({ language: TreeLanguage }),
    answer: nodes,
  },
  taxonomy: {
    method: 'GET',
    path: '/api/refinement/taxonomy/{category}',
    summary: 'The tree of categories, of industries or of topics; the key of a value is its path',
    who: 'reader',
    params: z.object({ category: z.enum(taxonomies) }),
    query: z.object({ language: TreeLanguage }),
    answer: nodes,
  },
  icsCodes: {
    method: 'GET',
    path: '/api/refinement/ICSCodes',
    summary: 'The International Classification for Standards: fields, groups and sub-groups',
    who: 'reader',
    answer: nodes,
  },
  publishers: {
    method: 'GET',
    path: '/api/refinement/other-content',
    summary: 'The publishers that the tenant offers',
    who: 'reader',
    answer: nodes,
  },
  documentTypes: {
    method: 'GET',
    path: '/api/refinement/document-types',
    summary: 'The document types',
    who: 'reader',
    answer: nodes,
  },
  sectorsAndThemes: {
    method: 'GET',
    path: '/api/refinement/sectors-and-themes',
    summary: 'The topics (themes) and the industries (sectors)',
    who: 'reader',
    query: z.object({ language: TreeLanguage }),
    answer: z.object({ themes: nodes, sectors: nodes }),
  },
  entitledNodes: {
    method: 'GET',
    path: '/api/documents/entitled-documents/refinement-nodes',
    summary: 'All filters for the documents that the account can open',
    who: 'reader',
    cost: 'search',
    query: z.object({ language: TreeLanguage }),
    answer: z.object({
      icsCodeList: nodes,
      publisherList: nodes,
      categoryList: nodes,
      topicList: nodes,
      industryList: nodes,
      documentTypeList: nodes,
      committeeList: nodes,
    }),
  },
});
