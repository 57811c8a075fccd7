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
    committees: async ({ query: { language } }, ctx) => {
      const of = await count(['committeeList'], ctx, 'everything');
      return committeeNodes(of('committeeList'), ctx, language);
    },

    taxonomy: async ({ params: { category }, query: { language } }, ctx) => {
      const of = await count([listOf[category]], ctx, 'everything');
      return taxonomyNodes(category, of(listOf[category]), { ...ctx, asked: language });
    },

    icsCodes: async (_, ctx) => {
      const of = await count(['icsCodeList'], ctx, 'everything');
      return icsNodes(of('icsCodeList'), ctx.db);
    },

    publishers: async (_, ctx) => {
      const of = await count(['publisherList'], ctx, 'everything');
      return publisherNodes(of('publisherList'), ctx);
    },

    documentTypes: async (_, ctx) => {
      const of = await count(['documentTypeList'], ctx, 'everything');
      return typeNodes(of('documentTypeList'), ctx);
    },

    sectorsAndThemes: async ({ query: { language } }, ctx) => {
      const of = await count(['topicList', 'industryList'], ctx, 'everything');
      const spoken = { ...ctx, asked: language };
      const [themes, sectors] = await Promise.all([
        taxonomyNodes('topic', of('topicList'), spoken),
        taxonomyNodes('industry', of('industryList'), spoken),
      ]);
      return { themes, sectors };
    },

    entitledNodes: async ({ query: { language } }, ctx) => {
      const of = await count(everyTree, ctx, 'entitled');
      const spoken = { ...ctx, asked: language };
      const [ics, publishers, category, topic, industry, committees] = await Promise.all([
        icsNodes(of('icsCodeList'), ctx.db),
        publisherNodes(of('publisherList'), ctx),
        taxonomyNodes('category', of('categoryList'), spoken),
        taxonomyNodes('topic', of('topicList'), spoken),
        taxonomyNodes('industry', of('industryList'), spoken),
        committeeNodes(of('committeeList'), ctx, language),
      ]);
      return {
        icsCodeList: ics,
        publisherList: publishers.filter(({ count: documents }) => documents > 0),
        categoryList: category,
        topicList: topic,
        industryList: industry,
        documentTypeList: typeNodes(of('documentTypeList'), ctx),
        committeeList: committees,
      };
    },
  };
}
