import { describe, expect, it } from 'vitest';
import { currentEditionBeside, editionsOf, standingOf } from './editions.ts';

const edition = (year: string, status: string) => ({
  id: Number(year),
  designationNo: 'E 214',
  contentCode: `NSB|e-214-${year}`,
  status,
  edition: year,
  language: 'en',
});
const versions = [
  edition('2018', 'Historical'),
  edition('2024', 'Active'),
  edition('2021', 'Previous'),
  edition('2026', 'Work item'),
];

describe('the editions of a family', () => {
  it('stand with the newest first', () => {
    expect(editionsOf({ versions }).map((version) => version.edition)).toEqual([
      '2026',
      '2024',
      '2021',
      '2018',
    ]);
  });

  it.each([
    ['NSB|e-214-2018', 'Historical', '2024'],
    ['NSB|e-214-2021', 'Previous', '2024'],
    ['NSB|e-214-2024', 'Active', undefined],
    ['NSB|e-214-2024', 'Current', undefined],
  ])('%s, %s, is told of the newest in force', (contentCode, status, told) => {
    expect(currentEditionBeside({ versions, contentCode, status })?.edition).toBe(told);
  });

  it('are read as they are where two of them are in force', () => {
    const both = [edition('2021', 'Adopted'), edition('2024', 'Active')];
    for (const { contentCode, status } of both) {
      expect(currentEditionBeside({ versions: both, contentCode, status })).toBeNull();
      expect(
        standingOf({
          versions: both,
          contentCode,
          status,
          replacedByFamilyValue: null,
          replacedByContentCode: null,
        }),
      ).toBeNull();
    }
  });

  it('name no current edition when none is in force', () => {
    const withdrawn = [edition('2018', 'Historical'), edition('2021', 'Withdrawn')];
    expect(
      currentEditionBeside({ versions: withdrawn, contentCode: 'NSB|e-214-2018', status: 'Historical' }),
    ).toBeNull();
  });
});

describe('how a document stands', () => {
  const document = {
    versions,
    contentCode: 'NSB|e-214-2018',
    status: 'Historical',
    replacedByFamilyValue: null,
    replacedByContentCode: null,
  };
  const alone = { ...document, versions: [] };

  it('is said of an older or withdrawn edition, with the newest in force', () => {
    const newest = { named: '2024', contentCode: 'NSB|e-214-2024', isOtherFamily: false };
    expect(standingOf(document)).toEqual({ said: 'standing.newer', ...newest });
    expect(standingOf({ ...document, status: 'Previous' })).toEqual({ said: 'standing.newer', ...newest });
    expect(standingOf({ ...document, status: 'Withdrawn Replaced' })).toEqual({
      said: 'standing.withdrawnNewer',
      ...newest,
    });
  });

  it('of a draft is never that it is no longer in force, with an edition in force beside it', () => {
    const current = { named: '2024', contentCode: 'NSB|e-214-2024', isOtherFamily: false };
    const ofStatus = (status: string) => standingOf({ ...document, contentCode: 'NSB|e-214-2026', status });
    expect(ofStatus('Draft')).toEqual({ said: 'standing.draft', ...current });
    expect(ofStatus('Work item')).toBeNull();
  });

  it('names the other family that takes its place, with a way to it where the library has it', () => {
    const status = 'Withdrawn Replaced';
    const replaced = { ...alone, status, replacedByFamilyValue: 'NSB E 96' };
    expect(standingOf(replaced)).toEqual({
      said: 'standing.replaced',
      named: 'NSB E 96',
      contentCode: null,
      isOtherFamily: true,
    });
    expect(standingOf({ ...replaced, replacedByContentCode: 'NSB|e-96' })?.contentCode).toBe('NSB|e-96');
    expect(standingOf({ ...alone, status })?.said).toBe('standing.replacedElsewhere');
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
    expect(standingOf({ ...alone, status })?.said).toBe(said);
  });
});
