import type { refinement, RefinementNode, Taxonomy } from '@norma/contracts';
import type { Handlers, ReaderContext } from '../../../context.ts';
import type { SearchEngine } from '../../../ports/search-engine.ts';
import { icsNames, publishersOf, type DocumentTables } from '../../documents/index.ts';
import { counted } from './counted.ts';
import { byKey, byName, inOrder, node, treeOf, type ValueCounts } from './nodes.ts';

type Asking = ReaderContext<DocumentTables>;

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

    taxonomy: async ({ params: { category } }, asking) => {
      const of = await count([listOf[category]], asking, 'everything');
      return taxonomyNodes(category, of(listOf[category]), asking, null);
    },

    icsCodes: async (_, asking) => {
      const of = await count(['icsCodeList'], asking, 'everything');
      return icsNodes(of('icsCodeList'), asking);
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
      const [themes, sectors] = await Promise.all([
        taxonomyNodes('topic', of('topicList'), asking, language),
        taxonomyNodes('industry', of('industryList'), asking, language),
      ]);
      return { themes, sectors };
    },

    entitledNodes: async (_, asking) => {
      const of = await count(everyTree, asking, 'entitled');
      const [ics, publishers, category, topic, industry, committees] = await Promise.all([
        icsNodes(of('icsCodeList'), asking),
        publisherNodes(of('publisherList'), asking),
        taxonomyNodes('category', of('categoryList'), asking, null),
        taxonomyNodes('topic', of('topicList'), asking, null),
        taxonomyNodes('industry', of('industryList'), asking, null),
        committeeNodes(of('committeeList'), asking, null),
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

/** The publishers of the tenant in its order, those without a document too. */
async function publisherNodes(counts: ValueCounts, { db, tenant }: Asking): Promise<RefinementNode[]> {
  const publishers = await publishersOf(db, tenant.settings.publishers);
  const place = ({ code }: { code: string }): number => tenant.settings.publishers.indexOf(code);
  return publishers
    .toSorted((a, b) => place(a) - place(b))
    .map(({ code, name }) => node({ key: code, name, count: counts[code] ?? 0 }));
}

const typeNodes = (counts: ValueCounts): RefinementNode[] =>
  inOrder(
    Object.entries(counts).map(([type, count]) => node({ key: type, name: type, count })),
    byName('en'),
  );

async function icsNodes(counts: ValueCounts, { db }: Asking): Promise<RefinementNode[]> {
  const names = await icsNames(db, Object.keys(counts));
  const nameOf = (code: string): string => names.get(code) ?? code;
  return inOrder(treeOf(counts, { separator: '.', nameOf }), byKey);
}

async function taxonomyNodes(
  _taxonomy: Taxonomy,
  counts: ValueCounts,
  _asking: Asking,
  language: string | null,
): Promise<RefinementNode[]> {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  return inOrder(treeOf(counts, { separator: '/', nameOf }), byName(language ?? 'en'));
}

async function committeeNodes(
  counts: ValueCounts,
  _asking: Asking,
  language: string | null,
): Promise<RefinementNode[]> {
  return inOrder(
    Object.entries(counts).map(([key, count]) => node({ key, name: key, count })),
    byName(language ?? 'en'),
  );
}
