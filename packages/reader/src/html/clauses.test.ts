import { describe, expect, it } from 'vitest';
import { outlineAround, pathTo, type Clause } from './clauses.ts';

const clause = (number: string): Clause => ({
  id: `s-${number}`,
  number,
  title: `Clause ${number}`,
  level: number.split('.').length,
});
const clauses = ['1', '2', '2.1', '2.1.1', '2.1.2', '2.2', '2.2.1', '3', '3.1'].map(clause);
const numbers = (given: Clause[]): string[] => given.map(({ number }) => number);

describe('the path to a clause', () => {
  it.each([
    ['s-1', ['1']],
    ['s-2.1.2', ['2', '2.1', '2.1.2']],
    ['s-3.1', ['3', '3.1']],
    ['s-unknown', []],
    [null, []],
  ])('to %s names the clauses around it', (id, path) => {
    expect(numbers(pathTo(clauses, id))).toEqual(path);
  });
});

describe('the outline', () => {
  it.each([
    [null, ['1', '2', '3']],
    ['s-1', ['1', '2', '3']],
    ['s-2', ['1', '2', '2.1', '2.2', '3']],
    ['s-2.1.1', ['1', '2', '2.1', '2.1.1', '2.1.2', '2.2', '3']],
    ['s-3.1', ['1', '2', '3', '3.1']],
  ])('opens around %s only', (current, shown) => {
    expect(numbers(outlineAround(clauses, current))).toEqual(shown);
  });

  it('shows a clause whose parent has no title among its elders', () => {
    const gappy = ['1', '2.1.1', '3'].map(clause);
    expect(numbers(outlineAround(gappy, 's-1'))).toEqual(['1', '2.1.1', '3']);
  });
});
