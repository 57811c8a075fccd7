import { describe, expect, it } from 'vitest';
import { judge, readName } from './index.ts';

const member = (designation: string, edition_year: number | null, status: string) => ({
  designation,
  edition_year,
  status,
  language: 'en',
  family: 'NSB E 31',
});

type Held = {
  members?: ReturnType<typeof member>[];
  hasPartsAlone?: boolean;
  replacement?: string | null;
};

const stateOf = (designation: string, { members = [], hasPartsAlone = false, replacement = null }: Held) =>
  judge(readName(designation, { publishers: ['NSB'], own: 'NSB' }), {
    members,
    hasPartsAlone,
    languages: ['en'],
    replacementOf: () => replacement,
  }).state;

const old = member('NSB E 31-15', 2015, 'Previous');
const now = member('NSB E 31-21', 2021, 'Active');
const gone = member('NSB E 31-15', 2015, 'Withdrawn');

describe('a verdict', () => {
  it.each([
    ['current', 'NSB E 31', { members: [now, old] }],
    ['current', 'NSB E 31-21', { members: [now, old] }],
    ['superseded-edition', 'NSB E 31-15', { members: [now, old] }],
    ['superseded-edition', 'NSB E 31-09', { members: [now, old] }],
    ['withdrawn', 'NSB E 31', { members: [gone] }],
    ['withdrawn-and-replaced', 'NSB E 31-15', { members: [gone], replacement: 'NSB E 77' }],
    ['ambiguous', 'NSB 31', { hasPartsAlone: true }],
    ['not-in-library', 'NSB E 31', {}],
    ['not-in-library', 'NSB E 31-30', { members: [now] }],
  ] as const)('is %s for %s [references-008]', (state, designation, held) => {
    expect(stateOf(designation, held as Held)).toBe(state);
  });

  it('is amended for a dated reference to an edition with an amendment in force, and current for an undated one [references-008]', () => {
    const edition = { ...member('ISO 9001:2015', 2015, 'Active'), family: 'ISO 9001' };
    const amendment = { ...member('ISO 9001:2015/Amd 1:2024', 2024, 'Active'), family: 'ISO 9001' };
    const members = [amendment, edition];
    expect(stateOf('ISO 9001:2015', { members })).toBe('amended');
    expect(stateOf('ISO 9001', { members })).toBe('current');
  });
});
