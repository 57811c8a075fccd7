import { describe, expect, it } from 'vitest';
import {
  editionBefore,
  editionsIn,
  isSuperseded,
  replacementOf,
  supplementsOf,
  translationsOf,
} from './family.ts';
import type { Edition } from './store.ts';

/** A document of the family NSB 47; its designation tells the most of it. */
const edition = (designation: string, given: Partial<Edition> = {}): Edition => ({
  content_id: 1,
  content_code: `NSB|${designation} ${given.language ?? 'en'}`,
  family_id: 1,
  publisher_code: 'NSB',
  designation,
  edition: String(given.edition_year ?? designation),
  edition_year: null,
  language: 'en',
  title_html: '',
  title_text: '',
  document_type: 'Standard',
  status: 'Active',
  published_on: null,
  published: null,
  updated: null,
  updated_on: null,
  published_online_on: null,
  committee: null,
  asset_id: null,
  publisher_name: 'NSB',
  publisher_type_code: 'SDO',
  family: 'NSB 47',
  ...given,
});
const named = (editions: readonly Edition[]) =>
  editions.map(({ designation, language }) => `${designation} ${language}`);

const former = edition('NSB 47:2015', { edition_year: 2015, status: 'Withdrawn' });
const dated = edition('NSB 47:2024', { edition_year: 2024, published: '2024-05-01' });
const french = { ...dated, language: 'fr', content_code: 'NSB|fr' };
const underPublication = edition('NSB 47', {
  edition_year: 2024,
  published: '2024-05-01',
  status: 'Draft',
});
const amendment = edition('NSB 47:2024/Amd 1:2025', { edition_year: 2025 });
const family = [dated, french, underPublication, former, amendment];

describe('a draft with the year of an edition that is published', () => {
  it('is an entry of its own, before that edition', () => {
    expect(named(editionsIn('en', family))).toEqual(['NSB 47:2024 en', 'NSB 47 en', 'NSB 47:2015 en']);
  });

  it('is no translation of that edition', () => {
    expect(named(translationsOf(dated, family))).toEqual(['NSB 47:2024 en', 'NSB 47:2024 fr']);
    expect(named(translationsOf(underPublication, family))).toEqual(['NSB 47 en']);
  });

  it('has none of its amendments, and no edition before it', () => {
    expect(named(supplementsOf(dated, family))).toEqual(['NSB 47:2024/Amd 1:2025 en']);
    expect(supplementsOf(underPublication, family)).toEqual([]);
    expect(editionBefore(dated, family)).toBe(former);
    expect(editionBefore(underPublication, family)).toBeNull();
    expect(isSuperseded(underPublication, family)).toBe(false);
  });
});

describe('the languages of an edition', () => {
  it('are one of each, a draft translation among them', () => {
    const draft = { ...french, status: 'Draft' };
    const again = { ...dated, content_code: 'NSB|again', designation: 'NSB 47:2024 (corrected)' };
    expect(named(translationsOf(dated, [again, dated, draft]))).toEqual(['NSB 47:2024 en', 'NSB 47:2024 fr']);
    expect(named(editionsIn('fr', [dated, draft]))).toEqual(['NSB 47:2024 fr']);
  });
});

describe('what takes the place of a document', () => {
  it.each([
    ['an edition that was in force', former, dated],
    ['an edition that is in force', dated, null],
    ['a draft that has been published since', underPublication, dated],
    ['an older draft', edition('NSB/WD 47:2022', { edition_year: 2022, status: 'Draft' }), dated],
    [
      'a draft of the next edition',
      edition('NSB/DIS 47:2026', { edition_year: 2026, status: 'Draft' }),
      null,
    ],
    ['a draft that nothing dates', edition('NSB/CD 47', { status: 'Draft' }), null],
    ['a draft amendment', edition('NSB 47:2024/CD Amd 2', { edition_year: 2024, status: 'Draft' }), null],
  ])('is for %s the edition in force that came after it, if any', (_, document, replacement) => {
    expect(replacementOf(document, [document, ...family])).toBe(replacement);
  });
});
