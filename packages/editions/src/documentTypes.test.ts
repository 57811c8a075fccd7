import { describe, expect, it } from 'vitest';
import { documentTypeFacet, documentTypeOf, documentTypes } from './documentTypes.ts';

describe('the type of a document', () => {
  it.each([
    ['Test method', 'test-method'],
    ['test-method', 'test-method'],
    ['International Standard', 'international-standard'],
    ['japanese-industrial-standard', 'japanese-industrial-standard'],
    ['Norme internationale', 'international-standard'],
    ['Prüfverfahren', 'test-method'],
    ['مواصفة قياسية', 'standard'],
    ['試験方法', 'test-method'],
    ['TS', 'technical-specification'],
    ['Std', 'standard'],
    ['Addenda', 'addendum'],
    ['Test method appraisal', null],
    ['', null],
  ])('%j is %s', (word, code) => {
    expect(documentTypeOf(word)).toBe(code);
  });

  it.each([
    'Test method',
    'Practice',
    'Terminology',
    'Specification',
    'Guide',
    'Standard',
    'Code of practice',
    'Recommended practice',
    'Work item',
    'Amendment',
    'Corrigendum',
    'Operating procedure',
    'Addendum',
    'Symposium paper',
    'Symposium book',
    'journal-article',
    'research-report',
    'Manual',
  ])('of the demo library, %s, has a code', (word) => {
    expect(documentTypeOf(word)).not.toBeNull();
  });

  it('is one value of the filter in all its spellings', () => {
    const spellings = ['TS', 'Technical Specification', 'technical-specification'];
    expect(new Set(spellings.map(documentTypeFacet))).toEqual(new Set(['Technical specification']));
    expect(documentTypeFacet('Basic publication of the committee')).toBe(
      'Basic publication of the committee',
    );
  });

  it('is each code itself, so that no word of another type takes its place', () => {
    expect(documentTypes.map(documentTypeOf)).toEqual(documentTypes);
  });
});
