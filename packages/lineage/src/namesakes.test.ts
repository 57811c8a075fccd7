import { describe, expect, it } from 'vitest';
import { lineageOf } from './lineage.ts';

const clause = (id: string, title: string, text: string, level = 1) => ({
  id,
  number: '',
  title,
  text,
  level,
});
const links = (base: Parameters<typeof lineageOf>[0], target: typeof base): string[] =>
  lineageOf(base, target).map(({ before, after }) => `${before.join('+')}>${after.join('+')}`);

describe('Clauses of the same title', () => {
  it('went on however little of their text did', () => {
    expect(
      links(
        [
          clause('a', 'Scope', 'This covers anchors in cracked concrete.'),
          clause('b', 'Emphasis', 'Old words alone.'),
        ],
        [
          clause('x', 'Scope', 'This covers anchors in cracked concrete.'),
          clause('y', 'Emphasis', 'Nothing is left here of it'),
        ],
      ),
    ).toEqual(['a>x', 'b>y']);
  });

  it('that many bear go on within the clause that they stand in', () => {
    const object = (name: string, fields: string) => [
      clause(
        name,
        `${name} object`,
        `The ${name} object tells of ${name} and of nothing else that a reader knows.`,
      ),
      clause(`${name}-f`, 'Fixed fields', fields, 2),
    ];
    expect(
      links(
        [...object('server', 'one two'), ...object('path', 'three four'), ...object('gone', 'five six')],
        [
          ...object('server', 'seven'),
          ...object('path', 'eight'),
          clause('z', 'License', 'Of another kind altogether.'),
          clause('z-f', 'Fixed fields', 'nine ten', 2),
        ],
      ),
    ).toEqual([
      'server>server',
      'server-f>server-f',
      'path>path',
      'path-f>path-f',
      'gone>',
      'gone-f>',
      '>z',
      '>z-f',
    ]);
  });
});
