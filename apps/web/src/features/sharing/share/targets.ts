import { emailAddressIn } from '@norma/contracts/fields';
import { isQueryLongEnough } from '../../../ui/text/isQueryLongEnough.ts';
import type { SentToGroup, SentToPerson, ShareGroup, SharePerson } from '@norma/contracts';

/** A group, a person or an address with whom a document can be shared. */
export type Target = ShareGroup | SharePerson;

/** Fewer characters than this look for nothing. */
export const fewestCharacters = 3;

/** Names a target, so that it is chosen once however often it is found. */
export function keyOf(target: Target): string {
  if (target.isGroup) return `group ${target.id}`;
  return target.id === null ? `address ${addressKey(target.email)}` : `person ${target.id}`;
}

const addressKey = (typed: string): string => (emailAddressIn(typed) ?? typed).toLowerCase();

/** What is looked for when a text is typed: nothing while it is short or, without groups, no address yet. */
export function keywordOf(typed: string, hasGroups: boolean): string {
  const text = typed.trim();
  if (!isQueryLongEnough(text, fewestCharacters)) return '';
  return hasGroups || emailAddressIn(text) !== null ? text : '';
}

/** The address that is typed, to share with a user outside the library; null where it is none, or a user's here. */
export function outsider(typed: string, known: readonly string[]): SharePerson | null {
  const email = typed.trim();
  const address = emailAddressIn(email);
  if (address === null || known.some((each) => addressKey(each) === address.toLowerCase())) return null;
  return { id: null, name: email, email, isExternalUser: true, isGroup: false };
}

export type Found = { readonly groupList: readonly ShareGroup[]; readonly userList: readonly SharePerson[] };
type Sent = { readonly groupList: readonly SentToGroup[]; readonly userList: readonly SentToPerson[] };

/** What is listed: what was found, and the typed address where no one has it; without a keyword those who have the document as well. */
export function listed({
  keyword,
  found,
  sent,
  own,
}: {
  readonly keyword: string;
  readonly found: Found;
  readonly sent: Sent;
  /** The address of the reader, who shares with others. */
  readonly own: string;
}): Target[] {
  const matches = [...found.groupList, ...found.userList];
  if (keyword !== '') {
    const extra = outsider(keyword, [own, ...found.userList.map(({ email }) => email)]);
    return extra ? [...matches, extra] : matches;
  }
  const keys = new Set(matches.map(keyOf));
  const others = [...sent.groupList, ...sent.userList].filter((target) => !keys.has(keyOf(target)));
  return [...matches, ...others];
}

/** When the document was shared with each, by key. */
export const sentDates = (sent: Sent): ReadonlyMap<string, string> =>
  new Map([...sent.groupList, ...sent.userList].map((target) => [keyOf(target), target.sharedDate]));

/** The chosen ones with another; who is chosen stays chosen once. */
export const withTarget = (chosen: readonly Target[], target: Target): readonly Target[] =>
  chosen.some((each) => keyOf(each) === keyOf(target)) ? chosen : [...chosen, target];
