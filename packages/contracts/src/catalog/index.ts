import { z } from 'zod';
import { contract, file } from '../kit/index.ts';

/** The forms of catalog records: ISO 2709, the lines of MARCBreaker, lines for people, MARCXML. */
export const recordFormats = ['mrc', 'mrk', 'txt', 'xml'] as const;
export type RecordFormat = (typeof recordFormats)[number];

/** What a catalog is of. */
export const catalogKinds = ['journal', 'manuals', 'standards'] as const;

/** A part of the library of which there are catalog records. */
export const Catalog = z.object({
  title: z.string().describe('What its records are asked for by'),
  name: z.string(),
  kind: z.enum(catalogKinds),
  records: z.int().describe('How many documents of it the account subscribes to'),
});
export type Catalog = z.infer<typeof Catalog>;

const Title = z.string().trim().min(1).max(200).describe('The title of a catalogue');

const failures = [
  { status: 404, code: 'catalogue-not-found', detail: 'Catalog not found' },
  {
    status: 404,
    code: 'catalogue-empty',
    detail: 'Your account has no subscription in this catalog',
  },
  { status: 503, code: 'catalogues-busy', detail: 'Too many catalogs are being created. Try again soon' },
] as const;

/** Records of documents for the catalogs of libraries. */
export const catalog = contract({
  catalogs: {
    method: 'GET',
    path: '/api/documents/catalogues',
    summary: 'The catalogs of this library, and how many records each has for the account',
    who: 'reader',
    answer: z.array(Catalog),
  },
  marcDocument: {
    method: 'GET',
    path: '/api/documents/getMarcDocument',
    summary: 'MARC 21 records of the subscribed documents, streamed',
    who: 'reader',
    cost: 'download',
    query: z.object({ title: Title, format: z.enum(recordFormats) }),
    answer: file('application/marc', 'application/marcxml+xml', 'text/plain'),
    failures,
  },
  titleList: {
    method: 'GET',
    path: '/api/documents/getTitleList',
    summary: 'A KBART list of the subscribed documents',
    who: 'reader',
    cost: 'download',
    query: z.object({ title: Title }),
    answer: file('text/tab-separated-values'),
    failures,
  },
});
