import type { MenuCode, Subscription, TenantConfiguration } from '@norma/contracts';
import { helpEntries } from './helpEntries.ts';
import { isOpen, isPermitted, toScreen, toSite, type Entry, type Known } from './entries.ts';
import { outsideTabs } from './names.atBuild.ts';
import { isOn } from '../features/session/index.ts';
import { searchPath } from '../features/search/index.ts';

/** A subscription, and where its documents are found. */
type SubscribedTo = { key: string; title: string; to: string };

/** An entry of the contents; that of the subscriptions opens into a list. */
export type ContentsEntry =
  | Entry
  | { key: 'SUBSCRIPTION'; name: { word: 'SUBSCRIPTION' }; list: SubscribedTo[] };

export type Section = { name: 'contents' | 'library' | 'outside' | 'help'; entries: ContentsEntry[] };

type KnownHere = Known & { subscriptions: readonly Subscription[] };

/** Everything the contents lead to for one person, section by section; a section without entries is left out. */
export function sidebarSections(known: KnownHere): Section[] {
  const sections: Section[] = [
    { name: 'contents', entries: entriesOf(known, major) },
    { name: 'library', entries: [...entriesOf(known, minor), ...checkOfFile(known)] },
    { name: 'outside', entries: outside(known) },
    { name: 'help', entries: helpEntries(known) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** An entry, and its conditions in addition to the permission of the server and of its screen. */
type Rule =
  | { code: MenuCode; to: string }
  | { code: MenuCode; entry: (known: KnownHere) => ContentsEntry | null };

const major: readonly Rule[] = [
  { code: 'HOME', to: '/' },
  { code: 'SUBSCRIPTION', entry: subscriptionList },
  {
    code: 'TRACKER',
    entry: (known) => {
      if (!isOn(known.tenant, 'show-tracker')) return null;
      const elsewhere = toSite('TRACKER', known.tenant['tracker-url']);
      return elsewhere ?? (isOpen(known, '/trackChanges') ? toScreen('TRACKER', '/trackChanges') : null);
    },
  },
  { code: 'FAVORITES', to: '/favorites' },
  { code: 'NOTES', to: '/notes' },
  { code: 'SAVED_SEARCHES', to: '/saved-searches' },
  { code: 'GROUPS', to: '/groups' },
  { code: 'LINKS_MANAGEMENT', to: '/links-management' },
  { code: 'COMPASS_POINTS', to: '/compass-points-list' },
  { code: 'SHARED_WITH_ME', to: '/sharedWithMe' },
  { code: 'E_LEARNING', to: '/e-learning' },
  {
    code: 'DIGITAL_LIBRARY_LINK',
    entry: ({ tenant }) =>
      tenant.isStandardsBody ? toSite('DIGITAL_LIBRARY_LINK', tenant['digital-library-url']) : null,
  },
];

const minor: readonly Rule[] = [
  { code: 'TERMINOLOGY_DICTIONARY', to: '/terminology-dictionary' },
  { code: 'HYPERLINK', to: '/hyperlink' },
  { code: 'LINK_MANAGER', to: '/link-manager' },
  { code: 'SUBSCRIPTION_USAGE', to: '/usage-report' },
  { code: 'CUSTOM_COLLECTION', to: '/custom-collections' },
  { code: 'COMPASS_POINTS_ADMIN', to: '/compass-points-admin-list' },
  {
    code: 'COMPASS_POINTS_REPORT',
    entry: (known) =>
      known.account.compassPointFlag && isOpen(known, '/compass-points-report')
        ? toScreen('COMPASS_POINTS_REPORT', '/compass-points-report')
        : null,
  },
];

function entriesOf(known: KnownHere, rules: readonly Rule[]): ContentsEntry[] {
  return rules.flatMap((rule) => {
    if (!isPermitted(known, rule.code)) return [];
    if ('entry' in rule) return rule.entry(known) ?? [];
    return isOpen(known, rule.to) ? toScreen(rule.code, rule.to) : [];
  });
}

/** The check of a file is for everyone in whose library it is switched on. */
const checkOfFile = (known: Known): Entry[] =>
  isOpen(known, '/references/check') ? [toScreen('CHECK_REFERENCES', '/references/check')] : [];

/** One subscription needs no list, unless the tenant wants to show it. */
function subscriptionList({ tenant, subscriptions }: KnownHere): ContentsEntry | null {
  const min = isOn(tenant, 'show-subscription-one-publisher') ? 1 : 2;
  if (subscriptions.length < min) return null;
  const list = subscriptions.map((subscription) => ({
    key: subscription.id,
    title: subscription.subscriptionInfo.subscriptionName,
    to: subscriptionPath(subscription),
  }));
  return { key: 'SUBSCRIPTION', name: { word: 'SUBSCRIPTION' }, list };
}

/** The tenant's links next to the library; those that we have words for speak the reader's language. */
function outside(known: KnownHere): Entry[] {
  return known.tenant['external-urls']
    .filter(({ position }) => position === 'sidebar')
    .flatMap(({ title, titles, url: href }, index) => {
      const code = outsideTabNamed(title);
      if (code && !isPermitted(known, code)) return [];
      return { key: `${index} ${href}`, name: code ? { word: code } : { title, titles }, href };
    });
}

const outsideTabNamed = (
  title: TenantConfiguration['external-urls'][number]['title'],
): MenuCode | undefined => {
  const code = title
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return outsideTabs.find((tab) => tab === code || tab === `${code}_OUTSIDE`);
};

/** Where the documents of a subscription are found: in the search of the reader's own. */
const subscriptionPath = ({
  subscriptionInfo: { publisherSearchKey: key, subscriptionAbbrName: name },
}: Subscription): string =>
  searchPath({ kind: 'subscription', picks: [{ list: 'publisherList', key, name }] });
