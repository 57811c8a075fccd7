import { describe, expect, it } from 'vitest';
import type { Descent, Lineage } from './clause.ts';
import { continueLines, type LinedEdition } from './lines.ts';

const counting = () => {
  let count = 0;
  return () => `L${(count += 1)}`;
};
const edition = (...clauses: (string | [id: string, line: string])[]): LinedEdition => ({
  clauses: clauses.map((clause) =>
    typeof clause === 'string' ? { id: clause, line: null } : { id: clause[0], line: clause[1] },
  ),
});
const on = (before: string, after: string): Descent => ({
  before: [before],
  after: [after],
  main: [before, after],
  kind: 'changed',
  isMoved: false,
  isRenumbered: before !== after,
});
const linesIn = (editions: LinedEdition[], steps: (Lineage | null)[]) => {
  const { ofEditions, aliases } = continueLines(editions, steps, counting());
  return {
    editions: ofEditions.map((each) => Object.fromEntries(each)),
    aliases: Object.fromEntries(aliases),
  };
};

describe('The line of a clause', () => {
  it('continues through editions in which the clause has other numbers [lineage-001]', () => {
    const { editions } = linesIn(
      [edition('9.4'), edition('9.2', '1'), edition('9.2.1', '1')],
      [[on('9.4', '9.2')], [on('9.2', '9.2.1'), on('1', '1')]],
    );
    expect(editions).toEqual([{ 9.4: 'L1' }, { 9.2: 'L1', 1: 'L2' }, { '9.2.1': 'L1', 1: 'L2' }]);
  });

  it('goes on with the main part of a split, and with the main source of a merger', () => {
    const split: Descent = { ...on('4', '5'), after: ['4', '5'], kind: 'split' };
    const merged: Descent = { ...on('5', '4'), before: ['4', '5'], kind: 'merged' };
    expect(linesIn([edition('4'), edition('4', '5')], [[split]]).editions).toEqual([
      { 4: 'L1' },
      { 4: 'L2', 5: 'L1' },
    ]);
    expect(linesIn([edition('4', '5'), edition('4')], [[merged]]).editions).toEqual([
      { 4: 'L1', 5: 'L2' },
      { 4: 'L2' },
    ]);
  });

  it('stays when an edition arrives late between two that are known [lineage-002]', () => {
    const { editions, aliases } = linesIn(
      [edition(['4', 'A']), edition('4', '5'), edition(['5', 'A'], ['6', 'B'])],
      [[on('4', '4')], [on('4', '5'), on('5', '6')]],
    );
    expect(editions).toEqual([{ 4: 'A' }, { 4: 'A', 5: 'B' }, { 5: 'A', 6: 'B' }]);
    expect(aliases).toEqual({});
  });

  it('is that of most of its clauses where chains are joined; the other becomes an alias [lineage-002]', () => {
    const { editions, aliases } = linesIn(
      [edition(['1', 'A']), edition(['1', 'B']), edition(['1', 'B'])],
      [[on('1', '1')], [on('1', '1')]],
    );
    expect(editions).toEqual([{ 1: 'B' }, { 1: 'B' }, { 1: 'B' }]);
    expect(aliases).toEqual({ A: 'B' });
  });

  it('is the older one where two have as many clauses', () => {
    const { editions, aliases } = linesIn([edition(['1', 'A']), edition(['1', 'B'])], [[on('1', '1')]]);
    expect(editions).toEqual([{ 1: 'A' }, { 1: 'A' }]);
    expect(aliases).toEqual({ B: 'A' });
  });

  it('stays with the longer part where a chain is cut, and the rest has a new one', () => {
    const { editions, aliases } = linesIn(
      [edition(['1', 'A']), edition(['1', 'A']), edition(['1', 'A'])],
      [[on('1', '1')], []],
    );
    expect(editions).toEqual([{ 1: 'A' }, { 1: 'A' }, { 1: 'L1' }]);
    expect(aliases).toEqual({});
  });

  it('begins again behind an edition that could not be aligned', () => {
    expect(linesIn([edition('1'), edition('1')], [null]).editions).toEqual([{ 1: 'L1' }, { 1: 'L2' }]);
  });
});
