import { expect, it } from 'vitest';
import { addressesIn } from './addressesIn.ts';

it.each([
  ['ines@x.example', ['ines@x.example//']],
  [
    'a@x.example, b@x.example; c@x.example\n\nd@x.example',
    ['a@x.example//', 'b@x.example//', 'c@x.example//', 'd@x.example//'],
  ],
  ['Ines Ravndal <ines@x.example>', ['ines@x.example/Ines/Ravndal']],
  [
    '"Ravndal, Ines" <ines@x.example>, Tomas van der Eide <t@x.example>',
    ['ines@x.example/Ines/Ravndal', 't@x.example/Tomas/van der Eide'],
  ],
  ['ليلى حداد <leila@x.example>', ['leila@x.example/ليلى/حداد']],
  [' ', []],
])('finds in %j the people that mail programs mean', (text, people) => {
  expect(
    addressesIn(text).map(({ email, firstName, lastName }) => [email, firstName, lastName].join('/')),
  ).toEqual(people);
});
