import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookingAs, rowMenuOf } from './rowMenu.ts';

/** Kinds of people as the table names them. */
const kinds = {
  creator: { isOwn: true, isAdmin: false, mayAudit: false },
  'creator-auditor': { isOwn: true, isAdmin: false, mayAudit: true },
  auditor: { isOwn: false, isAdmin: false, mayAudit: true },
  admin: { isOwn: false, isAdmin: true, mayAudit: true },
  colleague: { isOwn: false, isAdmin: false, mayAudit: false },
} as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[];
const known = [names, ['some', 'nobody'], ['may', 'may not'], ['offered', 'gone'], ['active', 'deactivated']];

const rows = readFileSync(new URL('rowMenu.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const cases = names.flatMap((who) =>
  ['some', 'nobody'].flatMap((anybody) =>
    ['may', 'may not'].flatMap((reader) =>
      ['offered', 'gone'].flatMap((document) =>
        ['active', 'deactivated'].map((state) => ({ who, anybody, reader, document, state })),
      ),
    ),
  ),
);

describe('the menu of a row', () => {
  it('is written down in words that are all known', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      expect(row).toHaveLength(known.length + 1);
      for (const [at, words] of known.entries()) expect([...words, 'any']).toContain(row[at]);
    }
  });

  it.each(cases)(
    'is as written for $who, where $anybody manage it and the reader $reader, of a document that is $document, $state [compass-points-015] [compass-points-029] [compass-points-056] [compass-points-060] [compass-points-061]',
    ({ who, anybody, reader, document, state }) => {
      const given = [who, anybody, reader, document, state];
      const written = rows.find((row) => given.every((value, at) => row[at] === 'any' || row[at] === value));
      const { isOwn, ...looking } = kinds[who];
      const point = {
        isOwn,
        isManaged: anybody === 'some',
        edit: reader === 'may',
        isDeleted: state === 'deactivated',
        contentCode: document === 'offered' ? 'NSB|a' : '',
      };
      expect(rowMenuOf(point, looking).join(', ') || '–').toBe(written?.at(-1));
    },
  );

  it('knows who looks by the account: the authority under both of its names, the entry for histories', () => {
    expect(lookingAs({ authorities: [], userMenuList: ['HOME'] })).toEqual({
      isAdmin: false,
      mayAudit: false,
    });
    for (const held of ['CP_ADMIN', 'COMPASS_POINT_ADMIN'] as const)
      expect(lookingAs({ authorities: [held], userMenuList: ['COMPASS_POINT_HISTORY'] })).toEqual({
        isAdmin: true,
        mayAudit: true,
      });
  });
});
