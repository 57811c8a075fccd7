import { describe, expect, it } from 'vitest';
import { annotationAuthor } from './annotationAuthor.ts';

const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  companyName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  mobile: '',
});

describe('the author of an annotation', () => {
  it.each([
    ['INDIVIDUAL', 'Ines', 'Ravndal', 'Ravndal Ines'],
    ['INDIVIDUAL', 'Maximiliana', 'Featherstonehaugh', 'Featherstonehaugh Ma'],
    ['INDIVIDUAL', '', '', 'Guest'],
    ['COMPANY', 'Marit', 'Solheim', 'Guest'],
  ] as const)('of %s %s %s is %s [pdf-006]', (userType, firstName, lastName, author) => {
    expect(annotationAuthor({ userType, userAccounts: [person(firstName, lastName)] }, 'Guest')).toBe(author);
  });

  it('is cut between letters, not within one', () => {
    const author = annotationAuthor(
      { userType: 'INDIVIDUAL', userAccounts: [person('', '𝛙'.repeat(30))] },
      'Guest',
    );
    expect(author).toBe('𝛙'.repeat(20));
  });
});
