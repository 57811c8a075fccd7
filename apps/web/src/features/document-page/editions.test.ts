import { describe, expect, it } from 'vitest';
import { currentEdition, editionStatus } from './editions.ts';

const edition = (year: string, status: string) => ({
  id: Number(year),
  designationNo: 'E 214',
  contentCode: `NSB|e-214-${year}`,
  status,
  edition: year,
  year: Number(year),
  language: 'en',
});
/** As the server gives them, the newest first. */
const versions = [
  edition('2026', 'Work item'),
  edition('2024', 'Active'),
  edition('2021', 'Previous'),
  edition('2018', 'Historical'),
];

describe('the editions of a family', () => {
  it.each([
    ['NSB|e-214-2018', 'Historical', '2024'],
    ['NSB|e-214-2021', 'Previous', '2024'],
    ['NSB|e-214-2024', 'Active', undefined],
    ['NSB|e-214-2024', 'Current', undefined],
  ])('%s, %s, is told of the newest in force', (contentCode, status, told) => {
    expect(currentEdition({ versions, contentCode, status, language: 'en' })?.edition).toBe(told);
  });

  it.each([
    ['REC 2024-12-12', ['WD 2020-08-11', 'REC 2024-12-12', 'REC 2023-10-05', 'CR 2022-09-06', 'W3C WCAG22']],
    ['2019', ['CS02', '2019', 'CS01']],
    ['ed 16', ['ed 16', 'ed 9', 'ed 15']],
  ])('are taken in the order of the server, whatever their labels: %s', (told, labels) => {
    const isDraft = (label: string) => /^(WD|CS)/.test(label);
    const family = labels.map((label) => ({
      ...edition('2000', isDraft(label) ? 'Draft' : 'Active'),
      edition: label,
      contentCode: `W3C|${label}`,
    }));
    const old = { versions: family, contentCode: 'W3C|old', status: 'Replaced', language: 'en' };
    expect(currentEdition(old)?.edition).toBe(told);
  });

  it('are named in the language of the document where one in force is, else in another', () => {
    const family = [
      { ...edition('2011', 'Active'), edition: '2011 (S)', language: 'es' },
      { ...edition('2011', 'Active'), edition: '2011 (F)', language: 'fr' },
    ];
    const old = { versions: family, contentCode: 'OIML|b-15-2006', status: 'Replaced' };
    expect(currentEdition({ ...old, language: 'fr' })?.edition).toBe('2011 (F)');
    expect(currentEdition({ ...old, language: 'de' })?.edition).toBe('2011 (S)');
  });

  it('are read as they are where two of them are in force', () => {
    const both = [edition('2024', 'Active'), edition('2021', 'Adopted')];
    for (const { contentCode, status } of both) {
      expect(currentEdition({ versions: both, contentCode, status, language: 'en' })).toBeNull();
      expect(
        editionStatus({
          versions: both,
          contentCode,
          status,
          language: 'en',
          replacedByFamilyValue: null,
          replacedByContentCode: null,
        }),
      ).toBeNull();
    }
  });

  it('name no current edition when none is in force', () => {
    const withdrawn = [edition('2021', 'Withdrawn'), edition('2018', 'Historical')];
    expect(
      currentEdition({
        versions: withdrawn,
        contentCode: 'NSB|e-214-2018',
        status: 'Historical',
        language: 'en',
      }),
    ).toBeNull();
  });
});

describe('how a document stands', () => {
  const document = {
    versions,
    contentCode: 'NSB|e-214-2018',
    status: 'Historical',
    language: 'en',
    replacedByFamilyValue: null,
    replacedByContentCode: null,
  };
  const alone = { ...document, versions: [] };

  it('is said of an older or withdrawn edition, with the newest in force', () => {
    const newest = { named: '2024', contentCode: 'NSB|e-214-2024', isOtherFamily: false };
    expect(editionStatus(document)).toEqual({ message: 'standing.newer', ...newest });
    expect(editionStatus({ ...document, status: 'Previous' })).toEqual({
      message: 'standing.newer',
      ...newest,
    });
    expect(editionStatus({ ...document, status: 'Withdrawn Replaced' })).toEqual({
      message: 'standing.withdrawnNewer',
      ...newest,
    });
  });

  it('of a draft is never that it is no longer in force, with an edition in force beside it', () => {
    const current = { named: '2024', contentCode: 'NSB|e-214-2024', isOtherFamily: false };
    const ofStatus = (status: string) =>
      editionStatus({ ...document, contentCode: 'NSB|e-214-2026', status });
    expect(ofStatus('Draft')).toEqual({ message: 'standing.draft', ...current });
    expect(ofStatus('Work item')).toBeNull();
  });

  it('names the other family that takes its place, with a way to it where the library has it', () => {
    const status = 'Withdrawn Replaced';
    const replaced = { ...alone, status, replacedByFamilyValue: 'NSB E 96' };
    expect(editionStatus(replaced)).toEqual({
      message: 'standing.replaced',
      named: 'NSB E 96',
      contentCode: null,
      isOtherFamily: true,
    });
    expect(editionStatus({ ...replaced, replacedByContentCode: 'NSB|e-96' })?.contentCode).toBe('NSB|e-96');
    expect(editionStatus({ ...alone, status })?.message).toBe('standing.replacedElsewhere');
  });

  it.each([
    ['Withdrawn', 'standing.withdrawn'],
    ['Withdrawn No replacement', 'standing.withdrawn'],
    ['Replaced', 'standing.replacedElsewhere'],
    ['Historical', 'standing.historical'],
    ['Lively', 'standing.historical'],
    ['Active', undefined],
    ['Adopted', undefined],
    ['Draft', undefined],
    ['Work item', undefined],
  ])('as %s without anything else is %s', (status, said) => {
    expect(editionStatus({ ...alone, status })?.message).toBe(said);
  });
});
