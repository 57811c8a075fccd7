import { describe, expect, it } from 'vitest';
import { currentEditionBeside, editionsOf } from './editions.ts';

const edition = (year: string, status: string) => ({
  id: Number(year),
  designationNo: 'E 214',
  contentCode: `NSB|e-214-${year}`,
  status,
  edition: year,
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

  it('name no current edition when none is in force', () => {
    const withdrawn = [edition('2018', 'Historical'), edition('2021', 'Withdrawn')];
    expect(
      currentEditionBeside({ versions: withdrawn, contentCode: 'NSB|e-214-2018', status: 'Historical' }),
    ).toBeNull();
  });
});
