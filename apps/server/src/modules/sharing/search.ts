import type { ShareGroup, SharePerson } from '@norma/contracts';
import { emailAddressIn } from '@norma/contracts/fields';
import type { ReaderContext } from '../../context.ts';
import type { GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import { hasGroups } from './access.ts';
import { colleagueOfAddress, colleaguesAtHand, colleaguesNamed, type Colleague } from './colleagues.ts';
import { groupsToShareWith } from './groups.ts';
import type { SharingTables } from './tables.ts';
import { wirePerson } from './wire.ts';

const max = 20;
const maxWords = 10;

type Context = ReaderContext<SharingTables & GroupTables & SessionTables>;

/** Own groups and people of the own account to share with; those at hand where nothing is looked for. */
export async function search(
  keyword: string,
  ctx: Context,
): Promise<{ groupList: ShareGroup[]; userList: SharePerson[] }> {
  const [groupList, people] = await Promise.all([
    groupsToShareWith({ keyword, max }, ctx),
    found(keyword, ctx),
  ]);
  return { groupList, userList: people.map(wirePerson) };
}

async function found(keyword: string, { db, tenant, reader }: Context): Promise<Colleague[]> {
  const within = { accountId: reader.account.id, except: reader.personId, max };
  // Where there are no groups, documents are shared with addresses: no one is found by less than a whole one.
  if (!hasGroups(tenant)) {
    const address = emailAddressIn(keyword);
    const colleague = address && (await colleagueOfAddress(db, address.toLowerCase(), within));
    return colleague ? [colleague] : [];
  }
  const words = keyword.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, maxWords);
  return words.length > 0 ? colleaguesNamed(db, words, within) : colleaguesAtHand(db, within);
}
