import { contentTypes } from '@norma/contracts';
import { expect, it } from 'vitest';
import { dataTypeOf } from './dataType.ts';

it.each([
  ['Standard', 'Standard'],
  ['Test method', 'Standard'],
  ['Recommended practice', 'Standard'],
  ['', 'Standard'],
  ['نص', 'Standard'],
  ['Research report', 'Report'],
  ['RESEARCH_REPORT', 'Report'],
])('counts a document of the type "%s" among standards as %s', (documentType, dataType) => {
  expect(dataTypeOf({ contentType: 'ASTM_STANDARDS', documentType })).toBe(dataType);
});

it('counts journals by the article, books whole, and their papers as segments', () => {
  const counted = contentTypes.map((contentType) => dataTypeOf({ contentType, documentType: 'Report' }));
  expect(Object.fromEntries(contentTypes.map((type, at) => [type, counted[at]]))).toEqual({
    ASTM_STANDARDS: 'Report',
    JOURNALS: 'Article',
    MANUAL_MONO_PAPERS: 'Book_Segment',
    MANUAL_MONO_BOOKS: 'Book',
    STP_BOOK: 'Book',
    STP_PAPER: 'Book_Segment',
    DATA_SERIES_BOOKS: 'Book',
    DATA_SERIES_PAPERS: 'Book_Segment',
  });
});
