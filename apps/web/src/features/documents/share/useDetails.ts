import { useList } from '../../../ui/useList.ts';
import type { Target } from './targets.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Keeps a name from turning the words around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** What stands below the name of a target: some members of a group, the address of a person. */
export function useDetails(target: Target, isCounted: boolean): string {
  const words = useMessages('document-sharing');
  const list = useList();
  if (!target.isGroup) return target.id === null ? words('outside') : isolated(target.email);
  const { rosters, memberCount: count } = target;
  if (rosters.length === 0) return words('noMembers');
  const names = list(rosters.map(({ firstName, lastName }) => isolated(`${firstName} ${lastName}`.trim())));
  const more = count - rosters.length;
  const members = more > 0 ? words('membersMore', { names, more }) : names;
  return isCounted ? words('groupOf', { count, members }) : members;
}
