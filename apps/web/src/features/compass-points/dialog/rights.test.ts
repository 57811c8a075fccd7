import { describe, expect, it } from 'vitest';
import { mayMake, mayManage } from './rights.ts';

type Whose = 'None' | 'Own' | 'All';
const settings = (manage: Whose, view: Whose = 'All', activate = true) => ({
  compassPointSettings: { activate, 'pdf-view-setting': { view, manage } },
});
const own = { isOwn: true, edit: true };
const others = { isOwn: false, edit: true };
const readOnly = { isOwn: false, edit: false };

describe('to edit, share, move and deactivate a compass point', () => {
  it.each([
    ['None', own, false],
    ['None', others, false],
    ['Own', own, true],
    ['Own', others, false],
    ['All', others, true],
    ['All', readOnly, false],
  ] as const)(
    'where %s are managed is offered for %j: %s [compass-points-056]',
    (manage, point, isOffered) => {
      expect(mayManage(point, settings(manage))).toBe(isOffered);
    },
  );

  it.each([
    [own, true],
    [others, true],
    [readOnly, false],
  ])(
    'without settings is offered unless the edit flag is false: %j, %s [compass-points-060]',
    (point, isOffered) => {
      expect(mayManage(point, undefined)).toBe(isOffered);
    },
  );
});

describe('to make compass points', () => {
  it.each([
    ['All', 'Own', true, true],
    ['Own', 'All', true, true],
    ['None', 'All', true, false],
    ['All', 'None', true, false],
    ['All', 'All', false, false],
  ] as const)(
    'where %s are seen, %s managed, and they are on (%s) is offered: %s',
    (view, manage, isOn, isOffered) => {
      expect(mayMake(settings(manage, view, isOn))).toBe(isOffered);
    },
  );
});
