import type { AccountPerson, FoundDocument, Group } from '@norma/contracts';

/** Characters of a group's name that its page shows. */
const longestShown = 50;

/** The name of a group as its page shows it: cut at 50 characters, as readers count them. */
export function shownName(name: string): string {
  const characters = Array.from(name);
  return characters.length > longestShown ? `${characters.slice(0, longestShown).join('')}...` : name;
}

/** A user by first and last name. */
export const fullName = ({ firstName, lastName }: Pick<AccountPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The owner of a group by first and last name. */
export const ownerOf = ({ createdByFirstName, createdByLastName }: Group): string =>
  fullName({ firstName: createdByFirstName, lastName: createdByLastName });

/** The name of a document in lists: its designation, else its asset number. */
export const calledIn = ({
  designationNo,
  assetId,
}: Pick<FoundDocument, 'designationNo' | 'assetId'>): string => designationNo || assetId;

/** Where a group is. */
export const pathOf = ({ groupID }: Pick<Group, 'groupID'>): string => `/group-detail/?groupId=${groupID}`;
