// Who may import whom. Each rule says why; `bin/check-dependencies.mjs` plants a violation of each to prove that it bites.
/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const testCode = String.raw`\.(test|long)\.tsx?$|/testing/`;

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one idea: join them, or extract the shared part.',
      {},
      { circular: true },
    ),
    forbid(
      'contracts-stand-alone',
      'Contracts run in the browser, in the server and in tools: zod and the words of status are all they need.',
      { path: '^packages/contracts/', pathNot: testCode },
      { pathNot: '^packages/(contracts/|editions/src/status/)|node_modules/zod/' },
    ),
    forbid(
      'packages-stand-alone',
      'A package serves any app: it never reaches into one.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'demo-generator-is-a-tool',
      'The server seeds from the standards that the generator wrote; it never runs it.',
      { path: '^(apps|packages/[^/]+/src)/', pathNot: testCode },
      { path: '^packages/samples/generator/' },
    ),
    forbid(
      'search-core-is-pure',
      'The engine is arithmetic over arrays: no files, no network, no libraries.',
      { path: '^packages/search-core/', pathNot: testCode },
      { pathNot: '^packages/(search-core|quantities)/' },
    ),
    forbid(
      'quantities-are-pure',
      'A quantity is read from a text and a table of units: no files, no network, no libraries.',
      { path: '^packages/quantities/', pathNot: testCode },
      { pathNot: '^packages/quantities/' },
    ),
    forbid(
      'meaning-is-pure',
      'What is learnt from texts is arithmetic too; of the engine it takes the reading of words.',
      { path: '^packages/meaning/', pathNot: testCode },
      { pathNot: String.raw`^packages/(meaning/|search-core/src/)` },
    ),
    forbid(
      'editions-are-pure',
      'Status, families and formats are functions of records: no files, no network, no libraries.',
      { path: '^packages/editions/', pathNot: testCode },
      { pathNot: '^packages/editions/' },
    ),
    forbid(
      'lineage-is-pure',
      'What became of a clause follows from two lists of clauses: no files, no network, no libraries.',
      { path: '^packages/lineage/', pathNot: testCode },
      { pathNot: '^packages/lineage/' },
    ),
    forbid(
      'references-are-pure',
      'Designations are read by their grammar, in the browser as in the server: no files, no network, no libraries.',
      { path: '^packages/references/', pathNot: testCode },
      { pathNot: '^packages/(references/|editions/src/|search-core/src/(designation|analysis/fold)\\.ts)' },
    ),
    forbid(
      'anchoring-is-pure',
      'Where a mark stands follows from two texts: no files, no network, no page, no libraries.',
      { path: '^packages/anchoring/', pathNot: testCode },
      { pathNot: '^packages/anchoring/' },
    ),
    forbid(
      'changes-are-pure',
      'What a change is about follows from the words of both sides: no files, no network, no libraries.',
      { path: '^packages/changes/', pathNot: testCode },
      { pathNot: '^packages/(changes|quantities|search-core)/' },
    ),
    forbid(
      'comparison-is-pure',
      'A comparison is a function of texts; a parser of HTML, the diff of two lists and quantities are all it needs.',
      { path: '^packages/comparison/', pathNot: testCode },
      {
        pathNot:
          '^packages/(changes|comparison|lineage|quantities|search-core)/|node_modules/(parse5|fast-myers-diff)/',
      },
    ),
    forbid(
      'reader-stands-alone',
      'The reading views know documents and positions, never accounts, calls or screens.',
      { path: '^packages/reader/', pathNot: testCode },
      { pathNot: '^packages/(reader|anchoring|references)/|node_modules/(pdfjs-dist|fflate|saxes)/' },
    ),
    forbid(
      'web-meets-server-in-contracts',
      'The browser knows the calls, never the code that answers them.',
      { path: '^apps/web/' },
      { path: '^apps/server/' },
    ),
    forbid(
      'one-door-per-module',
      'Another module is entered through its index.ts.',
      { path: '^apps/server/src/modules/([^/]+)/' },
      {
        path: '^apps/server/src/modules/',
        pathNot: String.raw`^apps/server/src/modules/($1/|[^/]+/index\.ts$)`,
      },
    ),
    forbid(
      'outside-enters-modules-by-the-door',
      'What composes and serves the modules uses what their index.ts offers.',
      { path: '^apps/server/src/', pathNot: `^apps/server/src/modules/|${testCode}` },
      { path: '^apps/server/src/modules/', pathNot: String.raw`/index\.ts$` },
    ),
    forbid(
      'one-door-per-feature',
      'Another feature is entered through its index.ts, or, for the page of a document, its forDocumentPage.ts.',
      { path: '^apps/web/src/features/([^/]+)/' },
      {
        path: '^apps/web/src/features/',
        pathNot: String.raw`^apps/web/src/features/($1/|[^/]+/(index\.tsx?|forDocumentPage\.ts)$)`,
      },
    ),
    forbid(
      'modules-speak-to-ports',
      'compose.ts chooses the adapters; a module receives what it needs.',
      { path: '^apps/server/src/modules/', pathNot: testCode },
      { path: '^apps/server/src/(adapters|commands|compose|main|demo|lifecycle)' },
    ),
    forbid(
      'only-http-knows-the-web-framework',
      'Handlers take parsed input and return answers; http/ owns Fastify, compose.ts wires it.',
      { path: '^apps/server/src/', pathNot: `^apps/server/src/(http/|compose)|${testCode}` },
      { path: 'node_modules/(@fastify|fastify)/' },
    ),
    forbid(
      'ports-are-promises',
      'A port is types only: what we need, not how it is done.',
      { path: '^apps/server/src/ports/', pathNot: testCode },
      { path: '^apps/server/src/', pathNot: String.raw`^apps/server/src/(ports/|tenant/index\.ts$)` },
    ),
    forbid(
      'adapters-serve-ports',
      'An adapter translates one port to one technology and knows nothing of the product’s rules.',
      { path: '^apps/server/src/adapters/', pathNot: testCode },
      { path: '^apps/server/src/(modules|http|compose|main|demo)' },
    ),
    forbid(
      'ui-knows-no-feature',
      'ui/ and client/ are the same for every tenant and every feature.',
      { path: '^apps/web/src/(ui|client|theme|i18n)/' },
      { path: '^apps/web/src/(features|app|ui-gallery)/' },
    ),
    forbid(
      'features-know-no-app',
      'app/ places features; features do not know where they stand.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'production-without-test-code',
      'Builders and fakes stay out of what we ship.',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: testCode },
      { path: testCode },
    ),
  ],
  options: {
    parser: 'swc', // TypeScript 7 ships no parser API: without @swc/core every .ts file would be skipped in silence.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
