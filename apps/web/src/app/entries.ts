import type { Account, MenuCode, TenantConfiguration } from '@norma/contracts';
import { opens, type Needs } from '../features/session/index.ts';

/** A name of a menu entry: a code of the account's menu, or an entry of our own. */
export type MenuWord =
  | MenuCode
  | 'CHECK_REFERENCES'
  | 'VIDEO_TUTORIALS'
  | 'MORE_RESOURCES'
  | 'ADMINISTRATION'
  | 'USER_MANAGEMENT';

/**
 * What an entry is called: in a word of ours, or as the tenant calls it; in further languages by BCP 47 tag, or by our
 * word for one of our guides.
 */
type Name =
  | { word: MenuWord }
  | { title: string; titles?: Readonly<Record<string, string>> | undefined; guide?: string };

/** An entry of a menu: it leads to a screen (`to`), out of the library (`href`), or downloads a help document (`topic`). */
export type Entry = { key: string; name: Name } & ({ to: string } | { href: string } | { topic: string });

/** What decides which entries there are. */
export type Known = {
  tenant: TenantConfiguration;
  account: Account;
  /** The conditions of the screen at an address; null where there is no screen, and thus no entry. */
  needsAt: (address: string) => Needs | null;
};

/** Whether the server permits an entry to this person. */
export const isPermitted = ({ account }: Known, code: MenuCode): boolean =>
  account.userMenuList.includes(code);

/** Whether there is a screen at an address and this person may see it. */
export function isOpen(known: Known, address: string): boolean {
  const needs = known.needsAt(address);
  return needs !== null && opens(needs, known);
}

/** An entry that leads to a screen. */
export const toScreen = (word: MenuWord, to: string): Entry => ({ key: word, name: { word }, to });

/** An entry that leads out of the library; null where the tenant names no address. */
export const toSite = (word: MenuWord, href: string | null): Entry | null =>
  href ? { key: word, name: { word }, href } : null;
