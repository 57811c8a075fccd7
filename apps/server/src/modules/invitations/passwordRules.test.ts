import { expect, it } from 'vitest';
import { problemOf } from './passwordRules.ts';

const ines = { email: 'ines.ravndal@halvorsen.example', signInName: 'ines.r', names: ['Ines', 'Ravndal'] };

it.each([
  ['short', 'Kestrel 9', 'too-short'],
  ['long', 'kestrel '.repeat(40), 'too-long'],
  ['the address', 'ines.ravndal@halvorsen.example', 'like-name'],
  ['the name and a year', 'Ines Ravndal 1984', 'like-name'],
  ['the name the other way round', 'ravndal-ines', 'like-name'],
  ['one of the most common ones', 'Password123!', 'well-known'],
  ['a row of keys', 'qwertyuiop', 'well-known'],
  ['a row of figures', '1234567890', 'well-known'],
  ['the same characters again and again', 'abababababab', 'too-simple'],
])('is not taken when it is %s', (_, password, problem) => {
  expect(problemOf(password, ines)).toBe(problem);
});

it.each([
  ['several words', 'correct horse battery'],
  ['Arabic words', 'قلعة البحر الأزرق'],
  ['ten characters of any kind', 'k3-Vp9_wQz'],
  ['the name among other words', 'ines likes long walks'],
  ['emoji, counted as people count them', '🐢🐙🦜🐝🐌🦔🦩🦥🐿🦦'],
])('is taken when it is %s', (_, password) => {
  expect(problemOf(password, ines)).toBeNull();
});
