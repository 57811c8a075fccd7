import type { refinement } from '@norma/contracts';
import type { Handlers } from '../../../context.ts';
import type { SearchEngine } from '../../../ports/search-engine.ts';
import type { DocumentTables } from '../../documents/index.ts';
import { committeeNodes } from './committees.ts';
import { counted } from './counted.ts';
import { publisherNodes } from './publishers.ts';
import { icsNodes, taxonomyNodes, typeNodes } from './trees.ts';

const listOf = { category: 'categoryList', industry: 'industryList', topic: 'topicList' } as const;
const everyTree = [
  'icsCodeList',
  'publisherList',
  'categoryList',
  'topicList',
  'industryList',
  'documentTypeList',
  'committeeList',
] as const;

/** Answers what a search can be narrowed by. */
export function refinementHandlers(
  engine: Pick<SearchEngine, 'search'>,
): Handlers<typeof refinement, DocumentTables> {
  const count = counted(engine);

  return {
    committees: async ({ query: { language } }, asking) => {
      const of = await count(['committeeList'], asking, 'everything');
      return committeeNodes(of('committeeList'), asking, language);
    },

    taxonomy: async ({ params: { category }, query: { language } }, asking) => {
      const of = await count([listOf[category]], asking, 'everything');
      return taxonomyNodes(category, of(listOf[category]), { db: asking.db, language });
    },

    icsCodes: async (_, asking) => {
      const of = await count(['icsCodeList'], asking, 'everything');
      return icsNodes(of('icsCodeList'), asking.db);
    },

    publishers: async (_, asking) => {
      const of = await count(['publisherList'], asking, 'everything');
      return publisherNodes(of('publisherList'), asking);
    },

    documentTypes: async (_, asking) => {
      const of = await count(['documentTypeList'], asking, 'everything');
      return typeNodes(of('documentTypeList'));
    },

    sectorsAndThemes: async ({ query: { language } }, asking) => {
      const of = await count(['topicList', 'industryList'], asking, 'everything');
      const spoken = { db: asking.db, language };
      const [themes, sectors] = await Promise.all([
        taxonomyNodes('topic', of('topicList'), spoken),
        taxonomyNodes('industry', of('industryList'), spoken),
      ]);
      return { themes, sectors };
    },

    entitledNodes: async ({ query: { language } }, asking) => {
      const of = await count(everyTree, asking, 'entitled');
      const spoken = { db: asking.db, language };
      const [ics, publishers, category, topic, industry, committees] = await Promise.all([
        icsNodes(of('icsCodeList'), asking.db),
        publisherNodes(of('publisherList'), asking),
        taxonomyNodes('category', of('categoryList'), spoken),
        taxonomyNodes('topic', of('topicList'), spoken),
        taxonomyNodes('industry', of('industryList'), spoken),
        committeeNodes(of('committeeList'), asking, language),
      ]);
      return {
        icsCodeList: ics,
        publisherList: publishers.filter(({ count: documents }) => documents > 0),
        categoryList: category,
        topicList: topic,
        industryList: industry,
        documentTypeList: typeNodes(of('documentTypeList')),
        committeeList: committees,
      };
    },
  };
}
