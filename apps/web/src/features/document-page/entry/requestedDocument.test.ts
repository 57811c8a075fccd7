import { expect, it } from 'vitest';
import { readRequestedDocument } from './requestedDocument.ts';

it.each([
  ['?contentCode=NSB%7Cnsb-e-214-24', { contentCode: 'NSB|nsb-e-214-24' }],
  ['?CONTENTCODE=NSB|x&designation=E%20214', { contentCode: 'NSB|x' }],
  [
    '?designation=E%20214&year=18&status=Historical',
    { designation: 'E 214', year: '18', status: 'Historical' },
  ],
  ['?Designation=%20E%20214%20', { designation: 'E 214', year: '', status: '' }],
  ['?assetId=D0096-09', { assetId: 'D0096-09' }],
  ['?designation=&assetid=D0096-09', { assetId: 'D0096-09' }],
  ['', null],
  ['?', null],
  ['?contentCode=', null],
  ['?year=2018', null],
  ['?__proto__=x&constructor=y', null],
  ['?contentCode=%E0%A4%A', { contentCode: '%E0%A4%A' }],
])('the query %j asks for %j', (query, asked) => {
  expect(readRequestedDocument(query)).toEqual(asked);
});
