import { describe, expect, it } from 'vitest';
import { documentsCalled, isEnough, membersCalled } from './filters.ts';
import { calledIn, shownName } from './names.ts';

const members = [
  { firstName: 'Ines', lastName: 'Ravndal' },
  { firstName: 'Tomas', lastName: 'Eide' },
  { firstName: 'Mary Ann', lastName: 'O’Shea' },
];

describe('the filter of members', () => {
  it.each([
    ['', [0, 1, 2]],
    ['ra', [0, 1, 2]],
    ['  ra ', [0, 1, 2]],
    ['RAV', [0]],
    ['sei', [1]],
    ['ines ravn', [0]],
    ['maryanno', [2]],
    ['eidetomas', []],
  ])(
    'finds by %j from the third character on, first and last name without spaces [groups-038]',
    (typed, places) => {
      expect(membersCalled(members, typed)).toEqual(places.map((place) => members[place]));
    },
  );
});

describe('the filter of documents', () => {
  const documents = [
    { designationNo: 'NSB E 214-24', assetId: 'E214-24', documentTitle: 'Creep of Anchors' },
    { designationNo: '', assetId: 'STP5001', documentTitle: 'Adhesives under Load' },
  ];

  it.each([
    ['', [0, 1]],
    ['CREEP', [0]],
    ['e214', [0]],
    ['nsb e', [0]],
    ['stp', [1]],
    ['load', [1]],
    ['none', []],
  ])('finds %j in title, asset number or designation, in any letter case [groups-040]', (typed, places) => {
    expect(documentsCalled(documents, typed)).toEqual(places.map((place) => documents[place]));
  });

  it('calls a document without designation by its asset number [groups-026]', () => {
    expect(documents.map(calledIn)).toEqual(['NSB E 214-24', 'STP5001']);
  });
});

it('searches from the third character on, spaces around not counted', () => {
  expect(['', 'ab', ' ab ', 'abc', '🔩🔩', '🔩🔩🔩'].map(isEnough)).toEqual([
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('searches from the second character on in the scripts of East Asia, where that is a whole name', () => {
  expect(['王', '王芳', '山田', '김철', 'a王'].map(isEnough)).toEqual([false, true, true, true, false]);
});

it('cuts the name of a group at 50 characters and adds "..." [groups-010]', () => {
  expect(shownName('x'.repeat(50))).toBe('x'.repeat(50));
  expect(shownName('🔩'.repeat(51))).toBe(`${'🔩'.repeat(50)}...`);
});
