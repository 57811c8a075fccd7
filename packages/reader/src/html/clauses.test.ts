import { describe, expect, it } from 'vitest';
import { pathTo, type Clause } from './clauses.ts';

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
