/** Content codes of the demo's standards, by what the journeys use them for. */
export const standards = {
  testMethod: 'NSB|nsb-e-214-24',
  testMethodInArabic: 'NSB|nsb-e-214-24-ar',
  previousTestMethod: 'NSB|nsb-e-214-21',
  historicalTestMethod: 'NSB|nsb-e-214-18',
  designStandard: 'HI|hi-4410-2-2022',
  /** Of a publisher to whom the account of `individual` does not subscribe. */
  notSubscribed: 'PIC|pic-rp-1173-2021',
} as const;

type Query = Record<string, string>;

/** The address of a document, as links name it. */
export const documentAt = (contentcode: string, query: Query = {}): string =>
  `/document/?${written({ contentcode, ...query })}`;

/** The address of a search in all content. */
export const searchFor = (content: string, query: Query = {}): string =>
  `/content-search/?${written({ content, ...query })}`;

// URLSearchParams would write spaces as plus signs, which the library reads as plus signs.
const written = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
