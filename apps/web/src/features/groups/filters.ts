import type { AccountPerson, FoundDocument } from '@norma/contracts';
import { isQueryLongEnough } from '../../ui/text/isQueryLongEnough.ts';

/** Characters from which on people and documents are searched. */
const min = 3;

/** Whether the text is long enough to search. */
export const isEnough = (typed: string): boolean => isQueryLongEnough(typed, min);

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
const withoutSpaces = (text: string): string => folded(text).replaceAll(/\s+/gu, '');

/** The members whose first and last name, without spaces, contain the text; all below three characters. */
export function membersCalled<Person extends Pick<AccountPerson, 'firstName' | 'lastName'>>(
  members: readonly Person[],
  typed: string,
): readonly Person[] {
  if (!isEnough(typed)) return members;
  const letters = withoutSpaces(typed);
  return members.filter(({ firstName, lastName }) =>
    withoutSpaces(`${firstName}${lastName}`).includes(letters),
  );
}

/** The documents whose title, asset number or designation contains the text. */
export function documentsCalled<
  Document extends Pick<FoundDocument, 'documentTitle' | 'assetId' | 'designationNo'>,
>(documents: readonly Document[], typed: string): readonly Document[] {
  const words = folded(typed.trim());
  if (words === '') return documents;
  return documents.filter(({ documentTitle, assetId, designationNo }) =>
    [documentTitle, assetId, designationNo].some((text) => folded(text).includes(words)),
  );
}
