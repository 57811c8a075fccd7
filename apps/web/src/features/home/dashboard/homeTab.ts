import type { Account } from '@norma/contracts';

/** The tabs of the home screen by the keys under which addresses name them: 0 to 3 are individuals’, higher ones companies’. */
export const tabKeys = {
  contents: 'toc',
  accessed: '0',
  tracker: '1',
  favorites: '2',
  subscriptions: '3',
  updated: '4',
  companySubscriptions: '5',
} as const;
export type HomeTab = keyof typeof tabKeys;

/** The facts that decide which tabs a reader has. */
export type TabFacts = {
  readonly userType: Account['userType'];
  readonly hasContents: boolean;
  readonly hasTracker: boolean;
  /** Whether a single subscription is shown as well; otherwise a tab of them takes two. */
  readonly showsOneSubscription: boolean;
  /** How many there are. */
  readonly subscriptions: number;
};

/** The tabs that a reader has, in their order. */
export function tabsFor(facts: TabFacts): HomeTab[] {
  const { userType, hasContents, hasTracker, showsOneSubscription, subscriptions } = facts;
  const hasSubscriptions = subscriptions > 1 || showsOneSubscription;
  const tabs: [HomeTab, boolean][] =
    userType === 'COMPANY'
      ? [
          ['updated', true],
          ['companySubscriptions', hasSubscriptions],
        ]
      : [
          ['contents', hasContents],
          ['accessed', true],
          ['tracker', hasTracker],
          ['favorites', true],
          ['subscriptions', hasSubscriptions],
        ];
  return tabs.filter(([, isThere]) => isThere).map(([tab]) => tab);
}

/** The tab that a reader sees who asks for a key: another one where there is no such tab for them. */
export function tabAt(key: string | undefined, facts: TabFacts): HomeTab {
  const tabs = tabsFor(facts);
  const usual = facts.userType === 'COMPANY' ? 'updated' : 'accessed';
  if (key === undefined) return tabs.find((tab) => tab === 'contents') ?? usual;
  return tabs.find((tab) => tabKeys[tab] === key) ?? usual;
}

/** Where a tab is. */
export const tabPath = (tab: HomeTab): string => `/home/${tabKeys[tab]}`;
