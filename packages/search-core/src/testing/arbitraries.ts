import * as fc from 'fast-check';
import type { SearchDocument } from '../document.ts';
import type { Alternative, Condition, SearchRequest, SearchSort, SuggestRequest } from '../request.ts';

const PUBLISHERS = ['NSB', 'KVL', 'ITV-T'];
const COLLECTIONS = ['fire', 'water', 'roads'];
const SECTIONS = {
  documentType: ['Guide', 'Test method', '__proto__'],
  ics: ['91', '91.100', '91.100.30', '13.220'],
};
const WORDS = (
  "anchor anchors anchoring anc anchro Bond bonded Prüfung Prüfungen the of bond's test testing lens lenses 1 fire-safety ! " +
  '214 12.5 e214 2024 façade ½ 防火 火災報知 火 مقاومة ال'
)
  .split(' ')
  .concat('400 MPa', '58 ksi', '10 mm', '10mm', '1 cm', '10 to 20 mm');

const textsOf = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...WORDS), { maxLength, size: 'max' }).map((words) => words.join(' '));
const texts = textsOf(8);
const designations = fc
  .tuple(
    fc.constantFrom('NSB ', 'ITV-T ', ''),
    fc.constantFrom('E ', 'E', ''),
    fc.constantFrom('2', '21', '214', ''),
    fc.constantFrom('', '', '-1', 'M', '.1.1.1.1', '-2-15'),
    fc.constantFrom('', '-24', ':2024', ' : 2024', '-24a', '/AMD1:2024', ' (11/1988)'),
  )
  .map((parts) => parts.join(''));
const subsetOf = (values: string[]): fc.Arbitrary<string[]> => fc.subarray(values, { minLength: 0 });

/** Documents that share words, designations and values often enough to meet in a search. */
export const documents: fc.Arbitrary<SearchDocument> = fc.record({
  id: fc.integer({ min: 1, max: 15 }).map(String),
  designation: designations,
  title: texts,
  description: texts,
  body: texts,
  publisher: fc.constantFrom(...PUBLISHERS),
  collections: subsetOf(COLLECTIONS),
  keywords: texts,
  isCurrent: fc.boolean(),
  isTranslation: fc.boolean(),
  language: fc.constantFrom('en', 'de-AT', 'ar'),
  family: fc.constantFrom('', 'one', 'two', 'three'),
  date: fc.constantFrom('', '1988-11-30', '2024-02-29', '2024-03-01'),
  facets: fc.record({ documentType: subsetOf(SECTIONS.documentType), ics: subsetOf(SECTIONS.ics) }),
});

/** Libraries, ids distinct. */
export const libraries = fc.uniqueArray(documents, { selector: ({ id }) => id, maxLength: 12, size: 'max' });

const queries = fc.oneof(
  fc.constantFrom('*', '', ' ', '?!'),
  textsOf(1),
  textsOf(3),
  designations,
  fc.tuple(designations, fc.nat({ max: 9 })).map(([text, length]) => text.slice(0, length)),
  fc.tuple(textsOf(2), textsOf(3)).map(([before, quoted]) => `${before} "${quoted}"`),
  fc.constantFrom('achnors', 'bonden test', 'prufungem', 'the', 'fire safetys'),
  fc.tuple(fc.constantFrom('E214', 'e 2', '24', 'nsb'), textsOf(1)).map((parts) => parts.join(' ')),
);

/** Mostly the widest choice, so that a request seldom finds nothing for two reasons at once. */
function mostly<T>(usual: T, seldom: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: seldom });
}
const filterValues = (values: string[]): fc.Arbitrary<string[]> =>
  mostly([], subsetOf([...values, 'nowhere']));
const entitlements = fc.record({ publishers: subsetOf(PUBLISHERS), collections: subsetOf(COLLECTIONS) });

const alternatives: fc.Arbitrary<Alternative> = fc.oneof(
  fc
    .record({
      text: fc.oneof(
        textsOf(2),
        textsOf(2).map((text) => `"${text}"`),
        designations,
        fc.constantFrom('achnors', 'prufungem'),
      ),
      field: fc.constantFrom('all' as const, 'keyword' as const, 'designation' as const, 'title' as const),
    })
    .filter(({ text }) => text.trim() !== ''),
  fc.record({
    facet: fc.constantFrom('documentType', 'ics', 'planet'),
    values: subsetOf([...SECTIONS.documentType, ...SECTIONS.ics, 'nowhere']),
  }),
  fc.record({ ids: subsetOf(['1', '2', '3', '4', '5', '6', '7', '8', 'nothing']) }),
);

const conditions: fc.Arbitrary<Condition[]> = fc.array(
  fc.record({ anyOf: fc.array(alternatives, { minLength: 1, maxLength: 3 }), isExcluded: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

/** Requests that such libraries can answer, filters that no document has among them. */
export const requests: fc.Arbitrary<SearchRequest> = fc
  .record({
    text: queries,
    allowsPartial: fc.boolean(),
    keepsSpelling: mostly(false, fc.constant(true)),
    conditions: mostly<Condition[] | undefined>(undefined, conditions),
    field: fc.constantFrom('all' as const, 'keyword' as const, 'designation' as const),
    scope: mostly(PUBLISHERS, subsetOf(PUBLISHERS)),
    entitled: mostly<SearchRequest['entitled']>(undefined, entitlements),
    subscription: fc.option(entitlements, { nil: undefined }),
    filters: fc.record({
      documentType: filterValues(SECTIONS.documentType),
      ics: filterValues(SECTIONS.ics),
      planet: mostly<string[]>([], filterValues([])),
    }),
    sort: fc.constantFrom<SearchSort>('best', 'titleAscending', 'titleDescending', 'newest', 'oldest'),
    onePerFamily: fc.boolean(),
    from: fc.nat({ max: 4 }),
    size: fc.nat({ max: 20 }),
    countFacets: subsetOf(['documentType', 'ics', 'planet']),
  })
  .map(({ entitled, subscription, conditions: asked, ...request }) => ({
    ...request,
    ...(entitled && { entitled }),
    ...(subscription && { subscription }),
    ...(asked && { conditions: asked }),
  }));

/** Type-ahead requests with the same visibility as `requests`. */
export const suggestRequests: fc.Arbitrary<SuggestRequest> = fc
  .record({
    text: fc.oneof(
      designations,
      fc.tuple(designations, fc.nat({ max: 9 })).map(([text, length]) => text.slice(0, length)),
      queries,
    ),
    scope: mostly(PUBLISHERS, subsetOf(PUBLISHERS)),
    entitled: mostly<SearchRequest['entitled']>(undefined, entitlements),
    perPublisher: fc.nat({ max: 3 }),
  })
  .map(({ entitled, ...request }) => (entitled ? { ...request, entitled } : request));
