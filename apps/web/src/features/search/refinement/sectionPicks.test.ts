import { describe, expect, it } from 'vitest';
import type { Pick } from '../picks.ts';
import { picksWith } from './sectionPicks.ts';
import type { Value } from './values.ts';

const value = (key: string, name: string, ...child: Value[]): Value => ({ key, name, child });
const values = [
  value('a', 'Anchors', value('a/b', 'Bonded', value('a/b/c', 'In cracked concrete'))),
  value('d', 'Doors'),
];

const halden: Pick = { list: 'publisherList', key: 'HI', name: 'Halden Institute' };
const gone: Pick = { list: 'categoryList', key: 'gone', name: 'No longer there' };
const doors: Pick = { list: 'categoryList', key: 'd', name: 'Doors' };

describe('the picks with other keys of one section', () => {
  it('take a new one last, with the values that it lies within', () => {
    expect(picksWith({ picks: [halden], list: 'categoryList', keys: ['a/b/c'], values })).toEqual([
      halden,
      {
        list: 'categoryList',
        key: 'a/b/c',
        name: 'In cracked concrete',
        within: { keys: ['a', 'a/b'], name: 'Bonded' },
      },
    ]);
  });

  it('keep those that stay as they are, in their order, and those of other sections', () => {
    const picks = [gone, halden, doors];
    expect(picksWith({ picks, list: 'categoryList', keys: ['d', 'gone'], values })).toEqual(picks);
    expect(picksWith({ picks, list: 'categoryList', keys: ['gone'], values })).toEqual([gone, halden]);
  });

  it('take nothing that the section does not hold', () => {
    expect(picksWith({ picks: [], list: 'categoryList', keys: ['unheard of'], values })).toEqual([]);
  });
});
