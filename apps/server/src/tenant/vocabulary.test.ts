import { documentTypes } from '@norma/editions';
import { languages } from '@norma/contracts/fields';
import { describe, expect, it } from 'vitest';
import { translate } from '../i18n/translate.ts';
import { TenantSettings } from './settings.ts';
import { documentTypeNames, taxonomyNames } from './vocabulary.ts';

const tenantWith = (vocabulary: object, language = 'en') => ({
  settings: TenantSettings.parse({
    key: 'harbor',
    title: 'Harbor Works',
    publisherName: 'Harbor Works',
    publishers: ['NSB'],
    theme: { brand: '#0A7D5A' },
    language,
    vocabulary,
  }),
});

describe('the name of a document type', () => {
  it.each(languages)('is there in $tag for every code', ({ tag }) => {
    const nameOf = documentTypeNames(tenantWith({}), tag);
    for (const code of documentTypes) {
      expect(nameOf(code)).toEqual({ text: translate('documentTypes', tag, code), language: tag });
      if (['ar', 'ja', 'ko', 'ru', 'zh-Hans'].includes(tag))
        expect(nameOf(code).text).not.toMatch(/^[a-z ]+$/i);
    }
  });

  it('is what the tenant says in the language of the reader, however its catalog spells the type [tenant-002]', () => {
    const tenant = tenantWith({
      documentTypes: { 'test-method': { de: 'Hausprüfung', pt: 'Ensaio da casa' } },
    });
    expect(documentTypeNames(tenant, 'de')('Test Method')).toEqual({ text: 'Hausprüfung', language: 'de' });
    expect(documentTypeNames(tenant, 'pt-BR')('Test method')).toEqual({
      text: 'Ensaio da casa',
      language: 'pt',
    });
    expect(documentTypeNames(tenant, 'ja')('Test method')).toEqual({ text: '試験方法', language: 'ja' });
  });

  it('names the language it is in where the vocabulary does not know the type [tenant-002]', () => {
    const delivered = documentTypeNames(tenantWith({}, 'fr'), 'de');
    expect(delivered('Avis de chantier')).toEqual({ text: 'Avis de chantier', language: 'fr' });
    const own = tenantWith({ documentTypes: { 'Test method appraisal': { en: 'Appraisal', ar: 'تقييم' } } });
    expect(documentTypeNames(own, 'ar')('Test method appraisal')).toEqual({ text: 'تقييم', language: 'ar' });
    expect(documentTypeNames(own, 'de')('Test method appraisal')).toEqual({
      text: 'Appraisal',
      language: 'en',
    });
  });
});

describe('the name of a category or an industry', () => {
  const tenant = tenantWith({
    categories: { 'Offshore installations': { ar: 'المنشآت البحرية' } },
    industries: { Construction: { de: 'Hochbau' }, 'Construction/Fastening': { fr: 'Fixation' } },
  });
  const delivered = new Map([
    ['Construction', 'Bauwesen'],
    ['Construction/Structures', 'Tragwerke'],
  ]);

  it("is the tenant's, else the catalog's, else in its own language [tenant-002]", () => {
    const nameOf = taxonomyNames(tenant, 'industry', { language: 'de', delivered });
    expect(nameOf('Construction')).toEqual({ text: 'Hochbau', language: 'de' });
    expect(nameOf('Construction/Structures')).toEqual({ text: 'Tragwerke', language: 'de' });
    expect(nameOf('Construction/Fastening')).toEqual({ text: 'Fixation', language: 'fr' });
    expect(nameOf('Construction/Concrete works')).toEqual({ text: 'Concrete works', language: 'en' });
    const categoryIn = (language: string) =>
      taxonomyNames(tenant, 'category', { language, delivered: new Map() })('Offshore installations');
    expect(categoryIn('ar')).toEqual({ text: 'المنشآت البحرية', language: 'ar' });
    expect(categoryIn('ja')).toEqual({ text: 'المنشآت البحرية', language: 'ar' });
  });
});
