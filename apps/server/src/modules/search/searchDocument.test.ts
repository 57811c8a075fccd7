import { describe, expect, it } from 'vitest';
import { searchDocument, searchDocumentForm } from './searchDocument.ts';

const given = {
  contentCode: 'NSB|nsb-e-214-24',
  designation: 'NSB E 214-24',
  title: 'Creep of Bonded Anchors',
  titles: { en: 'Creep of Bonded Anchors', fr: 'Fluage des chevilles' },
  keywords: ['anchor', 'creep test'],
  description: 'An abstract',
  body: 'A text',
  publisher: 'NSB',
  documentType: 'Test method',
  status: 'Active',
  edition_status: 'confirmed',
  language: 'en',
  languages: ['en', 'fr'],
  isTranslation: false,
  familyId: 7,
  publishedOn: '2024-03-14',
  year: 2024,
  committee: 'NSB/TC 7',
  ics: ['91.100.30', '91.100'],
  categories: ['building/anchors'],
  industries: ['construction/concrete'],
  topics: ['fixing'],
};

describe('a document for the search engine', () => {
  // Anyone who changes what is told here raises the form, so that no index of the old form is used any more.
  it('has this form', () => {
    expect({ form: searchDocumentForm, document: searchDocument(given) }).toEqual({
      form: 5,
      document: {
        id: 'NSB|nsb-e-214-24',
        designation: 'NSB E 214-24',
        title: 'Creep of Bonded Anchors',
        otherTitles: { fr: 'Fluage des chevilles' },
        keywords: 'anchor; creep test',
        description: 'An abstract',
        body: 'A text',
        publisher: 'NSB',
        collections: [],
        isCurrent: true,
        isTranslation: false,
        language: 'en',
        family: '7',
        date: '2024-03-14',
        facets: {
          publisherList: ['NSB'],
          categoryList: ['building', 'building/anchors'],
          icsCodeList: ['91', '91.100', '91.100.30'],
          industryList: ['construction', 'construction/concrete'],
          topicList: ['fixing'],
          documentTypeList: ['Test method'],
          committeeList: ['NSB', 'NSB/TC 7'],
          statusList: ['confirmed'],
          yearList: ['2024'],
          languageList: ['en', 'fr'],
        },
      },
    });
  });

  it('has the type of the document in one spelling', () => {
    const { facets } = searchDocument({ ...given, documentType: 'TEST-METHOD' });
    expect(facets['documentTypeList']).toEqual(['Test method']);
  });

  it.each([
    ['the year of its publication where its designation tells none', { year: null }, ['2024']],
    ['no year where nothing tells one', { year: null, publishedOn: null }, []],
  ])('has %s', (_, changed, years) => {
    expect(searchDocument({ ...given, ...changed }).facets['yearList']).toEqual(years);
  });

  it('without committee and status is in none of those lists', () => {
    const { facets } = searchDocument({ ...given, committee: null, edition_status: null });
    expect(facets).toMatchObject({ committeeList: [], statusList: [] });
  });
});
