import type { ShareGroup, SharePerson } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { keyOf, keywordOf, listed, outsider, sentDates, withTarget } from './targets.ts';

const tomas: SharePerson = {
  id: 'a1',
  name: 'Tomas Eide',
  email: 'tomas.eide@halvorsen.example',
  isExternalUser: false,
  isGroup: false,
};
const guest = (email: string): SharePerson => ({
  id: null,
  name: email,
  email,
  isExternalUser: true,
  isGroup: false,
});
const anchorage: ShareGroup = { id: 7, name: 'Anchorage', memberCount: 2, rosters: [], isGroup: true };
const nothing = { groupList: [], userList: [] };
const own = 'ines@halvorsen.example';

describe('what is looked for', () => {
  it.each([
    ['', ''],
    ['  ab  ', ''],
    [' abc ', 'abc'],
    ['حدا', 'حدا'],
    ['𝒜𝒷', ''],
  ])(
    'by %j is %j: more than two characters without the spaces around them [sharing-008]',
    (typed, keyword) => {
      expect(keywordOf(typed, true)).toBe(keyword);
    },
  );

  it('where there are no groups is a whole address only [sharing-007]', () => {
    expect(keywordOf('tomas.eide', false)).toBe('');
    expect(keywordOf(' tomas.eide@halvorsen.example ', false)).toBe('tomas.eide@halvorsen.example');
  });
});

describe('an address outside the library', () => {
  it.each([
    ['guest@elsewhere.example', true],
    ['guest@bücher.example', true],
    ['guest', false],
    ['guest@elsewhere', false],
    ['guest @elsewhere.example', false],
    ['Guest <guest@elsewhere.example>', false],
  ])('is offered for %j: %s [sharing-006]', (typed, isOffered) => {
    expect(outsider(typed, []) !== null).toBe(isOffered);
  });

  it('is not offered where somebody found, or the reader, has it', () => {
    const list = (keyword: string) =>
      listed({ keyword, found: { ...nothing, userList: [tomas] }, sent: nothing, own });
    expect(list('TOMAS.Eide@halvorsen.example')).toEqual([tomas]);
    expect(list('Ines@Halvorsen.example')).toEqual([tomas]);
    expect(list('other@halvorsen.example')).toEqual([tomas, guest('other@halvorsen.example')]);
  });
});

describe('the list', () => {
  it('without a keyword has those at hand, then the others who have the document', () => {
    const sharedDate = '2026-11-16T10:00:00.000Z';
    const sent = {
      groupList: [{ ...anchorage, sharedDate }],
      userList: [
        { ...tomas, sharedDate },
        { ...guest('guest@elsewhere.example'), sharedDate },
      ],
    };
    const found = { groupList: [], userList: [tomas] };
    expect(listed({ keyword: '', found, sent, own }).map(keyOf)).toEqual([
      'person a1',
      'group 7',
      'address guest@elsewhere.example',
    ]);
    expect(sentDates(sent).get(keyOf(guest('GUEST@elsewhere.example')))).toBe(sharedDate);
  });
});

it('a target is chosen once, however it is found [sharing-003]', () => {
  const once = withTarget(withTarget([], tomas), { ...tomas, name: 'T. Eide' });
  expect(once).toEqual([tomas]);
  expect(withTarget([guest('a@bücher.example')], guest('A@xn--bcher-kva.example'))).toHaveLength(1);
  expect(withTarget([tomas], anchorage)).toEqual([tomas, anchorage]);
});
