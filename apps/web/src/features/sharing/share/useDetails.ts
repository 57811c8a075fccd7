import { useListFormat } from '../../../ui/text/useListFormat.ts';
import type { Target } from './targets.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** What stands below the name of a target: some members of a group, the address of a person. */
export function useDetails(target: Target, isCounted: boolean): string {
  const words = useMessages('document-sharing');
  const list = useListFormat();
  if (!target.isGroup) return target.id === null ? words('outside') : isolate(target.email);
  const { rosters, memberCount: count } = target;
  if (rosters.length === 0) return words('noMembers');
  const names = list(rosters.map(({ firstName, lastName }) => isolate(`${firstName} ${lastName}`.trim())));
  const more = count - rosters.length;
  const members = more > 0 ? words('membersMore', { names, more }) : names;
  return isCounted ? words('groupOf', { count, members }) : members;
}
