import { describe, expect, it } from 'vitest';
import { anIndex, found } from '../testing/library.ts';

describe('A search for a phrase', () => {
  const index = anIndex(
    { id: 'phrase', title: 'Test of fire doors' },
    { id: 'apart', title: 'Fire test of doors' },
    { id: 'across', title: 'Doors of fire', keywords: 'doors' },
    { id: 'inflected', title: 'Fire door' },
    { id: 'german', title: 'Prüfung der Türen', language: 'de' },
    { id: 'ideographs', title: '自動火災報知設備' },
    { id: 'others', title: '火災の報知' },
    { id: 'numbered', designation: 'NSB F 7-24', title: 'Hydrants' },
  );

  it.each([
    ['words one after the other', '"fire doors"', ['phrase']],
    ['stop-words within', '"of fire doors"', ['phrase']],
    ['words beside it', 'test "fire doors"', ['phrase']],
    ['every one of several', '"fire doors" "test of"', ['phrase']],
    ['no words of two fields', '"fire doors" keywords', []],
    ['words of another language', '"prufung der turen"', ['german']],
    ['ideographs within a run', '"火災報知"', ['ideographs']],
    ['a designation as it is written', '"NSB F 7"', ['numbered']],
    ['a single word as it is written', '"doors"', ['phrase', 'apart', 'across']],
  ])('finds %s', (_, text, expected) => {
    expect(new Set(found(index, { text }))).toEqual(new Set(expected));
  });
});
