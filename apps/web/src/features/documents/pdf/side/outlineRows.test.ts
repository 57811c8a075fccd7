import type { Heading } from '@norma/reader';
import { describe, expect, it } from 'vitest';
import { outlineRows, rowFor } from './outlineRows.ts';

const heading = (id: string, children: Heading[] = []): Heading => ({
  id,
  title: `Title ${id}`,
  level: id.split('.').length,
  goal: id,
  children,
});
const headings = [
  heading('1', [heading('1.1', [heading('1.1.1')]), heading('1.2')]),
  heading('2', [heading('2.1')]),
  heading('11'),
];
const keys = (opened: [string, boolean][] = [], current: string | null = null): string[] =>
  outlineRows(headings, new Map(opened), current).map(({ node }) => node.key);

describe('the rows of an outline', () => {
  it('are the outermost headings at first', () => {
    expect(keys()).toEqual(['1', '2', '11']);
  });

  it('open along what is being read', () => {
    expect(keys([], '1.1.1')).toEqual(['1', '1.1', '1.1.1', '1.2', '2', '11']);
    expect(keys([], '1')).toEqual(['1', '1.1', '1.2', '2', '11']);
    expect(keys([], '11')).toEqual(['1', '2', '11']);
  });

  it('stay open or closed as the reader left them', () => {
    expect(keys([['2', true]], '1.2')).toEqual(['1', '1.1', '1.2', '2', '2.1', '11']);
    expect(keys([['1', false]], '1.1.1')).toEqual(['1', '2', '11']);
  });

  it('tell their place, what they lie within, and whether they can be opened', () => {
    expect(outlineRows(headings, new Map(), '1.2')).toMatchObject([
      { place: 1, among: 3, parentAt: -1, isOpen: true },
      { place: 1, among: 2, parentAt: 0, isOpen: false },
      { place: 2, among: 2, parentAt: 0, isOpen: null },
      { place: 2, among: 3, parentAt: -1, isOpen: false },
      { place: 3, among: 3, parentAt: -1, isOpen: null },
    ]);
  });

  it('show a heading that is folded away by the one around it', () => {
    const rows = outlineRows(headings, new Map([['1', false]]), '1.1.1');
    expect(rowFor(rows, '1.1.1')).toBe(0);
    expect(rowFor(rows, '11')).toBe(2);
    expect(rowFor(rows, null)).toBe(-1);
  });
});
