import type { SuggestionGroup } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { gridOf, rowGroups, type Suggested } from './suggestionRows.ts';

/** A family of so many editions, each with a year of its own. */
function family(name: string, editions: number): Suggested {
  const designations = Array.from({ length: editions }, (_, age) => ({
    designationNo: `${name}-${24 - age}`,
    contentCode: `${name}-${24 - age}`,
  }));
  return {
    contentCode: `${name}-24`,
    designationNo: `${name}-24`,
    documentTitle: `Title of ${name}`,
    status: 'Active',
    isEntitled: true,
    designationNoList: designations,
    showMore: editions > 5,
  };
}

const group = (code: string, contentList: Suggested[], showMoreResults = false): SuggestionGroup => ({
  publisherName: `Publisher ${code}`,
  publisherCode: code,
  contentList,
  showMoreResults,
});

/** The cells of an entry, as a reader sees them. */
const seen = (entry: Suggested, opened: string[] = []): string[] =>
  rowGroups([group('NSB', [entry])], new Set(opened))[0]
    ?.rows.flatMap(({ cells }) => cells)
    .map((cell) => {
      if (cell.kind === 'document') return cell.document.designationNo;
      if (cell.kind === 'edition') return cell.edition.designationNo;
      return cell.kind === 'editions' ? `${cell.isOpen ? 'less' : 'all'} ${cell.count}` : cell.kind;
    }) ?? [];

describe('an entry of the suggestions', () => {
  it.each([
    [0, ['E1-24']],
    [1, ['E1-24']],
    [5, ['E1-24', 'E1-23', 'E1-22', 'E1-21', 'E1-20']],
    [6, ['E1-24', 'E1-23', 'E1-22', 'E1-21', 'all 6']],
  ])(
    'of %i editions shows up to five designations, or four and the wish for all [typeahead-007]',
    (editions, shown) => {
      expect(seen(family('E1', editions))).toEqual(shown);
    },
  );

  it('shows all designations, and few again [typeahead-008]', () => {
    const entry = family('E1', 7);
    expect(seen(entry, ['E1-24'])).toEqual([
      'E1-24',
      'E1-23',
      'E1-22',
      'E1-21',
      'E1-20',
      'E1-19',
      'E1-18',
      'less 7',
    ]);
    expect(seen(entry, ['E2-24'])).toEqual(['E1-24', 'E1-23', 'E1-22', 'E1-21', 'all 7']);
  });

  it('stands for itself though the list of its family begins with another edition', () => {
    const entry = { ...family('E1', 3), contentCode: 'E1-23', designationNo: 'E1-23' };
    expect(seen(entry)).toEqual(['E1-23', 'E1-24', 'E1-22']);
  });
});

describe('the grid of suggestions', () => {
  const groups = rowGroups(
    [group('NSB', [family('E1', 6), family('E2', 1)], true), group('HI', [family('H1', 3)])],
    new Set(),
  );

  it('has a line for each entry, for the other editions of its family, and for more of a publisher', () => {
    expect(groups.map(({ rows }) => rows.map(({ at, cells }) => `${at} ${cells[0]?.kind}`))).toEqual([
      ['0 document', '1 edition', '2 document', '3 more'],
      ['4 document', '5 edition'],
    ]);
  });

  it('tells the keys how many cells its rows have and where publishers begin', () => {
    expect(gridOf(groups)).toEqual({ cells: [1, 4, 1, 1, 1, 2], starts: [0, 4] });
  });
});
