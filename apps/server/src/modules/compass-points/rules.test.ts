import { readFileSync } from 'node:fs';
import { whose } from '@norma/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions, may, mayCreate, type Viewer, type Action, type Marked, type Setting } from './rules.ts';

/** Kinds of people as the table names them. */
const kinds = {
  creator: { is: 'creator', isAdmin: false, mayAudit: false },
  'creator-auditor': { is: 'creator', isAdmin: false, mayAudit: true },
  colleague: { is: 'colleague', isAdmin: false, mayAudit: false },
  auditor: { is: 'colleague', isAdmin: false, mayAudit: true },
  admin: { is: 'colleague', isAdmin: true, mayAudit: true },
  outsider: { is: 'outsider', isAdmin: false, mayAudit: true },
} as const;

const cells = readFileSync(new URL('rules.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

type Case = {
  who: keyof typeof kinds;
  document: 'open' | 'closed';
  setting: Setting;
  state: 'active' | 'deactivated';
  link: 'shared' | 'kept';
};

/** Whether the table has a row for a case. */
const isWritten = (action: Action, { who, document, setting, state, link }: Case): boolean =>
  cells.some((row) =>
    [action, who, document, setting.view, setting.manage, state, link].every(
      (value, at) => row[at] === 'any' || row[at] === value,
    ),
  );

const isAllowed = (action: Action, { who, document, setting, state, link }: Case): boolean => {
  const viewer: Viewer = { ...kinds[who], opens: document === 'open' };
  const marked: Marked = { isDeleted: state === 'deactivated', isShared: link === 'shared' };
  return may(action, viewer, marked, setting);
};

const names = Object.keys(kinds) as (keyof typeof kinds)[];
const every: Case[] = names.flatMap((who) =>
  (['open', 'closed'] as const).flatMap((document) =>
    whose.flatMap((view) =>
      whose.flatMap((manage) =>
        (['active', 'deactivated'] as const).flatMap((state) =>
          (['shared', 'kept'] as const).map((link) => ({
            who,
            document,
            setting: { view, manage },
            state,
            link,
          })),
        ),
      ),
    ),
  ),
);

describe('the written matrix of compass points', () => {
  it('has rows whose every word is known', () => {
    const known = [
      actions,
      [...names, 'any'],
      ['open', 'closed', 'any'],
      [...whose, 'any'],
      [...whose, 'any'],
      ['active', 'deactivated', 'any'],
      ['shared', 'kept', 'any'],
    ] as readonly (readonly string[])[];
    expect(cells.length).toBeGreaterThan(20);
    for (const row of cells) {
      expect(row).toHaveLength(known.length);
      for (const [at, cell] of row.entries()) expect(known[at]).toContain(cell);
    }
  });

  it.each(actions)(
    'says of %s what the rules do, for everyone, every setting and every state [compass-points-053, compass-points-054, compass-points-057, compass-points-059]',
    (action) => {
      for (const each of every)
        expect([each, isAllowed(action, each)]).toEqual([each, isWritten(action, each)]);
    },
  );
});

describe('whatever the settings are', () => {
  const anyCase = fc.constantFrom(...every);

  it('anyone who may do something with a compass point may read it', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...actions), (each, action) => {
        const isLink = action === 'follow' && each.link === 'shared';
        expect(!isAllowed(action, each) || isLink || isAllowed('read', each)).toBe(true);
      }),
    );
  });

  it('what is managed by no one is changed by no one, its creator included', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...actions), (each, action) => {
        const closed = { ...each, setting: { ...each.setting, manage: 'None' as const } };
        const isChange = ['edit', 'share', 'deactivate', 'reactivate'].includes(action);
        expect(isChange && isAllowed(action, closed)).toBe(false);
      }),
    );
  });

  it('someone of another account does no more than follow a link that was given away', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...actions), (each, action) => {
        const outside = { ...each, who: 'outsider' as const };
        expect(isAllowed(action, outside)).toBe(
          action === 'follow' && each.link === 'shared' && each.document === 'open',
        );
      }),
    );
  });

  it('to deactivate and to reactivate are never both possible', () => {
    fc.assert(
      fc.property(anyCase, (each) => {
        expect(isAllowed('deactivate', each) && isAllowed('reactivate', each)).toBe(false);
      }),
    );
  });

  it('nothing is begun that its maker would not see or could not change', () => {
    for (const view of whose)
      for (const manage of whose)
        expect(mayCreate({ view, manage })).toBe(view !== 'None' && manage !== 'None');
  });
});
